import type { Card } from "@bummerl/engine";
import type { CardMoves, Sign } from "./movement.ts";
import { type Ground, type Lying, lie, type Spot } from "./spots.ts";
import type { Timed } from "./timeline.ts";

/** Where a card was before the table was drawn anew, and its picture there. */
export interface Departure {
  readonly timed: Timed;
  readonly from: Spot | null;
  readonly picture: HTMLElement | null;
}

/**
 * What a movement comes to: a card that lies there afterwards; one that is still seen where it lay; one that is gone
 * and only seen to go; something shown where it is.
 */
export type Flight =
  | {
      readonly kind: "arrives";
      readonly timed: Timed;
      readonly from: Spot;
      readonly to: Lying;
      readonly unseen: boolean;
    }
  | {
      /** The card drawn last lay on the stock that is gone: its back lies there until it is drawn. */
      readonly kind: "lies";
      readonly timed: Timed;
      readonly at: Spot;
    }
  | {
      readonly kind: "leaves";
      readonly timed: Timed;
      readonly move: CardMoves;
      readonly from: Spot;
      readonly to: Spot;
      readonly picture: HTMLElement | null;
    }
  | {
      readonly kind: "turns";
      readonly timed: Timed;
      readonly card: Card;
      readonly from: Spot;
      readonly to: Lying;
    }
  | {
      readonly kind: "shown";
      readonly timed: Timed;
      readonly sign: Exclude<Sign, { kind: "close" }>;
      readonly elements: readonly HTMLElement[];
    };

/** Read before the table is drawn. Of the other's cards no one in particular is seen to go. */
export const departures = (ground: Ground, timeline: readonly Timed[]): readonly Departure[] =>
  timeline.map((timed) => {
    const { movement } = timed;
    if (movement.kind === "close") {
      const upCard = ground.cards("up-card")[0];
      return { timed, from: upCard === undefined ? null : lie(upCard).spot, picture: null };
    }
    if (movement.kind !== "card" || movement.step === "deal") return { timed, from: null, picture: null };
    const { card, from } = movement;
    const picture = card === null || from === "their-hand" ? null : ground.card(from, card);
    return { timed, from: picture === null ? ground.middle(from) : lie(picture).spot, picture };
  });

const signed = (ground: Ground, sign: Exclude<Sign, { kind: "close" }>): readonly HTMLElement[] => {
  switch (sign.kind) {
    case "marriage":
      return sign.cards.flatMap((card) =>
        (["trick", "my-hand", "their-hand"] as const).flatMap((place) => ground.card(place, card) ?? []),
      );
    case "out":
      return ground.all(".sheet-on-table");
    case "bummerl":
      return ground.all(".sheet-on-table h2").slice(0, 1);
  }
};

/** Read after it was drawn. What has no place on the table now (a result lies there) does not fly. */
export const flights = (ground: Ground, gone: readonly Departure[]): readonly Flight[] => {
  let dealt = 0;
  return gone.flatMap(({ timed, from: start, picture }): Flight[] => {
    const { movement } = timed;
    if (movement.kind === "close") {
      const to = ground.cards("up-card")[0];
      if (to === undefined || start === null || movement.card === null) return [];
      return [{ kind: "turns", timed, card: movement.card, from: start, to: lie(to) }];
    }
    if (movement.kind !== "card") {
      return [{ kind: "shown", timed, sign: movement, elements: signed(ground, movement) }];
    }
    const { card, step, to: place } = movement;
    const from = start ?? ground.middle(movement.from);
    if (from === null) return [];
    let lies = card === null ? null : ground.card(place, card);
    if (step === "deal" && place === "their-hand") {
      lies = ground.cards(place)[dealt] ?? null;
      dealt += 1;
    }
    // What the other draws is one more back: it lies at the end of his hand, whatever it is.
    if (step === "draw" && place === "their-hand" && card === null) {
      lies = ground.cards(place).findLast(({ dataset }) => dataset["card"] === undefined) ?? null;
    }
    if (lies !== null) {
      const isLast = step === "draw" && movement.from === "stock" && ground.cards("stock").length === 0;
      const arrives = { kind: "arrives", timed, from, to: lie(lies), unseen: picture === null } as const;
      return isLast ? [{ kind: "lies", timed, at: from }, arrives] : [arrives];
    }
    const to = ground.middle(place);
    return to === null ? [] : [{ kind: "leaves", timed, move: movement, from, to, picture }];
  });
};
