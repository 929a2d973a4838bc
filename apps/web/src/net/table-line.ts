import type { CommandReply, Reply, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import type { Connection, Unanswered } from "./connection.ts";
import type { NetErrorCode } from "./errors.ts";
import { newId } from "./ids.ts";
import type { HintReply, TableConnection } from "./table-connection.ts";

/** A table on the server: joined again on every new line, its older updates dropped. */
export class TableLine implements TableConnection {
  private readonly connection: Connection;
  private readonly table: string;
  private readonly faultListeners = new Set<(code: NetErrorCode) => void>();
  private readonly listeners = new Set<(update: TableUpdate) => void>();
  private readonly stops: readonly (() => void)[];
  private last: TableUpdate | null = null;
  private fault: NetErrorCode | null = null;
  private closed = false;

  constructor(connection: Connection, table: string) {
    this.connection = connection;
    this.table = table;
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

  hint(seq: number): Promise<HintReply> {
    return this.connection.once("hint", { table: this.table, seq });
  }

  onUpdate(listener: (update: TableUpdate) => void): () => void {
    this.listeners.add(listener);
    if (this.last !== null) listener(this.last);
    return () => this.listeners.delete(listener);
  }

  /** Calls back when the server will not show this table (not seated, unknown); at once if it has said so before. */
  onFault(listener: (code: NetErrorCode) => void): void {
    this.faultListeners.add(listener);
    if (this.fault !== null) listener(this.fault);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const stop of this.stops) stop();
    this.listeners.clear();
    this.faultListeners.clear();
    // Said once and to nobody's harm when lost: a broken line tells the server the same.
    void this.connection.once("part", { table: this.table });
  }

  private async join(): Promise<void> {
    const answer: Reply<TableUpdate> | Unanswered = await this.connection.onceReady(
      "join",
      { table: this.table },
      () => !this.closed,
    );
    if (this.closed) return;
    if (answer.ok) this.take(answer.data);
    else if (answer.error.code !== "offline") this.refuse(answer.error.code);
  }

  private refuse(code: NetErrorCode): void {
    this.fault = code;
    for (const listener of [...this.faultListeners]) listener(code);
  }

  private take(update: TableUpdate): void {
    if (this.closed || update.view.table !== this.table) return;
    if (this.last !== null && update.view.seq < this.last.view.seq) return;
    this.last = update;
    this.fault = null;
    for (const listener of [...this.listeners]) listener(update);
  }
}
