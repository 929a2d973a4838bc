import type { Card } from "@bummerl/engine";
import type { SeatCommand } from "@bummerl/table";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { SendReply } from "../../net/table-connection.ts";

export type Send = (command: SeatCommand) => Promise<SendReply>;
type Refused = Extract<SendReply, { ok: false }>["error"];

/** One command of this player at a time: the next one is taken when the last was answered and its result is seen. */
export class Sender implements ReactiveController {
  private readonly host: ReactiveControllerHost;
  private readonly onRefused: (error: Refused, command: SeatCommand) => void;
  /** On its way; its card lies on the table already. */
  pending: SeatCommand | null = null;
  private expectedSeq: number | null = null;
  private seenSeq = -1;

  constructor(host: ReactiveControllerHost, onRefused: (error: Refused, command: SeatCommand) => void) {
    this.host = host;
    this.onRefused = onRefused;
    host.addController(this);
  }

  hostConnected(): void {}

  /** The card on its way, `null` when none is. */
  get card(): Card | null {
    const action = this.pending?.type === "act" ? this.pending.action : null;
    if (action?.type === "play") return action.card;
    return action?.type === "marriage" && action.claim === undefined ? action.card : null;
  }

  /** A view with this number was shown. */
  seen(seq: number): void {
    this.seenSeq = seq;
    if (this.expectedSeq !== null && seq >= this.expectedSeq) this.done();
  }

  /** @returns false when another command is still on its way, and nothing was sent. */
  send(send: Send, command: SeatCommand): boolean {
    if (this.pending !== null) return false;
    this.pending = command;
    this.host.requestUpdate();
    send(command).then(
      (reply) => this.answered(reply, command),
      (fault: unknown) => {
        this.done();
        throw fault;
      },
    );
    return true;
  }

  private answered(reply: SendReply, command: SeatCommand): void {
    if (reply.ok && reply.data.seq > this.seenSeq) {
      this.expectedSeq = reply.data.seq;
      return;
    }
    this.done();
    if (!reply.ok) this.onRefused(reply.error, command);
  }

  private done(): void {
    this.pending = null;
    this.expectedSeq = null;
    this.host.requestUpdate();
  }
}
