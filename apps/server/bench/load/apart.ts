import type { TableUpdate } from "@bummerl/protocol";
import type { Client } from "./client.ts";
import { enter, guest } from "./game.ts";
import { nextCommand, numberAt } from "./next-command.ts";

/** Moves that may be made now, first come first served. */
export type Ready = ((since: number) => void)[];

export interface Sighting {
  /** Milliseconds from a move's instant to its update at the player opposite. */
  readonly seen: (ms: number) => void;
  readonly fault: (why: string) => void;
}

const UPDATE = "u".charCodeAt(0);

interface Seat {
  client: Client | null;
  /** Number of the newest update seen. */
  seq: number;
  /** When his last move was to be made, until the other has seen it. */
  movedAt: number | null;
}

const emptySeat = (): Seat => ({ client: null, seq: 0, movedAt: null });

/** One table, its two players at two servers; from then on whoever has something to do puts himself into `ready`. */
export async function playApart(
  ports: readonly [number, number],
  ready: Ready,
  sighting: Sighting,
): Promise<() => void> {
  const seats = [emptySeat(), emptySeat()] as const;
  let table = "";
  let ids = 0;
  const newId = (): string => {
    ids += 1;
    return `apart-move-${ids}`;
  };

  const update = (own: Seat, other: Seat, chunk: Buffer, from: number, to: number): void => {
    const seq = numberAt(chunk, from, "seq");
    if (seq <= own.seq) return;
    own.seq = seq;
    if (other.movedAt !== null) sighting.seen(performance.now() - other.movedAt);
    other.movedAt = null;
    const command = nextCommand(chunk, from, to);
    if (command === null) return;
    // Both press Next of one deal, so its update may be of either: only moves within a deal are timed.
    const isMove = command.startsWith('{"type":"act"');
    ready.push((since) => {
      if (isMove) own.movedAt = since;
      own.client?.send(
        "command",
        `{"table":"${table}","id":"${newId()}","command":${command}}`,
        (answer, at) => {
          const accepted = answer[at + 6] === 0x74;
          if (!accepted && own.seq === seq) sighting.fault(answer.toString("utf8", at, at + 200));
        },
      );
    });
  };
  const open = async (seat: 0 | 1): Promise<Client> =>
    enter(ports[seat], await guest(ports[seat], seat === 0 ? "Anna" : "Bert"), {
      event: (chunk, from, to) => {
        if (chunk[from] === UPDATE) update(seats[seat], seats[1 - seat] as Seat, chunk, from, to);
      },
      lost: sighting.fault,
    });

  const clients = await Promise.all([open(0), open(1)]);
  const wish = { rules: "classic", clock: "untimed", visibility: "private" };
  table = (await clients[0].ask<{ table: string }>("make", { id: newId(), ...wish })).table;
  await clients[1].ask("sit", { id: newId(), table });
  for (const seat of [0, 1] as const) {
    seats[seat].client = clients[seat];
    const joined = Buffer.from(JSON.stringify(await clients[seat].ask<TableUpdate>("join", { table })));
    update(seats[seat], seats[1 - seat] as Seat, joined, 0, joined.length);
  }
  return () => {
    for (const { line } of clients) line.close();
  };
}
