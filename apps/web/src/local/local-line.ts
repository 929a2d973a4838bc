import type { TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import type { NetErrorCode } from "../net/errors.ts";
import { newId } from "../net/ids.ts";
import type { HintReply, SendReply, TableConnection } from "../net/table-connection.ts";
import type { LocalWorker } from "./local-worker.ts";

/** A table on this device: its host is a worker of this page. */
export class LocalLine implements TableConnection {
  private readonly worker: LocalWorker;
  private readonly table: string;
  private readonly listeners = new Set<(update: TableUpdate) => void>();
  private readonly faultListeners = new Set<(code: NetErrorCode) => void>();
  private readonly stops: readonly (() => void)[];
  private last: TableUpdate | null = null;
  private fault: NetErrorCode | null = null;
  private closed = false;

  constructor(worker: LocalWorker, table: string) {
    this.worker = worker;
    this.table = table;
    this.stops = [worker.onUpdate((update) => this.take(update)), worker.onAgain(() => void this.join())];
    void this.join();
  }

  async send(command: SeatCommand): Promise<SendReply> {
    const reply = await this.worker.ask({ type: "command", table: this.table, id: newId(), command });
    if (!reply.ok && "update" in reply && reply.update !== undefined) this.take(reply.update);
    return reply;
  }

  hint(seq: number): Promise<HintReply> {
    return this.worker.ask({ type: "hint", table: this.table, seq });
  }

  onUpdate(listener: (update: TableUpdate) => void): () => void {
    this.listeners.add(listener);
    if (this.last !== null) listener(this.last);
    return () => this.listeners.delete(listener);
  }

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
    void this.worker.ask({ type: "part", table: this.table });
  }

  private async join(): Promise<void> {
    const answer = await this.worker.ask({ type: "join", table: this.table });
    if (this.closed) return;
    if (answer.ok) this.take(answer.data);
    else {
      this.fault = answer.error.code;
      for (const listener of [...this.faultListeners]) listener(answer.error.code);
    }
  }

  private take(update: TableUpdate): void {
    if (this.closed || update.view.table !== this.table) return;
    if (this.last !== null && update.view.seq < this.last.view.seq) return;
    this.last = update;
    this.fault = null;
    for (const listener of [...this.listeners]) listener(update);
  }
}
