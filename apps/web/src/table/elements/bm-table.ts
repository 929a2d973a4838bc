import type { Card } from "@bummerl/engine";
import type { PairTally, TableUpdate } from "@bummerl/protocol";
import type { TableView } from "@bummerl/table";
import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { DeckAhead } from "../../cards/preload.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import type { Link } from "../../net/table-connection.ts";
import { FocusKeeper } from "../../parts/focus-keeper.ts";
import { handOrder, letters, thumb } from "../../state/preferences.ts";
import { StoreController } from "../../state/store.ts";
import { shared } from "../../styles/shared.ts";
import { type Advise, Adviser } from "../controllers/adviser.ts";
import { Announcer } from "../controllers/announcer.ts";
import { Automatic } from "../controllers/automatic.ts";
import { ClockVoice } from "../controllers/clock-voice.ts";
import { DragController } from "../controllers/drag.ts";
import { type IntentHost, Intents } from "../controllers/intents.ts";
import { Keyboard } from "../controllers/keyboard.ts";
import { nextPlace } from "../controllers/next-place.ts";
import { Papers } from "../controllers/papers.ts";
import { PickUp } from "../controllers/pick-up.ts";
import { type Send, Sender } from "../controllers/sender.ts";
import { Slips } from "../controllers/slips.ts";
import { Stage } from "../controllers/stage.ts";
import { describeTime } from "../model/describe.ts";
import { mayPlay } from "../model/moves.ts";
import { type Note, noteOf } from "../model/note.ts";
import { onItsWay } from "../model/on-table.ts";
import { type Request, requestOf } from "../model/request.ts";
import { sceneOf, turnOf } from "../model/scene.ts";
import { ServerClock } from "../model/server-clock.ts";
import { whyNot } from "../model/why-not.ts";
import type { Shown } from "../motion/movement.ts";
import { Performer } from "../motion/performer.ts";
import { announcements } from "../parts/announcements.ts";
import { heldCards } from "../parts/hand.ts";
import { roomBeside } from "../parts/room-beside.ts";
import { tableScene } from "../parts/scene.ts";
import { isOver, openSheet } from "../parts/sheets.ts";
import type { Doings, Sheet, Ui } from "../parts/ui.ts";
import { hearTimeline } from "../sound/hear.ts";
import { play } from "../sound/player.ts";
import { tableStyles } from "../styles/index.ts";

/**
 * The card table: draws the newest update, sends what the player wishes, says why something is not possible. It knows
 * no rules of its own: legal actions come with the view.
 *
 * @fires bm-away - the player wants to go back to the lobby
 */
@customElement("bm-table")
export class BmTable extends LitElement implements IntentHost {
  static override readonly styles = [shared, ...tableStyles];

  /** The newest update of the table; `null` until the first one came. */
  @property({ attribute: false }) latest: TableUpdate | null = null;
  @property({ attribute: false }) link: Link = "up";
  /** Sends a command to the table; answered once, however often the line breaks meanwhile. */
  @property({ attribute: false }) send: Send | null = null;

  /** Asks for advice; `null` where nobody gives any. */
  @property({ attribute: false }) advice: Advise | null = null;

  /** Bummerl of these two at all their tables; `null` until it is known. */
  @property({ attribute: false }) pairTally: PairTally | null = null;

  /** Where a finished deal of this table is looked through; `null` where that is not possible. */
  @property({ attribute: false }) reviewOf: ((deal: number) => string) | null = null;

  @state() private sheet: Sheet | null = null;
  @state() private note: Note | null = null;
  @state() private tabCard: Card | null = null;
  @state() private aside: Request | null = null;

  private readonly sender = new Sender(this, (error, command) => {
    if (!this.automatic.refused(command)) this.intents.refuse(error);
  });
  private readonly automatic = new Automatic(this, {
    view: () => this.latest?.view ?? null,
    isBusy: () => this.sender.pending !== null,
    give: (command) => {
      if (this.send !== null) this.sender.send(this.send, command);
    },
  });
  private readonly slips = new Slips(this);
  private readonly stage = new Stage(this);
  private readonly announcer = new Announcer(this);
  private readonly intents = new Intents(this, {
    sender: this.sender,
    slips: this.slips,
    announcer: this.announcer,
  });
  private readonly adviser = new Adviser(this, {
    view: () => this.latest?.view ?? null,
    tell: (text) => {
      this.note = { text, rule: null };
      this.announcer.say(text);
    },
    refuse: (error) => this.intents.refuse(error),
  });
  private readonly performer: Performer;
  private readonly clock = new ServerClock();

  constructor() {
    super();
    new LocaleController(this);
    new DeckAhead(this, () => this.latest !== null);
    new Papers(
      this,
      () => this.latest !== null,
      () => this.sheet !== null || (this.latest !== null && sceneOf(this.latest.view) !== "play"),
    );
    new StoreController(this, () => [handOrder, letters, thumb, roomBeside]);
    new DragController(
      this,
      (what, zone) => this.intents.wish(what, zone) !== null,
      (what, zone) => this.intents.drop(what, zone),
    );
    new PickUp(
      this,
      () => (this.sheet === null && this.sender.pending === null ? (this.latest?.view ?? null) : null),
      (move) => this.intents.move(move),
      () => {
        this.note = { text: t().table.help.picked, rule: null };
      },
    );
    new ClockVoice(
      this,
      () => this.latest?.view ?? null,
      () => this.now,
      (warning) => {
        if (warning.kind === "last") play("clock");
        this.announcer.say(describeTime(warning, t()), true);
      },
    );
    this.performer = new Performer(this, () => this.shown(), hearTimeline);
    new FocusKeeper(this, (index) => this.nextFocus(index));
    new Keyboard(
      this,
      () => this.latest !== null && this.sheet === null,
      (intent) => this.intents.press(intent),
    );
  }

