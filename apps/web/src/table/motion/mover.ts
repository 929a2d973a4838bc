import type { Card } from "@bummerl/engine";
import "../../cards/bm-card.ts";
import {
  flyAway,
  flyIn,
  holdUp,
  layDown,
  rest,
  ringLate,
  swell,
  type Timing,
  turnAway,
  turnOver,
} from "./flights.ts";
import { Ground, type Lying, lie, type Spot } from "./spots.ts";
import { type Departure, departures, type Flight, flights } from "./survey.ts";
import type { Timed } from "./timeline.ts";

/** How long the hand takes to close a gap. Milliseconds. */
const CLOSE_UP = 180;

type Leaving = Extract<Flight, { kind: "leaves" }>;

/**
 * Shows movements by transforms and opacity alone. Everything lies in its final place at once, for fingers and for
 * the ear; what moves are pictures. It reads before and after the table is drawn, and then only writes.
 */
export class Mover {
  private readonly root: ParentNode;
  private readonly ground: Ground;
  private readonly running = new Set<Animation>();
  private before: { readonly gone: readonly Departure[]; readonly hand: ReadonlyMap<string, Spot> } | null =
    null;
  private readonly waiting: (() => void)[] = [];
  /** Where a card was let go by the finger: from there it goes on. */
  private dropped: { readonly card: string; readonly spot: Spot } | null = null;

  constructor(root: ParentNode) {
    this.root = root;
    this.ground = new Ground(root);
  }

  /** Something is on its way. */
  get moving(): boolean {
    return this.running.size > 0;
  }

  /** Calls once when nothing is on its way any more: it has arrived, or was put in its place. */
  whenStill(call: () => void): void {
    if (this.moving) this.waiting.push(call);
    else call();
  }

  /** Before the table is drawn: where everything is seen now, cards on their way included. */
  look(timeline: readonly Timed[]): void {
    const { ground, dropped } = this;
    const hand = new Map([...ground.hand()].map(([card, picture]) => [card, lie(picture).spot] as const));
    const gone = departures(ground, timeline).map((departure) => {
      const { movement } = departure.timed;
      const isDropped = dropped !== null && movement.kind === "card" && movement.card === dropped.card;
      return isDropped ? { ...departure, from: dropped.spot } : departure;
    });
    this.stop();
    this.before = { gone, hand };
  }

  /** After it was drawn. `pace` multiplies every duration. */
  go(pace: number): void {
    const { before } = this;
    this.before = null;
    const layer = this.root.querySelector<HTMLElement>(".flying");
    if (before === null || layer === null) return;
    const found = flights(this.ground, before.gone);
    const coming = new Set(found.flatMap((flight) => (flight.kind === "arrives" ? [flight.to.element] : [])));
    const shifted = this.shifted(before.hand).filter(([lying]) => !coming.has(lying.element));
    const box = layer.getBoundingClientRect();
    const whole = pace * Math.max(CLOSE_UP, ...found.map(({ timed }) => timed.delay + timed.duration));
    // From here on nothing is read any more.
    for (const flight of found) {
      const { delay, duration } = flight.timed;
      this.start(flight, { delay: delay * pace, duration: duration * pace, whole }, layer, box);
    }
    for (const [lying, from] of shifted) {
      this.keep(flyIn(lying, from, { delay: 0, duration: CLOSE_UP * pace, whole }, false));
    }
  }

  /** Everything is where it belongs, now. */
  stop(): void {
    this.before = null;
    this.dropped = null;
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.root.querySelector(".flying")?.replaceChildren();
    this.tellStill();
  }

  private tellStill(): void {
    for (const call of this.waiting.splice(0)) call();
  }

  /** The finger lets a card go; it is drawn in the hand again before it is sent. */
  release(): void {
    const held = this.root.querySelector<HTMLElement>(".dragging");
    const picture = held?.querySelector<HTMLElement>("bm-card") ?? null;
    const card = held?.dataset["card"];
    this.dropped = picture === null || card === undefined ? null : { card, spot: lie(picture).spot };
  }

  /** Cards that stay in the hand and have moved up. */
  private shifted(before: ReadonlyMap<string, Spot>): readonly (readonly [Lying, Spot])[] {
    return [...this.ground.hand()].flatMap(([card, picture]) => {
      const from = before.get(card);
      if (from === undefined) return [];
      const lying = lie(picture);
      const far = Math.hypot(lying.spot.x - from.x, lying.spot.y - from.y) > 1;
      return far ? [[lying, from] as const] : [];
    });
  }

  private start(flight: Flight, timing: Timing, layer: HTMLElement, box: DOMRect): void {
    if (flight.kind === "arrives") {
      const ringed = flight.timed.movement.kind === "card" && flight.timed.movement.step === "answer";
      if (ringed) this.proveLate(timing);
      this.keep(flyIn(flight.to, flight.from, timing, flight.unseen));
    } else if (flight.kind === "lies") {
      const back = this.picture(null, flight.at);
      layer.append(back);
      this.keep(rest(back, box, flight.at, timing), () => back.remove());
    } else if (flight.kind === "leaves") {
      const ghost = this.ghost(flight);
      layer.append(ghost);
      this.keep(flyAway(ghost, box, flight.from, flight.to, timing), () => ghost.remove());
    } else if (flight.kind === "turns") {
      const face = this.picture(flight.card, flight.from);
      layer.append(face);
      this.keep(turnAway(face, box, flight.from, flight.to.spot, timing), () => face.remove());
      this.keep(turnOver(flight.to.element, timing));
    } else {
      const show = { marriage: holdUp, out: layDown, bummerl: swell }[flight.sign.kind];
      for (const element of flight.elements) this.keep(show(element, timing));
    }
  }

  /** Who takes the trick is not shown before both cards lie there: when the answer has come. */
  private proveLate(timing: Timing): void {
    for (const card of this.ground.all('[data-place="trick"] bm-card[look="won"]')) {
      this.keep(ringLate(card, timing));
    }
  }

  /** The picture that is gone from the table flies itself: it is painted already. */
  private ghost({ move, from, picture }: Leaving): HTMLElement {
    if (picture === null || picture.isConnected) return this.picture(move.card, from);
    const ghost = picture;
    ghost.removeAttribute("class");
    delete ghost.dataset["card"];
    ghost.style.setProperty("--bm-card-width", `${from.width}px`);
    return ghost;
  }

  private picture(card: Card | null, { width }: Spot): HTMLElement {
    const picture = Object.assign(document.createElement("bm-card"), { card, silent: true });
    picture.style.setProperty("--bm-card-width", `${width}px`);
    return picture;
  }

  private keep(animation: Animation, after: () => void = () => {}): void {
    this.running.add(animation);
    animation.addEventListener("finish", () => {
      this.running.delete(animation);
      after();
      if (!this.moving) this.tellStill();
    });
  }
}
