import { setTimeout as wait } from "node:timers/promises";
import type { PresetName } from "@bummerl/engine";
import type { Reply } from "@bummerl/protocol";
import type { ClockName } from "@bummerl/table";
import { isPassing } from "../../../web/src/net/errors.ts";
import { makeTable, sitDown } from "../../../web/src/net/requests.ts";
import type { Random } from "../random.ts";
import { makePlayer, type Player } from "./player.ts";
import type { Recorder } from "./recorder.ts";
import { type Seat, takeSeat } from "./seat.ts";

/** Tables with two players each, who play whole matches one after the other. */
export interface Company {
  readonly seats: readonly Seat[];
  readonly players: readonly Player[];
  readonly tables: readonly string[];
  play(): void;
  /** No new commands; what was given stays in the outboxes until it is answered. */
  pause(): void;
  close(): void;
}

export interface CompanyParts {
  readonly tables: number;
  /** The way in of each player, by his place: 0 makes the tables, 1 is the guest. Asked before every connection. */
  readonly address: (place: 0 | 1) => string;
  readonly recorder: Recorder;
  readonly random: Random;
  readonly onFault: (text: string) => void;
  readonly thinkMs?: number;
  /** One of these for each table. */
  readonly clocks?: readonly ClockName[];
  readonly rules?: readonly PresetName[];
}

/** How often is asked what a server cannot do just now, and what lies between, in ms. */
const TRIES = 10;
const BETWEEN_MS = 200;

/** Before play begins nothing is proved: what fails for the moment is asked again. */
async function granted<T>(ask: () => Promise<Reply<T>>): Promise<T> {
  for (let tries = TRIES; ; tries -= 1) {
    const reply = await ask();
    if (reply.ok) return reply.data;
    if (tries <= 1 || !isPassing(reply.error.code)) throw new Error(`refused: ${reply.error.code}`);
    await wait(BETWEEN_MS);
  }
}

export async function gather(parts: CompanyParts): Promise<Company> {
  const { recorder, random, onFault, thinkMs = 12 } = parts;
  const clocks = parts.clocks ?? ["untimed", "calm", "quick"];
  const rules = parts.rules ?? ["classic", "tournament", "sharp"];
  const pair = async (number: number): Promise<Seat[]> => {
    const own = random.fork();
    const [maker, guest] = await Promise.all(
      ([0, 1] as const).map((place) =>
        makePlayer({
          address: () => parts.address(place),
          name: `${place === 0 ? "Anna" : "Bert"} ${number}`,
          recorder,
          random: own.fork(),
        }),
      ),
    );
    if (maker === undefined || guest === undefined) throw new Error("two play");
    const wish = { rules: own.pick(rules), clock: own.pick(clocks), visibility: "private" } as const;
    const { table } = await granted(() => makeTable(maker.connection, wish));
    await granted(() => sitDown(guest.connection, table));
    return [maker, guest].map((player) => takeSeat({ player, table, random: own.fork(), thinkMs, onFault }));
  };
  const seats = (await Promise.all(Array.from({ length: parts.tables }, (_, number) => pair(number)))).flat();
  const each = (what: (seat: Seat) => void) => (): void => seats.forEach(what);
  return {
    seats,
    players: seats.map(({ player }) => player),
    tables: [...new Set(seats.map(({ table }) => table))],
    play: each((seat) => seat.play()),
    pause: each((seat) => seat.pause()),
    close: each((seat) => {
      seat.close();
      seat.player.close();
    }),
  };
}
