import type { Action, RuleSet } from "@bummerl/engine";
import type { CommandReply } from "@bummerl/protocol";
import type { ClockName, SeatCommand, TableView } from "@bummerl/table";
import { join, type Line, newId } from "./client.ts";

export interface Match {
  readonly table: string;
  readonly code: string;
  /** By seat. */
  readonly lines: readonly [Line, Line];
}

export interface MatchOptions {
  readonly rules?: string | RuleSet;
  readonly clock?: ClockName;
}

/** Two new guests at a table, looking at it; nothing dealt yet. */
export async function sitTogether(
  url: string,
  { rules = "classic", clock = "untimed" }: MatchOptions = {},
): Promise<Match> {
  const [maker, guest] = await Promise.all([join(url, "Anna"), join(url, "Bert")]);
  const made = await data(
    maker.askAnything("make", { id: newId(), rules, clock, visibility: "private" }) as Promise<Answer<Made>>,
  );
  await data(guest.ask("sit", { id: newId(), code: made.code }));
  for (const line of [maker, guest]) await data(line.ask("join", { table: made.table }));
  return { ...made, lines: [maker, guest] };
}

interface Made {
  readonly table: string;
  readonly code: string;
}
type Answer<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: { code: string } };

/** The data of an answer; a refusal fails the test with its code. */
export async function data<T>(answer: Promise<Answer<T>>): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new Error(`refused: ${given.error.code}`);
  return given.data;
}

export const command = (line: Line, table: string, given: SeatCommand, id = newId()): Promise<CommandReply> =>
  line.ask("command", { table, id, command: given });

/** Sends a command that must be accepted, and waits until both seats see it. */
export async function carry(match: Match, seat: 0 | 1, given: SeatCommand, id = newId()): Promise<void> {
  const { seq } = await data(command(match.lines[seat], match.table, given, id));
  await Promise.all(match.lines.map((line) => line.until(match.table, (view) => view.seq >= seq)));
}

/** The present view of a seat. */
export const viewOf = (match: Match, seat: 0 | 1): TableView => {
  const view = match.lines[seat].view(match.table);
  if (view === null) throw new Error("nothing was joined");
  return view;
};

/** Both press *Next*. */
export async function dealNext(match: Match): Promise<void> {
  for (const seat of [0, 1] as const)
    await carry(match, seat, { type: "next", deal: viewOf(match, seat).dealNumber, cut: newId() });
}

export type Choose = (view: TableView, legal: readonly Action[]) => Action;

/** Plays the running deal with whatever `choose` picks from the legal actions, to its end or so many actions on. */
export async function playDeal(
  match: Match,
  choose: Choose,
  actions = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let done = 0; done < actions; done += 1) {
    const turn = viewOf(match, 0).deal?.turn ?? null;
    if (turn === null || viewOf(match, 0).stage !== "playing") return;
    const view = viewOf(match, turn);
    const action = choose(view, view.deal?.legal ?? []);
    await carry(match, turn, { type: "act", seq: view.dealSeq, action });
  }
}

/** Deals and plays until a Bummerl is over. @returns number of deals */
export async function playBummerl(match: Match, choose: Choose): Promise<number> {
  for (let deals = 1; ; deals += 1) {
    await dealNext(match);
    await playDeal(match, choose);
    if (viewOf(match, 0).stage === "bummerlOver") return deals;
  }
}

/** Any legal action but giving up, by a seeded generator: a failing match can be played again. */
export function randomChoice(seed: number): Choose {
  let state = seed >>> 0;
  return (_view, legal) => {
    const choices = legal.filter(({ type }) => type !== "giveUp");
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const action = choices[Math.floor((state / 2 ** 32) * choices.length)];
    if (action === undefined) throw new Error("nothing is legal");
    return action;
  };
}
