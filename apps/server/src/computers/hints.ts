import type { Hint, HintMessage, Reply } from "@bummerl/protocol";
import { computerSeat, questionFor, seatOf, type TableState } from "@bummerl/table";
import type { Host } from "../hosting/host.ts";
import { budget } from "../limits/budget.ts";
import type { Limits } from "../limits/limits.ts";
import { refused } from "../refused.ts";
import type { Thinkers } from "./thinkers.ts";

/** Advice for people who play a computer, from what their seat may know. */
export interface Hints {
  ask(player: string, message: HintMessage): Promise<Reply<Hint>>;
}

export interface HintParts {
  readonly host: Pick<Host, "look">;
  readonly thinkers: Pick<Thinkers, "advise">;
  readonly limits: Pick<Limits, "hintsPerPlayer" | "hintsAtOnce">;
}

const MINUTE_SECONDS = 60;

export function makeHints({ host, thinkers, limits }: HintParts): Hints {
  const share = budget(limits.hintsPerPlayer, MINUTE_SECONDS);
  let thinking = 0;
  return {
    ask: async (player, { table, seq }) => {
      const state = await host.look(table);
      const asked = state === null ? refused("unknownTable") : questionOf(state, player, seq);
      if ("error" in asked) return asked;
      if (thinking >= limits.hintsAtOnce) return refused("busy");
      thinking += 1;
      try {
        if (!(await share.spend(player))) return refused("tooMany");
        return { ok: true, data: await thinkers.advise(asked) };
      } finally {
        thinking -= 1;
      }
    },
  };
}

/** What there is to advise on, or why there is nothing. The seat comes from the log. */
function questionOf(state: TableState, player: string, seq: number) {
  const seat = seatOf(state, player);
  if (seat === null) return refused("notSeated");
  if (computerSeat(state) === null) return refused("noComputer");
  if (state.day !== undefined) return refused("dayDeal");
  if (state.status === "saved") return refused("tableSaved");
  if (state.status === "ended") return refused("tableEnded");
  if (state.stage !== "playing") return refused("noDeal");
  if (seq !== state.dealSeq) return refused("stale");
  return questionFor(state, seat) ?? refused("notYourTurn");
}
