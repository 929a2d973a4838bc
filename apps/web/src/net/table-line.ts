import type { CommandReply, Reply, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import type { Connection, Unanswered } from "./connection.ts";
import type { NetErrorCode } from "./errors.ts";
import { newId } from "./ids.ts";
import type { TableConnection } from "./table-connection.ts";

/** A table on the server: joined again on every new line, its older updates dropped. */
export class TableLine implements TableConnection {
  private readonly connection: Connection;
  private readonly table: string;
  private readonly onFault: (code: NetErrorCode) => void;
  private readonly listeners = new Set<(update: TableUpdate) => void>();
  private readonly stops: readonly (() => void)[];
  private last: TableUpdate | null = null;
  private closed = false;

  /** `onFault`: the server will not show this table (not seated, unknown). */
  constructor(connection: Connection, table: string, onFault: (code: NetErrorCode) => void) {
    this.connection = connection;
    this.table = table;
    this.onFault = onFault;
    this.stops = [
      connection.on("update", (update) => this.take(update)),
      connection.on("presence", ({ table: other, online }) => {
        if (other === this.table && this.last !== null) this.take({ ...this.last, online });
      }),
      connection.onUp(() => void this.join()),
    ];
  }

  async send(command: SeatCommand): Promise<CommandReply> {
    const reply = await this.connection.command({ table: this.table, id: newId(), command });
    if (!reply.ok && reply.update !== undefined) this.take(reply.update);
    return reply;
  }

  onUpdate(listener: (update: TableUpdate) => void): () => void {
    this.listeners.add(listener);
    if (this.last !== null) listener(this.last);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const stop of this.stops) stop();
    this.listeners.clear();
    // Said once and to nobody's harm when lost: a broken line tells the server the same.
    void this.connection.once("part", { table: this.table });
  }

  private async join(): Promise<void> {
    const answer: Reply<TableUpdate> | Unanswered = await this.connection.onceReady("join", {
      table: this.table,
    });
    if (this.closed) return;
    if (answer.ok) this.take(answer.data);
    else if (answer.error.code !== "offline") this.onFault(answer.error.code);
  }

  private take(update: TableUpdate): void {
    if (this.closed || update.view.table !== this.table) return;
    if (this.last !== null && update.view.seq < this.last.view.seq) return;
    this.last = update;
    for (const listener of [...this.listeners]) listener(update);
  }
}
