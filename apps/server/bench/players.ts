import { randomBytes } from "node:crypto";
import type { CommandReply, Reply, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand, TableView } from "@bummerl/table";
import { io, type Socket } from "socket.io-client";
import type { Meter } from "./measure.ts";

const newId = (): string => randomBytes(9).toString("base64url");

export interface Load {
  readonly meter: Meter;
  /** When all have sat down: until then nobody moves. */
  readonly go: Promise<void>;
}

async function open(url: string, name: string): Promise<Socket> {
  const session = await fetch(`${url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ name }),
  });
  const cookie = session.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const socket = io(url, {
    transports: ["websocket"],
    forceNew: true,
    auth: { protocol: 1 },
    extraHeaders: { cookie, origin: url },
  });
  await new Promise((resolve) => socket.once("welcome", resolve));
  return socket;
}

async function ask<T>(socket: Socket, event: string, message: unknown): Promise<T> {
  const answer = (await socket.emitWithAck(event, message)) as Reply<T>;
  if (!answer.ok) throw new Error(`${event}: ${answer.error.code}`);
  return answer.data;
}

/** Sockets that are closed in the end leave messages unanswered; before that it is a fault. */
const unless =
  (stopped: () => boolean) =>
  (error: unknown): void => {
    if (!stopped()) throw error;
  };

/** What there is to do for a seat; giving up is left out. */
function nextCommand(view: TableView): SeatCommand | null {
  if (view.may.includes("next")) return { type: "next", deal: view.dealNumber, cut: "c0ffee" };
  if (view.may.includes("playOn")) return { type: "playOn", bummerl: view.bummerlNumber, cut: "c0ffee" };
  const legal = view.deal?.legal.filter(({ type }) => type !== "giveUp") ?? [];
  const action = legal[Math.floor(Math.random() * legal.length)];
  return action === undefined ? null : { type: "act", seq: view.dealSeq, action };
}

/** Plays one seat for ever: acts on every view that asks for it, one command at a time. */
function play(socket: Socket, table: string, first: TableUpdate, { meter, go }: Load): () => void {
  let newest = first.view;
  let sending = false;
  let stopped = false;
  const act = (): void => {
    const command = sending || stopped ? null : nextCommand(newest);
    if (command === null) return;
    const acted = newest.seq;
    sending = true;
    const send = (): Promise<CommandReply> => socket.emitWithAck("command", { table, id: newId(), command });
    const answered = (answer: CommandReply): void => {
      sending = false;
      // Both may press Next at once; then the newer view is here already. Anything else waits for the next view.
      if (!answer.ok && answer.error.code !== "stale") throw new Error(`refused: ${answer.error.code}`);
      if (newest.seq > acted) act();
    };
    meter
      .time(send)
      .then(answered)
      .catch(unless(() => stopped));
  };
  socket.io.engine.on("data", (frame: string) => {
    if (frame.startsWith('2["update"')) meter.received(frame.length);
  });
  socket.on("update", ({ view }: TableUpdate) => {
    if (view.seq > newest.seq) newest = view;
    act();
  });
  void go.then(act);
  return () => {
    stopped = true;
  };
}

/** Seats two players at a table of their own and lets them play. @returns what stops them */
export async function playTable(url: string, load: Load): Promise<() => void> {
  const [maker, guest] = await Promise.all([open(url, "Anna"), open(url, "Bert")]);
  const base = { rules: "classic", clock: "calm", visibility: "private" };
  const { table } = await ask<{ table: string }>(maker, "make", { id: newId(), ...base });
  await ask(guest, "sit", { id: newId(), table });
  const stops: (() => void)[] = [];
  for (const socket of [maker, guest])
    stops.push(play(socket, table, await ask<TableUpdate>(socket, "join", { table }), load));
  return () => {
    for (const stop of stops) stop();
    for (const socket of [maker, guest]) socket.close();
  };
}

/** The same traffic against the relay: two take turns, each moving when the update of the other's move is there. */
export async function playRelay(url: string, table: string, { meter, go }: Load): Promise<() => void> {
  const options = { transports: ["websocket"], forceNew: true, auth: { table } };
  const sockets = [io(url, options), io(url, options)] as const;
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once("connect", () => resolve(null)))),
  );
  let stopped = false;
  let turn: 0 | 1 = 0;
  const move = (): void => {
    const socket = sockets[turn];
    const command = { type: "act", seq: 12, action: { type: "play", card: "HA" } };
    const message = { table, id: newId(), command };
    meter.time(() => socket.emitWithAck("command", message)).catch(unless(() => stopped));
  };
  sockets.forEach((socket, seat) => {
    socket.on("update", () => {
      if (stopped || seat === turn) return;
      turn = turn === 0 ? 1 : 0;
      move();
    });
  });
  void go.then(move);
  return () => {
    stopped = true;
    for (const socket of sockets) socket.close();
  };
}
