import type { TableUpdate } from "@bummerl/protocol";
import { type Client, openClient } from "./client.ts";
import { nextCommand, numberAt } from "./next-command.ts";
import type { Pacer } from "./pace.ts";

/** One table with both its players. */
export interface Playing {
  readonly table: string;
  readonly clients: readonly Client[];
  /** With which each of them comes back as the same player. */
  readonly cookies: readonly string[];
  close(): void;
}

const UPDATE = "u".charCodeAt(0);
let ids = 0;
export const newId = (): string => {
  ids += 1;
  return `bench-${process.pid}-${ids}`;
};

/** @returns the cookie of a new guest */
export async function guest(port: number, name: string): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  const session = await fetch(`${url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ name }),
  });
  if (!session.ok) throw new Error(`no session: ${session.status}`);
  await session.arrayBuffer();
  return session.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

export interface Heard {
  /** An event other than an update. */
  readonly event?: (chunk: Buffer, from: number, to: number) => void;
  readonly lost: (why: string) => void;
}

/** A guest's socket. */
export async function enter(
  port: number,
  cookie: string,
  hearing: Parameters<typeof openClient>[2],
): Promise<Client> {
  const headers = { cookie, origin: `http://127.0.0.1:${port}` };
  return openClient(
    { port, path: "/socket.io/?EIO=4&transport=websocket", headers },
    { protocol: 1 },
    hearing,
  );
}

interface Seat {
  client: Client | null;
  /** Number of the newest update seen. */
  seq: number;
  /** What there is to do at that number. */
  todo: string | null;
  /** A command is under way or waits for its turn. */
  busy: boolean;
}

/** Seats two at a table of their own; from then on they play whenever the pacer lets them, for ever. */
export async function playTable(port: number, pacer: Pacer, heard: Heard): Promise<Playing> {
  let table = "";
  const seats: Seat[] = [0, 1].map(() => ({ client: null, seq: 0, todo: null, busy: false }));

  const consider = (seat: Seat): void => {
    if (seat.busy || seat.todo === null || seat.client === null) return;
    seat.busy = true;
    const { client } = seat;
    pacer.ready({
      move: (done) => {
        const acted = seat.seq;
        const command = seat.todo;
        seat.todo = null;
        if (command === null) throw new Error("a seat was ready and has nothing to do");
        client.send(
          "command",
          `{"table":"${table}","id":"${newId()}","command":${command}}`,
          (chunk, from) => {
            seat.busy = false;
            // `{"ok":t…`: both may press Next at once, and then one of the two came too late.
            const accepted = chunk[from + 6] === 0x74;
            if (!accepted && seat.seq === acted)
              heard.lost(`refused: ${chunk.toString("utf8", from, from + 200)}`);
            done(accepted);
            consider(seat);
          },
        );
      },
    });
  };
  const update = (seat: Seat, chunk: Buffer, from: number, to: number): void => {
    const seq = numberAt(chunk, from, "seq");
    if (seq <= seat.seq) return;
    seat.seq = seq;
    // While its own command is under way a seat may already see what comes after it.
    seat.todo = nextCommand(chunk, from, to);
    consider(seat);
  };
  const cookies = await Promise.all(["Anna", "Bert"].map((name) => guest(port, name)));
  const clients = await Promise.all(
    seats.map((seat, index) =>
      enter(port, cookies[index] ?? "", {
        event: (chunk, from, to) => {
          if (chunk[from] === UPDATE) update(seat, chunk, from, to);
          else heard.event?.(chunk, from, to);
        },
        lost: heard.lost,
      }),
    ),
  );
  const [maker, guestClient] = clients;
  if (maker === undefined || guestClient === undefined) throw new Error("a table has two players");
  const wish = { rules: "classic", clock: "calm", visibility: "private" };
  const made = await maker.ask<{ table: string }>("make", { id: newId(), ...wish });
  table = made.table;
  await guestClient.ask("sit", { id: newId(), table });
  for (const [index, client] of clients.entries()) {
    const seat = seats[index];
    const joined = await client.ask<TableUpdate>("join", { table });
    const bytes = Buffer.from(JSON.stringify(joined));
    if (seat === undefined) continue;
    seat.client = client;
    update(seat, bytes, 0, bytes.length);
    consider(seat);
  }
  return {
    table,
    clients,
    cookies,
    close: () => {
      for (const { line } of clients) line.close();
    },
  };
}
