import type { Connection } from "./connection.ts";
import { TableLine } from "./table-line.ts";

/** Lines to tables, one of them perhaps opened before there is a page to show the table. */
export class TableLines {
  private readonly connection: Connection;
  private ahead: { readonly table: string; readonly line: TableLine } | null = null;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /** Joins the table one arrives at while its page is on the way. */
  openAhead(table: string): void {
    this.closeAhead();
    this.ahead = { table, line: new TableLine(this.connection, table) };
  }

  /** The line to a table, the caller's to close: the one opened ahead, once, or a new one. */
  lineTo(table: string): TableLine {
    const { ahead } = this;
    if (ahead?.table !== table) return new TableLine(this.connection, table);
    this.ahead = null;
    return ahead.line;
  }

  /**
   * Resolves when the server has said what lies at the table opened ahead, or that it will not; at the latest after
   * `patience` ms, and at once without one.
   */
  async aheadKnown(patience: number): Promise<void> {
    const line = this.ahead?.line;
    if (line === undefined) return;
    await new Promise<void>((resolve) => {
      const stop = line.onUpdate(() => resolve());
      line.onFault(() => resolve());
      setTimeout(() => {
        stop();
        resolve();
      }, patience);
    });
  }

  /** Gone elsewhere before the page came. */
  closeAhead(): void {
    this.ahead?.line.close();
    this.ahead = null;
  }
}
