import { keepBeating } from "./beats.ts";
import { playTable } from "./game.ts";
import type { Line } from "./line.ts";
import { type Figures, makePacer, type Pace } from "./pace.ts";
import { playRaw, playSocketIo } from "./relay.ts";

/** The load, in a process of its own: what it is told to do comes from the bench that started it. */
export type Order =
  | {
      readonly type: "seat";
      readonly server: "game" | "socketio" | "raw";
      readonly port: number;
      readonly tables: number;
      /** As the real client does while a page is looked at. */
      readonly beats: boolean;
    }
  | { readonly type: "run"; readonly pace: Pace; readonly warmUpMs: number; readonly ms: number };

export type Told =
  | { readonly type: "seated" }
  | { readonly type: "counting" | "counted" }
  | {
      readonly type: "figures";
      readonly figures: Figures;
      readonly faults: readonly string[];
      readonly received: number;
      readonly sent: number;
    };

/** Tables that are made at the same time. */
const AT_ONCE = 20;

const pacer = makePacer();
const lines: Line[] = [];
const faults: string[] = [];
const lost = (why: string): void => void faults.push(why);

async function seat({ server, port, tables, beats }: Extract<Order, { type: "seat" }>): Promise<void> {
  const one = async (table: number): Promise<readonly Line[]> => {
    if (server === "raw") return (await playRaw(port, String(table), pacer, lost)).lines;
    if (server === "socketio") return (await playSocketIo(port, String(table), pacer, lost)).lines;
    const { clients } = await playTable(port, pacer, { lost });
    if (beats) clients.forEach(keepBeating);
    return clients.map(({ line }) => line);
  };
  for (let from = 0; from < tables; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, tables - from) }, (_, index) => one(from + index));
    lines.push(...(await Promise.all(some)).flat());
  }
}

const total = (): { received: number; sent: number } => {
  const sum = { received: 0, sent: 0 };
  for (const line of lines) {
    const { received, sent } = line.bytes();
    sum.received += received;
    sum.sent += sent;
  }
  return sum;
};

const tell = (told: Told): void => void process.send?.(told);

async function obey(order: Order): Promise<void> {
  if (order.type === "seat") {
    await seat(order);
    return tell({ type: "seated" });
  }
  const before = total();
  let moves = 0;
  faults.length = 0;
  const figures = await pacer.run(order.pace, order.warmUpMs, order.ms, () => {
    moves += 1;
  });
  const after = total();
  tell({
    type: "figures",
    figures,
    faults: [...faults],
    received: (after.received - before.received) / Math.max(1, moves),
    sent: (after.sent - before.sent) / Math.max(1, moves),
  });
}

process.on("message", (order: Order) => void obey(order));
process.on("disconnect", () => process.exit());
