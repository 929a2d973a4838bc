import type { TableUpdate } from "@bummerl/protocol";
import type { TableView } from "@bummerl/table";
import { TableLine } from "../../../web/src/net/table-line.ts";
import type { Random } from "../random.ts";
import { choose } from "./choose.ts";
import type { Player } from "./player.ts";

/** A player at a table, who plays by himself while he is let. */
export interface Seat {
  readonly player: Player;
  readonly table: string;
  /** The newest view; `null` before the first. */
  view(): TableView | null;
  play(): void;
  pause(): void;
  close(): void;
}

export interface SeatParts {
  readonly player: Player;
  readonly table: string;
  readonly random: Random;
  /** Longest time to think about a move, in ms. */
  readonly thinkMs: number;
  /** The server will not show him his own table. */
  readonly onFault: (text: string) => void;
}

/** Before what was refused is tried otherwise, in ms: newer news may be on their way. */
const AFTER_REFUSAL_MS = 30;

export function takeSeat({ player, table, random, thinkMs, onFault }: SeatParts): Seat {
  let newest: TableUpdate | null = null;
  let playing = false;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const line = new TableLine(player.connection, table);
  line.onFault((code) => onFault(`${player.name} is not shown the table he sits at: ${code}`));
  const later = (ms: number): void => {
    if (timer !== null || busy || !playing) return;
    timer = setTimeout(act, ms);
  };
  const act = (): void => {
    timer = null;
    if (!playing || busy || newest === null) return;
    const command = choose(newest.view, random);
    if (command === null) return;
    const seen = newest;
    busy = true;
    void line.send(command).then((reply) => {
      busy = false;
      // Without news there is nothing to be done but to wait for some; a refusal is looked at again.
      if (!reply.ok) later(AFTER_REFUSAL_MS);
      else if (newest !== seen) later(random.between(0, thinkMs + 1));
    });
  };
  line.onUpdate((update) => {
    newest = update;
    later(random.between(0, thinkMs + 1));
  });

  const pause = (): void => {
    playing = false;
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  return {
    player,
    table,
    view: () => newest?.view ?? null,
    play: () => {
      playing = true;
      later(0);
    },
    pause,
    close: () => {
      pause();
      line.close();
    },
  };
}
