import type { SeatCommand } from "@bummerl/table";
import { newId } from "../net/ids.ts";
import type { HintReply, SendReply, TableConnection } from "../net/table-connection.ts";
import { TableNews } from "../net/table-news.ts";
import type { LocalWorker } from "./local-worker.ts";

/** A table on this device: its host is a worker of this page. */
export class LocalLine extends TableNews implements TableConnection {
  private readonly worker: LocalWorker;
  private readonly stops: readonly (() => void)[];

  constructor(worker: LocalWorker, table: string) {
    super(table);
    this.worker = worker;
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

  close(): void {
    if (!this.fallSilent()) return;
    for (const stop of this.stops) stop();
    void this.worker.ask({ type: "part", table: this.table });
  }

  private async join(): Promise<void> {
    const answer = await this.worker.ask({ type: "join", table: this.table });
    if (answer.ok) this.take(answer.data);
    else this.refuse(answer.error.code);
  }
}
