import type { Hint } from "@bummerl/protocol";
import type { TableState } from "@bummerl/table";
import { expect, it } from "vitest";
import { makeHints } from "../../src/computers/hints.ts";
import { ANNA, COMPUTER_TABLE, computerTable, dealtTo } from "../support/computer-state.ts";
import { inlineThinkers } from "../support/thinkers.ts";

const hints = (
  state: TableState,
  limits: { perPlayer?: number; atOnce?: number } = {},
  advise?: () => Promise<Hint>,
) =>
  makeHints({
    host: { look: async () => state },
    thinkers: inlineThinkers(advise === undefined ? {} : { advise }),
    limits: { hintsPerPlayer: limits.perPlayer ?? 30, hintsAtOnce: limits.atOnce ?? 16 },
  });
/** The person leads. */
const turn = dealtTo(computerTable("hobby", "none", "computer"));
const message = { table: COMPUTER_TABLE, seq: turn.dealSeq };
const code = async (asked: ReturnType<ReturnType<typeof hints>["ask"]>): Promise<string> => {
  const answer = await asked;
  return answer.ok ? answer.data.reason.code : answer.error.code;
};

it("is given on one's own turn only", async () => {
  const advised = await hints(turn).ask(ANNA.id, message);
  expect(advised).toEqual({ ok: true, data: expect.objectContaining({ action: expect.anything() }) });
  const waits = dealtTo(computerTable("hobby", "none", "me"));
  expect(await code(hints(waits).ask(ANNA.id, { ...message, seq: waits.dealSeq }))).toBe("notYourTurn");
  expect(await code(hints({ ...turn, status: "saved" }).ask(ANNA.id, message))).toBe("tableSaved");
  expect(await code(hints({ ...turn, status: "ended" }).ask(ANNA.id, message))).toBe("tableEnded");
});

it("is refused to who asks too often, and to all while too many are being thought about", async () => {
  const often = hints(turn, { perPlayer: 2 });
  await often.ask(ANNA.id, message);
  await often.ask(ANNA.id, message);
  expect(await code(often.ask(ANNA.id, message))).toBe("tooMany");

  let answer: (hint: Hint) => void = () => undefined;
  const asked = new Promise<Hint>((resolve) => {
    answer = resolve;
  });
  const busy = hints(turn, { atOnce: 1 }, () => asked);
  const first = code(busy.ask(ANNA.id, message));
  expect(await code(busy.ask(ANNA.id, message))).toBe("busy");
  answer({ action: { type: "settle" }, reason: { code: "onlyChoice" } });
  expect(await first).toBe("onlyChoice");
  expect(await code(busy.ask(ANNA.id, message))).toBe("onlyChoice");
});
