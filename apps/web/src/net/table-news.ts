import type { TableUpdate } from "@bummerl/protocol";
import type { NetErrorCode } from "./errors.ts";

/** What a line has heard of its table, whoever hosts it: older updates are dropped, who comes late is told the last. */
export abstract class TableNews {
  protected readonly table: string;
  protected last: TableUpdate | null = null;
  protected closed = false;
  private readonly listeners = new Set<(update: TableUpdate) => void>();
  private readonly faultListeners = new Set<(code: NetErrorCode) => void>();
  private fault: NetErrorCode | null = null;

  constructor(table: string) {
    this.table = table;
  }

  onUpdate(listener: (update: TableUpdate) => void): () => void {
    this.listeners.add(listener);
    if (this.last !== null) listener(this.last);
    return () => this.listeners.delete(listener);
  }

  /** Calls back when the table will not be shown (not seated, unknown); at once if that has been said before. */
  onFault(listener: (code: NetErrorCode) => void): void {
    this.faultListeners.add(listener);
    if (this.fault !== null) listener(this.fault);
  }

  /** Nobody is told anything any more. @returns false when that was so already */
  protected fallSilent(): boolean {
    if (this.closed) return false;
    this.closed = true;
    this.listeners.clear();
    this.faultListeners.clear();
    return true;
  }

  protected take(update: TableUpdate): void {
    if (this.closed || update.view.table !== this.table) return;
    if (this.last !== null && update.view.seq < this.last.view.seq) return;
    this.last = update;
    this.fault = null;
    for (const listener of [...this.listeners]) listener(update);
  }

  protected refuse(code: NetErrorCode): void {
    if (this.closed) return;
    this.fault = code;
    for (const listener of [...this.faultListeners]) listener(code);
  }
}
