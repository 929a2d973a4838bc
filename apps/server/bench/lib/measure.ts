import type { Order, Told } from "../load/generator.ts";
import type { Figures, Pace } from "../load/pace.ts";
import type { Pauses, Usage } from "../servers/parent.ts";
import { type Child, type Server, start } from "./child.ts";
import { type Besides, between, lookAtMachine } from "./machine.ts";

/** One server under one load. */
export interface Measured extends Figures {
  readonly faults: readonly string[];
  /** Microseconds of the server's processor for one move. */
  readonly serverMicros: number;
  readonly generatorMicros: number;
  readonly databaseMicros: number;
  /** On the wire, both players together, all framing counted; TCP not. */
  readonly bytesOut: number;
  readonly bytesIn: number;
  readonly besides: Besides;
  /** Of the server, while it was measured. */
  readonly pauses: Pauses;
}

export interface Load {
  run(pace: Pace, warmUpMs: number, ms: number): Promise<Measured>;
  end(): void;
}

type Kind = Extract<Order, { type: "seat" }>["server"];

/** Seats so many tables on a server. */
export async function seatTables(
  server: Server,
  kind: Kind,
  tables: number,
  postmaster: number | null,
  beats = false,
): Promise<Load> {
  const generator = start("generator", {}, ["--max-semi-space-size=32"]);
  generator.say({ type: "seat", server: kind, port: server.port, tables, beats } satisfies Order);
  await expect(generator, "seated");
  const pids = [server.pid, generator.pid];
  return {
    run: async (pace, warmUpMs, ms) => {
      const counting = expect(generator, "counting");
      generator.say({ type: "run", pace, warmUpMs, ms } satisfies Order);
      await counting;
      const counted = expect(generator, "counted");
      const before = { usage: await server.usage(), machine: lookAtMachine(postmaster, pids) };
      await counted;
      const result = expect(generator, "figures");
      const after = { usage: await server.usage(), machine: lookAtMachine(postmaster, pids) };
      const told = await result;
      if (told.type !== "figures") throw new Error("the generator told something else");
      const besides = between(before.machine, after.machine);
      const seconds = (after.machine.atMs - before.machine.atMs) / 1_000;
      const micros = (cores: number): number => (cores * seconds * 1e6) / told.figures.moves;
      return {
        ...told.figures,
        faults: told.faults,
        serverMicros: cpuBetween(before.usage, after.usage) / told.figures.moves,
        generatorMicros: micros(besides.processes[1] ?? 0),
        databaseMicros: micros(besides.database),
        bytesOut: told.received,
        bytesIn: told.sent,
        besides,
        pauses: after.usage.pauses,
      };
    },
    end: () => generator.kill(),
  };
}

const cpuBetween = (before: Usage, after: Usage): number => (after.cpuSeconds - before.cpuSeconds) * 1e6;

async function expect(generator: Child, type: Told["type"]): Promise<Told> {
  const told = await generator.told<Told>();
  if (told.type !== type) throw new Error(`the generator told ${told.type} where ${type} was due`);
  return told;
}
