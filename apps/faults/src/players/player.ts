import { setTimeout as wait } from "node:timers/promises";
import type { SessionAnswer } from "@bummerl/protocol";
import { Connection } from "../../../web/src/net/connection.ts";
import { Outbox } from "../../../web/src/net/outbox.ts";
import type { Random } from "../random.ts";
import type { Recorder } from "./recorder.ts";
import { nodeWire } from "./wire.ts";

/** A player with the web client's own connection: its outbox, its patience, its ways of noticing a dead line. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  readonly connection: Connection;
  /** Commands that were given and not answered yet. */
  unanswered(): number;
  close(): void;
}

export interface Guest {
  readonly id: string;
  readonly cookie: string;
}

/** A guest as a browser becomes one; asks until a server is there. */
export async function becomeGuest(address: () => string, name: string): Promise<Guest> {
  for (;;) {
    const url = address();
    const response = await fetch(`${url}/api/session`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify({ name }),
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    if (response?.ok) {
      const { player } = (await response.json()) as SessionAnswer;
      return { id: player.id, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
    }
    await wait(100);
  }
}

/** A browser's storage, for as long as we live. */
function makeShelf(): { read(): string | null; write(value: string | null): void } {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (value) => {
      kept = value;
    },
  };
}

export interface PlayerParts {
  readonly address: () => string;
  readonly name: string;
  readonly recorder: Recorder;
  readonly random: Random;
}

export async function makePlayer({ address, name, recorder, random }: PlayerParts): Promise<Player> {
  const { id, cookie } = await becomeGuest(address, name);
  const outbox = new Outbox(makeShelf());
  const connection = new Connection({
    openWire: nodeWire({ address, player: id, cookie, recorder }),
    outbox,
    openSession: async () => true,
    random: random.next,
  });
  connection.start();
  let closed = false;
  return {
    id,
    name,
    cookie,
    connection,
    unanswered: () => outbox.pending.length,
    close: () => {
      if (closed) return;
      closed = true;
      connection.networkLost();
    },
  };
}
