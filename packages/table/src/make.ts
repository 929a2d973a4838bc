import { commitment, type RuleSet } from "@bummerl/engine";
import type { ClockName } from "./clock.ts";
import type { SeatedPlayer, TableEvent, Visibility } from "./state.ts";

/** What a table is made with; none of it ever changes. */
export interface TableSetup {
  /** 1 to 255 printable ASCII characters: it goes into the shuffle of every deal. */
  readonly id: string;
  readonly rules: RuleSet;
  readonly clock: ClockName;
  readonly visibility: Visibility;
  readonly maker: SeatedPlayer;
}

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

/** The first row of a table's log: the maker sits at seat 0, the first deal is sealed, seat 1 is free. */
export function makeTable(setup: TableSetup, { secret }: DecideContext): TableEvent[] {
  const { id, rules, clock, visibility, maker } = setup;
  return [{ type: "tableMade", v: 1, table: id, rules, clock, visibility, maker }, seal(1, secret)];
}
