import { PRESET_NAMES, PRESETS } from "@bummerl/engine";
import {
  decide,
  evolve,
  makeTable,
  type SeatCommand,
  type SystemCommand,
  type TableState,
  tableViewFor,
} from "@bummerl/table";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { updateJson } from "../../src/sockets/update-json.ts";

const now = 1_700_000_000_000;
const player = (name: string) => ({ id: `player-${name}`, name, kind: "player" }) as const;

function after(state: TableState, from: 0 | 1 | null, command: SeatCommand | SystemCommand): TableState {
  const decided = decide(state, from, command, { now, secret: "5e".repeat(32) });
  if (!decided.ok) throw new Error(decided.error.code);
  if (decided.value.length === 0) return state;
  return evolve(state, { seq: state.seq + 1, seat: from, at: now, events: decided.value });
}

/** What some seat may do; nothing once the Bummerl is over. */
function choices(state: TableState): readonly (readonly [0 | 1, SeatCommand])[] {
  return ([0, 1] as const).flatMap((seat) => {
    const { may, deal, dealSeq, dealNumber } = tableViewFor(state, seat);
    const commands: readonly SeatCommand[] = may.includes("next")
      ? [{ type: "next", deal: dealNumber, cut: "" }]
      : (deal?.legal.map((action) => ({ type: "act", seq: dealSeq, action })) ?? []);
    return commands.map((command) => [seat, command] as const);
  });
}

const tableOf = (rules: (typeof PRESET_NAMES)[number]): TableState => {
  const setup = { id: "table-0001", clock: "calm", visibility: "public", maker: player('An"na') } as const;
  const events = makeTable({ ...setup, rules: PRESETS[rules] }, { now, secret: "5e".repeat(32) });
  const made = evolve(null, { seq: 1, seat: 0, at: now, events });
  return after(made, null, { type: "sit", player: player("Żółw") });
};

describe("an update as JSON", () => {
  it("says what JSON.stringify says, whatever has been played", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PRESET_NAMES),
        fc.array(fc.nat(30), { minLength: 10, maxLength: 50 }),
        (rules, picks) => {
          let state = tableOf(rules);
          for (const pick of picks) {
            for (const viewer of [0, 1, "spectator"] as const) {
              const update = {
                view: tableViewFor(state, viewer),
                online: [true, false],
                now,
                code: null,
              } as const;
              expect(JSON.parse(updateJson(update))).toEqual(JSON.parse(JSON.stringify(update)));
            }
            const open = choices(state);
            const chosen = open[pick % Math.max(1, open.length)];
            if (chosen === undefined) return;
            state = after(state, ...chosen);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
