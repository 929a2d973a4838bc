import type { CommandReply, Reply, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import type { Connection, Unanswered } from "./connection.ts";
import { newId } from "./ids.ts";
import type { HintReply, TableConnection } from "./table-connection.ts";
import { TableNews } from "./table-news.ts";

/** A table on the server: joined again on every new line. */
export class TableLine extends TableNews implements TableConnection {
  private readonly connection: Connection;
  private readonly stops: readonly (() => void)[];

  constructor(connection: Connection, table: string) {
    super(table);
    this.connection = connection;
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

  close(): void {
    if (!this.fallSilent()) return;
    for (const stop of this.stops) stop();
    // Said once and to nobody's harm when lost: a broken line tells the server the same.
    void this.connection.once("part", { table: this.table });
  }

  private async join(): Promise<void> {
    const answer: Reply<TableUpdate> | Unanswered = await this.connection.onceReady(
      "join",
      { table: this.table },
      () => !this.closed,
    );
    if (answer.ok) this.take(answer.data);
    else if (answer.error.code !== "offline") this.refuse(answer.error.code);
  }
}
