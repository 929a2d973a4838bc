import type { Action } from "@bummerl/engine";
import type { Hint } from "@bummerl/protocol";
import type { TableView } from "@bummerl/table";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { formatNumber } from "../../i18n/index.ts";
import { opponents } from "../../i18n/opponents.ts";
import type { HintReply } from "../../net/table-connection.ts";
import { adviceText } from "../model/advice.ts";

/** Asks for advice at the state numbered `seq`. */
export type Advise = (seq: number) => Promise<HintReply>;

export interface AdviserParts {
  /** The newest view; advice for an older one is worth nothing. */
  readonly view: () => TableView | null;
  /** Said above the hand and to the ear. */
  readonly tell: (text: string) => void;
  /** There is none, and why. */
  readonly refuse: (error: { readonly code: string }) => void;
}

/** Advice on one's turn against the computer: a sentence, and the card or move it means. */
export class Adviser implements ReactiveController {
  private readonly host: ReactiveControllerHost;
  private readonly parts: AdviserParts;
  private given: { readonly seq: number; readonly action: Action } | null = null;
  private asked: number | null = null;

  constructor(host: ReactiveControllerHost, parts: AdviserParts) {
    this.host = host;
    this.parts = parts;
    host.addController(this);
  }

  hostConnected(): void {}

  /** The move advised for this very state of the table. */
  advised(view: TableView): Action | null {
    return this.given?.seq === view.dealSeq ? this.given.action : null;
  }

  /** One question at a time: pressed twice it is asked once. */
  async ask(advise: Advise): Promise<void> {
    const view = this.parts.view();
    if (view === null || this.asked === view.dealSeq) return;
    const seq = view.dealSeq;
    this.asked = seq;
    const [reply, texts] = await Promise.all([advise(seq), opponents.load()]);
    this.asked = null;
    const now = this.parts.view();
    if (now?.dealSeq !== seq) return;
    if (!reply.ok) this.parts.refuse(reply.error);
    else if (texts === null) this.parts.refuse({ code: "offline" });
    else this.show(reply.data, adviceText(reply.data, now, texts.advice, formatNumber));
  }

  private show({ action }: Hint, text: string): void {
    this.given = { seq: this.parts.view()?.dealSeq ?? -1, action };
    this.parts.tell(text);
    this.host.requestUpdate();
  }
}
