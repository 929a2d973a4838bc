import { openClient } from "./client.ts";
import { type Line, openLine } from "./line.ts";
import type { Pacer } from "./pace.ts";

/** A relay answers as the real server does, but looks into nothing: the two take turns. */
export interface RelayPlaying {
  readonly lines: readonly Line[];
  close(): void;
}

const COMMAND = `{"table":"V1StGXR8_Z5jdHi6B-myT","id":"bench-12345-1234567","command":{"type":"act","seq":1234,"action":{"type":"play","card":"HA"}}}`;

type Send = (answered: () => void) => void;

/** Two seats: whoever has seen the other's move, and had his own answered, is next. */
function takeTurns(pacer: Pacer) {
  let turn = 0;
  let waits = 0;
  let sends: readonly Send[] = [];
  const ready = (): void =>
    pacer.ready({
      move: (done) =>
        sends[turn]?.(() => {
          done(true);
          next();
        }),
    });
  const next = (): void => {
    waits += 1;
    if (waits < 2) return;
    waits = 0;
    turn = 1 - turn;
    ready();
  };
  return {
    updated: (seat: number): void => {
      if (seat !== turn) next();
    },
    begin: (both: readonly Send[]): void => {
      sends = both;
      ready();
    },
  };
}

export async function playSocketIo(
  port: number,
  table: string,
  pacer: Pacer,
  lost: (why: string) => void,
): Promise<RelayPlaying> {
  const turns = takeTurns(pacer);
  const address = { port, path: "/socket.io/?EIO=4&transport=websocket" };
  const clients = await Promise.all(
    [0, 1].map((seat) => openClient(address, { table }, { event: () => turns.updated(seat), lost })),
  );
  turns.begin(clients.map((client) => (answered) => client.send("command", COMMAND, answered)));
  return {
    lines: clients.map(({ line }) => line),
    close: () => {
      for (const { line } of clients) line.close();
    },
  };
}

const UPDATE = "u".charCodeAt(0);

export async function playRaw(
  port: number,
  table: string,
  pacer: Pacer,
  lost: (why: string) => void,
): Promise<RelayPlaying> {
  const turns = takeTurns(pacer);
  const waiting: [() => void, () => void] = [() => undefined, () => undefined];
  const lines = await Promise.all(
    ([0, 1] as const).map((seat) =>
      openLine(
        { port, path: `/?table=${table}` },
        (chunk, from) => {
          if (chunk[from] === UPDATE) turns.updated(seat);
          else waiting[seat]();
        },
        lost,
      ),
    ),
  );
  const message = `421234["command",${COMMAND}]`;
  turns.begin(
    ([0, 1] as const).map((seat) => (answered) => {
      waiting[seat] = answered;
      lines[seat]?.send(message);
    }),
  );
  return {
    lines,
    close: () => {
      for (const line of lines) line.close();
    },
  };
}
