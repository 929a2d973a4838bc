import { commitment } from "@bummerl/engine";
import type { TableEvent } from "./state.ts";

/** What a decision depends on besides state and command. */
export interface DecideContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** 32 fresh random bytes as lowercase hex; read only when the row seals a deal, so it may be drawn when it is read. */
  readonly secret: string;
}

/** Locks up the secret a deal will be shuffled with (R5); from here on only its hash is shown. */
export const seal = (deal: number, secret: string): TableEvent => ({
  type: "sealed",
  deal,
  secret,
  commitment: commitment(secret),
});
