import { CODE_ALPHABET } from "@bummerl/protocol";
import { customAlphabet } from "nanoid";
import type { PlayerStore } from "../store/store.ts";
import { hashSecret } from "./secret.ts";

/** How long a code that moves a guest to another device is good. */
const TRANSFER_MS = 600_000;

/** 30^10 codes, good once and for ten minutes, and few wrong ones are listened to. */
const TRANSFER_LENGTH = 10;
const drawTransferCode = customAlphabet(CODE_ALPHABET, TRANSFER_LENGTH);

/** A code as somebody typed it: small letters, spaces and dashes do no harm. */
const normalized = (typed: string): string => typed.toUpperCase().replace(/[\s-]+/g, "");

export const makeTransferCode = async (
  players: PlayerStore,
  player: string,
  now: number,
): Promise<{ code: string; expiresAt: number }> => {
  const code = drawTransferCode();
  const expiresAt = now + TRANSFER_MS;
  await players.putTransferCode(player, hashSecret(code), expiresAt);
  return { code, expiresAt };
};

/** @returns whose code it is, and it is used up; `null` when it is wrong, used or too old */
export const takeTransferCode = (players: PlayerStore, typed: string, now: number): Promise<string | null> =>
  players.takeTransferCode(hashSecret(normalized(typed)), now);
