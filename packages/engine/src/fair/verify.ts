import type { Card, Seat } from "../cards.ts";
import { err, ok, type Result } from "../result.ts";
import type { Hex, ShuffleInput } from "./input.ts";
import { commitment, firstDealer, shufflePack } from "./shuffle.ts";

/** All that is published about one deal once it is over. */
export interface DealProof extends ShuffleInput {
  /** The hash that was published before the deal. */
  readonly commitment: Hex;
  /** The cards as dealt, in the order they came off the pack. */
  readonly deck: readonly Card[];
  /** Who dealt; compared in deal 1 only, later dealers follow from the deal before (R4). */
  readonly dealer?: Seat;
  /** A person chose who deals first, against a computer: then nothing was drawn. */
  readonly dealerChosen?: true;
}

/** Which published thing does not follow from the secret and the cuts. */
export const PROOF_FAULTS = ["commitmentMismatch", "deckMismatch", "dealerMismatch"] as const;
export type ProofFault = (typeof PROOF_FAULTS)[number];

/** What the secret and the cuts say. */
export interface VerifiedDeal {
  readonly deck: readonly Card[];
  /** Drawn in deal 1 only, unless it was chosen. */
  readonly firstDealer: Seat | null;
}

/**
 * Makes the pack again and compares it with what was dealt (R3, R5).
 * @throws when the input is out of range; `parseDealProof` reads what comes from outside.
 */
export function verifyDeal(proof: DealProof): Result<VerifiedDeal, { readonly code: ProofFault }> {
  if (commitment(proof.secret) !== proof.commitment) return err({ code: "commitmentMismatch" });
  const deck = shufflePack(proof);
  if (!sameCards(deck, proof.deck)) return err({ code: "deckMismatch" });
  const dealer = proof.deal === 1 && proof.dealerChosen !== true ? firstDealer(proof) : null;
  if (dealer !== null && proof.dealer !== undefined && proof.dealer !== dealer) {
    return err({ code: "dealerMismatch" });
  }
  return ok({ deck, firstDealer: dealer });
}

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card, index) => card === b[index]);
