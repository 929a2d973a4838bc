import { setTimeout as wait } from "node:timers/promises";
import type { SeatCommand, TableView } from "@bummerl/table";
import type { House } from "../house.ts";
import type { Random } from "../random.ts";
import { choose } from "./choose.ts";
import { becomeGuest } from "./player.ts";
import { data, newId, openLine, type RawLine } from "./raw.ts";

/** Two bare lines at one table, each by its own way in. */
export interface RawMatch {
  readonly table: string;
  readonly lines: readonly [RawLine, RawLine];
}

/** How often a line is tried, and what lies between. */
const TRIES = 10;
const BETWEEN_MS = 200;

export const urlOf = (house: House, place: 0 | 1): string => `http://127.0.0.1:${house.doors[place].port}`;

/** A new guest's line; where the server cannot let him in just now he asks again, as a client does. */
export async function newLine(house: House, place: 0 | 1, name: string, from?: string): Promise<RawLine> {
  const guest = await becomeGuest(() => urlOf(house, place), name);
  for (let tries = TRIES; ; tries -= 1) {
    try {
      return await openLine(urlOf(house, place), guest, from);
    } catch (error) {
      if (tries <= 1 || !(error instanceof Error && error.message === "serverError")) throw error;
      await wait(BETWEEN_MS);
    }
  }
}

export async function rawMatch(house: House): Promise<RawMatch> {
  const [maker, guest] = await Promise.all([newLine(house, 0, "Anna"), newLine(house, 1, "Bert")]);
  const wish = { rules: "classic", clock: "untimed", visibility: "private" } as const;
  const { table } = data(await maker.ask("make", { id: newId(), ...wish }));
  data(await guest.ask("sit", { id: newId(), table }));
  for (const line of [maker, guest]) data(await line.ask("join", { table }));
  return { table, lines: [maker, guest] };
}

/** One command that must be accepted, and seen by both. */
export async function carry(
  match: RawMatch,
  place: 0 | 1,
  command: SeatCommand,
  id = newId(),
): Promise<number> {
  const { seq } = data(await match.lines[place].command(match.table, command, id));
  await Promise.all(match.lines.map((line) => line.until(match.table, (view) => view.seq >= seq)));
  return seq;
}

/** What one of the two can do now, and which of them; neither saves nor resigns. */
export function nextMove(match: RawMatch, random: Random): { place: 0 | 1; command: SeatCommand } {
  for (const place of [0, 1] as const) {
    const view: TableView | null = match.lines[place].view(match.table);
    const command = view === null ? null : choose({ ...view, may: view.may.filter(calm) }, random);
    if (command !== null) return { place, command };
  }
  throw new Error("nobody can do anything");
}

const calm = (what: TableView["may"][number]): boolean => what === "next" || what === "playOn";