  protected override scheduleUpdate(): Promise<void> | undefined {
    const patience = this.performer.patience();
    if (patience !== null) return patience.then(() => void super.scheduleUpdate());
    super.scheduleUpdate();
    return undefined;
  }

  override requestUpdate(...change: Parameters<LitElement["requestUpdate"]>): void {
    if (change[0] === "latest") this.clock?.came();
    super.requestUpdate(...change);
    // Not yet there while the element is made.
    this.performer?.more();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.get("link") === "down" && this.link === "up") this.announcer.say(t().table.announce.lineUp);
    const update = this.latest;
    if (!changed.has("latest") || update === null) return;
    const { view } = update;
    const before = changed.get("latest") ?? null;
    // A change of presence alone comes with the time of the update before: that time is past.
    if (before?.now !== update.now) this.clock.set(update.now);
    this.announcer.tell(before, update);
    this.stage.see(before?.view ?? null, view);
    if (before?.view.seq !== view.seq) this.settle(before?.view ?? null, view);
    this.sender.seen(view.seq);
    this.automatic.seen(before?.view ?? null, view);
    const held = heldCards({ view, pendingCard: onItsWay(view, this.sender.card) });
    if (this.tabCard === null || !held.includes(this.tabCard)) this.tabCard = held[0] ?? null;
  }

  /** A new state of the table: what was said about the old one is over. */
  private settle(before: TableView | null, view: TableView): void {
    this.note = null;
    if (requestOf(view) !== this.aside) this.aside = null;
    if (this.sheet !== null && isOver(this.sheet, before, view)) this.sheet = null;
  }

  override updated(changed: PropertyValues<this>): void {
    const before = changed.get("latest");
    if (before === undefined || before === null || this.latest === null) return;
    // Who waited with the focus on the table as a whole goes on at what is new there.
    const onBoard = this.shadowRoot?.activeElement?.matches(".board") ?? false;
    if (onBoard && sceneOf(before.view) !== sceneOf(this.latest.view)) this.nextFocus(null)?.focus();
  }

  /** Whoever comes back from the review of this deal is where he left; false when it lies here no more. */
  async focusReview(deal: number): Promise<boolean> {
    await this.updateComplete;
    const link = this.renderRoot.querySelector<HTMLElement>(".review");
    if (link === null || this.latest?.view.lastDeal?.deal !== deal) return false;
    link.focus();
    return true;
  }

  /** The server's time. */
  get now(): number {
    return this.clock.now;
  }

  private nextFocus(index: number | null): HTMLElement | null {
    return nextPlace(this.renderRoot, index);
  }

  private focusCard(card: Card): void {
    this.tabCard = card;
    const view = this.latest?.view;
    if (view === undefined || turnOf(view) !== "you" || mayPlay(view, card)) return;
    const refusal = whyNot(view, card);
    // Read to the ear by the card's own description: here it is for the eye alone.
    if (refusal !== null && this.sender.pending === null) this.explain(refusal);
  }

  /** Lays a sheet over the table; `null` puts it away. */
  open(sheet: Sheet | null): void {
    this.sheet = sheet;
  }

  /** Says above the hand why something is not possible; `null` takes the sentence away. */
  explain(refusal: Parameters<typeof noteOf>[0] | null): void {
    this.note = refusal === null ? null : noteOf(refusal, t());
  }

  /** A saved game is opened by the player himself, not by this page. */
  wantsToGoOn(): void {
    this.automatic.openSaved();
  }

  advise(): void {
    if (this.advice !== null) void this.adviser.ask(this.advice);
  }

  private readonly doings: Doings = {
    play: (card) => this.intents.play(card),
    act: (action) => this.intents.act(action),
    move: (move) => this.intents.move(move),
    command: (type) => this.intents.command(type),
    ask: (question) => this.intents.ask(question),
    hint: () => this.intents.hint(),
    undo: () => this.intents.undo(),
    open: (sheet) => this.open(sheet),
    close: () => this.open(null),
    focusCard: (card) => this.focusCard(card),
    putAside: () => {
      this.aside = this.latest === null ? null : requestOf(this.latest.view);
    },
    goAway: () => this.dispatchEvent(new CustomEvent("bm-away", { bubbles: true, composed: true })),
  };

  private shown(): Shown | null {
    const view = this.latest?.view ?? null;
    if (view === null) return null;
    return { view, trick: this.stage.cards(view, onItsWay(view, this.sender.card)) };
  }

  private ui(update: TableUpdate): Ui {
    const pendingCard = onItsWay(update.view, this.sender.card);
    return {
      update,
      view: update.view,
      messages: t(),
      link: this.link,
      offset: this.clock.offset,
      note: this.note,
      busy: this.sender.pending !== null,
      pendingCard,
      trick: this.stage.cards(update.view, pendingCard),
      tabCard: this.tabCard,
      pairTally: this.pairTally,
      reviewOf: this.reviewOf,
      aside: this.aside,
      advised: this.adviser.advised(update.view),
      do: this.doings,
    };
  }

  override render(): TemplateResult {
    const update = this.latest;
    const view = update?.view ?? null;
    this.dataset["turn"] = view === null ? "none" : turnOf(view);
    this.dataset["phase"] = view === null ? "none" : (view.deal?.phase ?? view.stage);
    this.dataset["seq"] = String(view?.seq ?? -1);
    if (update === null)
      return html`<div class="board"><p class="loading">${t().table.waiting.loading}</p></div>`;
    const ui = this.ui(update);
    return html`
      ${tableScene(ui)}
      ${announcements(this.announcer, t())}
      <div class="flying" aria-hidden="true"></div>
      ${openSheet(ui, this.sheet)}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-table": BmTable;
  }
}
