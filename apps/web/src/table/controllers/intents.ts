import type { Action, Card } from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";
import type { SeatCommand, TableView } from "@bummerl/table";
import { t } from "../../i18n/index.ts";
import { cutFor } from "../../net/cuts.ts";
import { secondStep } from "../../state/preferences.ts";
import { actCommand, seatCommand } from "../model/commands.ts";
import { type Dragged, dropAction, type Zone } from "../model/drop.ts";
import type { KeyIntent } from "../model/keys.ts";
import { isQuestion, readOut } from "../model/read-out.ts";
import { refusalText } from "../model/refusal-text.ts";
import { sceneOf } from "../model/scene.ts";
import { type Question, questionStep, type Step, stepFor } from "../model/steps.ts";
import { whyNoHint, whyNot, whyNotMove, whyNoUndo } from "../model/why-not.ts";
import { heldCards } from "../parts/hand.ts";
import type { Move, Sheet } from "../parts/ui.ts";
import { buzz } from "../sound/player.ts";
import type { Announcer } from "./announcer.ts";
import type { Send, Sender } from "./sender.ts";
import type { Slips } from "./slips.ts";

type Refused = Parameters<typeof refusalText>[0];

/** What of the table the player's wishes need. */
export interface IntentHost {
  readonly latest: TableUpdate | null;
  readonly send: Send | null;
  /** The server's time. */
  readonly now: number;
  /** Lays a sheet over the table; `null` puts it away. */
  open(sheet: Sheet | null): void;
  /** Says above the hand why something is not possible; `null` takes the sentence away. */
  explain(refusal: Refused | null): void;
  /** A saved game is opened by the player himself. */
  wantsToGoOn(): void;
  /** Asks what a good player would do. */
  advise(): void;
}

/** What the player wishes, by whatever way: done, asked once more, or refused with the reason. */
export class Intents {
  private readonly host: IntentHost;
  private readonly sender: Sender;
  private readonly slips: Slips;
  private readonly announcer: Announcer;

  constructor(host: IntentHost, parts: { sender: Sender; slips: Slips; announcer: Announcer }) {
    this.host = host;
    this.sender = parts.sender;
    this.slips = parts.slips;
    this.announcer = parts.announcer;
  }

  private get view(): TableView | null {
    return this.host.latest?.view ?? null;
  }

  /** Tells eye, ear and hand why not. */
  refuse(refusal: Refused): void {
    this.host.explain(refusal);
    buzz("refused");
    this.announcer.say(t().table.announce.refused(refusalText(refusal, t())));
  }

  act(action: Action): void {
    if (this.view !== null) this.dispatch(actCommand(this.view, action));
  }

  command(type: Exclude<SeatCommand["type"], "act">): void {
    if (this.view === null) return;
    if (type === "resume") this.host.wantsToGoOn();
    this.dispatch(seatCommand(this.view, type, cutFor));
  }

  play(card: Card): void {
    if (this.view === null || this.sender.pending !== null) return;
    const refusal = whyNot(this.view, card);
    if (refusal === null) this.act({ type: "play", card });
    else this.refuse(refusal);
  }

  move(move: Move): void {
    if (this.view === null || this.sender.pending !== null) return;
    const refusal = whyNotMove(this.view, move);
    if (refusal !== null) this.refuse(refusal);
    else this.take(stepFor(this.view, move, secondStep.value === "confident"));
  }

  ask(question: Question): void {
    this.take(questionStep(question, secondStep.value === "confident"));
  }

  /** What letting `what` go in `zone` asks for; `null` when it means nothing there. */
  wish(what: Dragged, zone: Zone): Action | null {
    return this.view === null ? null : dropAction(this.view, what, zone);
  }

  drop(what: Dragged, zone: Zone): void {
    const action = this.wish(what, zone);
    if (action?.type === "play") this.play(action.card);
    else if (action?.type === "exchange" || action?.type === "close") this.move(action.type);
  }

  /** A key was pressed. */
  press(intent: KeyIntent): void {
    const { view } = this;
    if (view === null) return;
    if (intent === "help") this.host.open("help");
    else if (intent === "next") this.goOn(view);
    else if (isQuestion(intent)) {
      const hand = heldCards({ view, pendingCard: this.sender.card });
      this.announcer.say(readOut(intent, view, hand, this.host.now, t()));
    } else if (sceneOf(view) !== "play") return;
    else if (intent === "lastTrick") this.host.open("tricks");
    else if (intent === "history") this.host.open("history");
    else if (intent === "hint") this.hint();
    else if (intent === "undo") this.undo();
    else this.move(intent);
  }

  /** Advice is for whoever is to act against a computer. */
  hint(): void {
    const refusal = this.view === null ? null : whyNoHint(this.view);
    if (refusal === null) this.host.advise();
    else this.refuse(refusal);
  }

  /** Takes the own last move back, against a computer. */
  undo(): void {
    if (this.view === null || this.sender.pending !== null) return;
    const refusal = whyNoUndo(this.view);
    if (refusal === null) this.command("undo");
    else this.refuse(refusal);
  }

  private goOn(view: TableView): void {
    const wanted = (["next", "playOn", "resume"] as const).find((type) => view.may.includes(type));
    if (wanted !== undefined) this.command(wanted);
  }

  private take(step: Step): void {
    if (step.type === "act") {
      this.host.open(null);
      this.act(step.action);
    } else this.host.open(step.type === "ask" ? { ask: step.question } : "marriage");
  }

  private dispatch(command: SeatCommand): void {
    if (this.host.send === null) return;
    this.host.explain(null);
    if (this.sender.send(this.host.send, command)) this.slips.acted();
  }
}
