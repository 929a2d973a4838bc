import { randomBytes } from "node:crypto";
import type { ClientToServer, ServerToClient, TableUpdate } from "@bummerl/protocol";
import { PROTOCOL } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import { io, type Socket } from "socket.io-client";

const newId = (): string => randomBytes(12).toString("hex");

type Answer<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: unknown };

const dataOf = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  return answer.data;
};

/** A person without a browser. */
export class Guest {
  /** Name and value of the session's cookie. */
  readonly cookie: { readonly name: string; readonly value: string };
  /** The newest news of the table he sits at. */
  latest: TableUpdate | null = null;
  private readonly socket: Socket<ServerToClient, ClientToServer>;
  private table = "";

  private constructor(url: string, cookie: string) {
    const [name = "", value = ""] = cookie.split("=");
    this.cookie = { name, value };
    this.socket = io(url, {
      transports: ["websocket"],
      auth: { protocol: PROTOCOL },
      extraHeaders: { cookie, origin: url },
      forceNew: true,
    });
    this.socket.on("update", (update) => this.take(update));
  }

  static async arrive(url: string, name: string): Promise<Guest> {
    const response = await fetch(`${url}/api/session`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify({ name }),
    });
    return new Guest(url, response.headers.getSetCookie()[0]?.split(";")[0] ?? "");
  }

  /** Makes a table; the answer is the code for the other. */
  async make(): Promise<string> {
    const made = dataOf(
      await this.socket.emitWithAck("make", {
        id: newId(),
        rules: "classic",
        clock: "untimed",
        visibility: "private",
      }),
    );
    await this.join(made.table);
    return made.code;
  }

  async sit(code: string): Promise<void> {
    const { table } = dataOf(await this.socket.emitWithAck("sit", { id: newId(), code }));
    await this.join(table);
  }

  async send(command: SeatCommand): Promise<void> {
    dataOf(await this.socket.emitWithAck("command", { table: this.table, id: newId(), command }));
  }

  /** Resolves with the first view of the table that fulfils the condition. */
  until(fulfils: (view: TableUpdate["view"]) => boolean): Promise<TableUpdate["view"]> {
    return new Promise((resolve) => {
      const look = (): boolean => {
        const view = this.latest?.view;
        if (view === undefined || !fulfils(view)) return false;
        this.socket.off("update", look);
        resolve(view);
        return true;
      };
      if (!look()) this.socket.on("update", look);
    });
  }

  /** Says yes to the next deal. */
  async cut(): Promise<void> {
    const view = await this.until(({ stage, fair }) => stage === "dealing" && fair.yourCut === null);
    await this.send({ type: "next", deal: view.dealNumber, cut: randomBytes(16).toString("hex") });
  }

  go(): void {
    this.socket.close();
  }

  private async join(table: string): Promise<void> {
    this.table = table;
    this.take(dataOf(await this.socket.emitWithAck("join", { table })));
  }

  private take(update: TableUpdate): void {
    if (update.view.table !== this.table) return;
    if (this.latest === null || update.view.seq >= this.latest.view.seq) this.latest = update;
  }
}

/** Two people at a table, the first deal dealt; the first of them is to lead. */
export interface Seated {
  readonly table: string;
  readonly leader: Guest;
  readonly other: Guest;
}

export const seatTwo = async (url: string): Promise<Seated> => {
  const [anna, rudi] = await Promise.all([Guest.arrive(url, "Anna"), Guest.arrive(url, "Rudi")]);
  await rudi.sit(await anna.make());
  await Promise.all([anna.cut(), rudi.cut()]);
  const view = await anna.until(({ deal }) => deal !== null);
  const annaLeads = (view.deal?.legal.length ?? 0) > 0;
  return { table: view.table, leader: annaLeads ? anna : rudi, other: annaLeads ? rudi : anna };
};
