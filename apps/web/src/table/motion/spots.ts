import type { Card } from "@bummerl/engine";
import type { Place } from "./movement.ts";

/** Where a card is on the screen: its middle and width in CSS pixels, its turn in degrees. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
}

/** A card that is there, with what its animation has to end on. */
export interface Lying {
  readonly element: HTMLElement;
  readonly spot: Spot;
  /** Its own turn and shift within what it stands in, and the turn of that. */
  readonly rotate: number;
  readonly shift: readonly [number, number];
  readonly around: number;
}

const degrees = (rotate: string): number => (rotate === "none" ? 0 : Number.parseFloat(rotate));

const pixels = (translate: string): readonly [number, number] => {
  if (translate === "none") return [0, 0];
  const [x = "0", y = "0"] = translate.split(" ");
  return [Number.parseFloat(x), Number.parseFloat(y)];
};

/** Turn of everything between a card and the place it lies in. */
const turnAround = (element: HTMLElement): number => {
  let turn = 0;
  let at = element.parentElement;
  while (at !== null) {
    turn += degrees(getComputedStyle(at).rotate);
    if (at.dataset["place"] !== undefined) break;
    at = at.parentElement;
  }
  return turn;
};

/** Reads a card's place. Only while nothing was written to the page since its last layout is this cheap. */
export const lie = (element: HTMLElement): Lying => {
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const rotate = degrees(style.rotate);
  const around = turnAround(element);
  return {
    element,
    spot: {
      x: (box.left + box.right) / 2,
      y: (box.top + box.bottom) / 2,
      width: element.offsetWidth,
      turn: rotate + around,
    },
    rotate,
    shift: pixels(style.translate),
    around,
  };
};

/** The table as the mover looks at it. */
export class Ground {
  private readonly root: ParentNode;

  constructor(root: ParentNode) {
    this.root = root;
  }

  private place(place: Place): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-place="${place}"]`);
  }

  /** The picture of a card that lies face up in a place. */
  card(place: Place, card: Card): HTMLElement | null {
    if (place === "up-card") return this.cards(place)[0] ?? null;
    const found = this.place(place)?.querySelector<HTMLElement>(`[data-card="${card}"]`) ?? null;
    return found?.localName === "bm-card" ? found : (found?.querySelector<HTMLElement>("bm-card") ?? null);
  }

  /** All cards drawn in a place. */
  cards(place: Place): readonly HTMLElement[] {
    return [...(this.place(place)?.querySelectorAll<HTMLElement>("bm-card") ?? [])];
  }

  /** Whatever else is to be found on the table. */
  all(selector: string): readonly HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  /** The cards of the own hand by name. */
  hand(): ReadonlyMap<string, HTMLElement> {
    const found = new Map<string, HTMLElement>();
    for (const held of this.place("my-hand")?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
      const picture = held.querySelector<HTMLElement>("bm-card");
      if (picture !== null) found.set(held.dataset["card"] ?? "", picture);
    }
    return found;
  }

  /** The middle of a place: where a card comes from that has no place of its own there. */
  middle(place: Place): Spot | null {
    const element = this.place(place);
    if (element === null) return null;
    const cards = this.cards(place);
    const [first, last] = [cards[0], cards.at(-1)];
    if (first === undefined || last === undefined) {
      const box = element.getBoundingClientRect();
      return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, width: 0, turn: 0 };
    }
    const [one, other] = [lie(first).spot, lie(last).spot];
    return { ...one, x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  }
}
