import { createHash } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH } from "@bummerl/protocol";
import { customAlphabet, nanoid } from "nanoid";

/** Letters and figures only at the start, so that no id looks like an option on a command line. */
const drawHead = customAlphabet("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz", 1);

export const drawPlayerId = (): string => `${drawHead()}${nanoid(20)}`;

/** A table's short code, to be read out on the phone. */
export const drawCode = customAlphabet(CODE_ALPHABET, CODE_LENGTH);

/**
 * The table that this player makes with this message: the same message again, even after a restart, is the same
 * table. Nobody else can guess it as long as the client's message ids are random.
 */
export const tableIdFor = (player: string, messageId: string): string =>
  `t${createHash("sha256").update(`table\n${player}\n${messageId}`).digest("base64url").slice(0, 21)}`;
