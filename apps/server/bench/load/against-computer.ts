import type { TableUpdate } from "@bummerl/protocol";
import type { ComputerLevel } from "@bummerl/table";
import { enter, guest, newId } from "./game.ts";
import { nextCommand, numberAt } from "./next-command.ts";

export interface Person {
  /** Milliseconds from an action of the person that gave the computer the turn until the turn came back. */
  readonly waited: readonly number[];
  close(): void;
}

export interface PersonOptions {
  readonly port: number;
  readonly level: ComputerLevel;
  /** How long this person thinks, each time; milliseconds. */
  readonly thinkMs: () => number;
  readonly fault: (why: string) => void;
}

const UPDATE = "u".charCodeAt(0);

/** Somebody who plays a computer at a table of his own, at a person's speed, for ever. */
export async function playComputer({ port, level, thinkMs, fault }: PersonOptions): Promise<Person> {
  const waited: number[] = [];
  let table = "";
  let seq = 0;
  let actedAt: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  const heard = (chunk: Buffer, from: number, to: number): void => {
    const newer = numberAt(chunk, from, "seq");
    if (newer <= seq) return;
    seq = newer;
    const command = nextCommand(chunk, from, to);
    if (command === null) return;
    if (actedAt !== null) waited.push(performance.now() - actedAt);
    actedAt = null;
    timer = setTimeout(() => give(command), thinkMs());
  };
  const client = await enter(port, await guest(port, "Anna"), {
    event: (chunk, from, to) => {
      if (chunk[from] === UPDATE) heard(chunk, from, to);
    },
    lost: fault,
  });
  const give = (command: string): void => {
    actedAt = performance.now();
    client.send(
      "command",
      `{"table":"${table}","id":"${newId()}","command":${command}}`,
      (chunk, from, to) => {
        // `{"ok":t…`
        if (chunk[from + 6] !== 0x74) fault(`refused: ${chunk.toString("utf8", from, to)}`);
      },
    );
  };
  const computer = { level, pace: "natural", firstDealer: "random" };
  const wish = { rules: "classic", clock: "untimed", visibility: "private", computer };
  table = (await client.ask<{ table: string }>("make", { id: newId(), ...wish })).table;
  const joined = Buffer.from(JSON.stringify(await client.ask<TableUpdate>("join", { table })));
  heard(joined, 0, joined.length);
  return {
    waited,
    close: () => {
      if (timer !== null) clearTimeout(timer);
      client.line.close();
    },
  };
}
