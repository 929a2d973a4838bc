import { type Card, isCard, type Seat } from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";
import type { TableRow } from "@bummerl/table";

/** Every card code anywhere in a value. */
export function cardsIn(value: unknown): Set<Card> {
  const found = new Set<Card>();
  JSON.stringify(value, (_key, inner: unknown) => {
    if (isCard(inner)) found.add(inner);
    return inner;
  });
  return found;
}

/**
 * Which cards a seat may have seen of the running deal after each row, by the log alone and by hand: what was dealt to
 * it, what lay face up, what was led, answered, shown or drawn. The engine's own views are not asked.
 */
export function knownAfter(rows: readonly TableRow[], seat: Seat): Map<number, Set<Card>> {
  const after = new Map<number, Set<Card>>();
  let known = new Set<Card>();
  for (const { seq, events } of rows) {
    for (const event of events) {
      if (event.type === "dealt") {
        const { deck, dealer } = event;
        // R6: 3 to forehand, 3 to the dealer, the up-card, 2 to forehand, 2 to the dealer.
        const places = seat === dealer ? [3, 4, 5, 6, 9, 10] : [0, 1, 2, 6, 7, 8];
        known = new Set(places.flatMap((place) => deck[place] ?? []));
      }
      if (event.type === "dealScored") known = cardsIn(PACK);
      if (event.type !== "acted") continue;
      for (const happened of event.events) {
        if (happened.type === "led" || happened.type === "answered") known.add(happened.card);
        if (happened.type === "married")
          for (const rank of ["K", "Q"] as const) known.add(`${happened.suit}${rank}`);
        if (happened.type === "exchanged") known.add(happened.given).add(happened.taken);
        if (happened.type === "drawn") known.add(happened.cards[happened.winner === seat ? 0 : 1]);
      }
    }
    after.set(seq, new Set(known));
  }
  return after;
}

/** The 20 card codes. */
export const PACK: readonly string[] = "SHDC"
  .split("")
  .flatMap((suit) => "ATKQJ".split("").map((rank) => `${suit}${rank}`));

/** All updates a seat was ever sent, from the raw frames. */
export const updatesIn = (frames: readonly string[]): TableUpdate[] =>
  frames.flatMap((frame): TableUpdate[] => {
    const start = frame.indexOf("[");
    if (start < 0 || !frame.includes('"view"')) return [];
    const packet = JSON.parse(frame.slice(start)) as unknown[];
    const inner = packet.find((part) => typeof part === "object" && part !== null) as {
      view?: unknown;
      data?: { view?: unknown };
    };
    return [(inner.view === undefined ? inner.data : inner) as TableUpdate];
  });
