import {
  cardIndex,
  cardPoints,
  type DealView,
  otherSeat,
  type RuleSet,
  type Seat,
  type Trick,
} from "@bummerl/engine";
import { PACK, setOf, suitNumber } from "../bits/index.ts";
import { excludedBy } from "./duties.ts";
import type { Knowledge, KnownClosing, KnownTrick, PerSide, Side } from "./knowledge.ts";
import { settle } from "./settle.ts";

const sideOf = (viewer: Seat, seat: Seat): Side => (viewer === seat ? 0 : 1);

/** Number of the first trick that was answered in strict play; `Infinity` while the stock is open. */
const firstStrict = (view: DealView): number => {
  let tricks = 0;
  let draws = 0;
  let afterLastDraw = Number.POSITIVE_INFINITY;
  for (const event of view.history) {
    if (event.type === "closed") return tricks;
    if (event.type === "trickWon") tricks += 1;
    if (event.type === "drawn") {
      draws += 1;
      afterLastDraw = tricks;
    }
  }
  if (view.stock.closedBy !== null || (draws === 0 && view.stock.size === 0)) return 0;
  return view.stock.size === 0 ? afterLastDraw : Number.POSITIVE_INFINITY;
};

const knownTricks = (view: DealView, viewer: Seat): KnownTrick[] => {
  const strictFrom = firstStrict(view);
  return view.played.flatMap((trick: Trick | null, at): KnownTrick[] =>
    trick === null
      ? []
      : [
          {
            leader: sideOf(viewer, trick.leader),
            led: cardIndex(trick.led),
            answer: cardIndex(trick.answer),
            winner: sideOf(viewer, trick.winner),
            strict: at >= strictFrom,
          },
        ],
  );
};

/** Points the view hides are counted from what the viewer saw: tricks open to him, and marriages. */
const seenPoints = (view: DealView, seat: Seat): number => {
  if (view.tricks[seat] === 0) return 0;
  const tricks = view.played.reduce(
    (sum, trick) => (trick?.winner === seat ? sum + cardPoints(trick.led) + cardPoints(trick.answer) : sum),
    0,
  );
  return tricks + announced(view, seat);
};

const announced = (view: DealView, seat: Seat): number =>
  view.marriages.reduce(
    (sum, marriage) => (marriage.seat === seat ? sum + (marriage.suit === view.trump ? 40 : 20) : sum),
    0,
  );

const pointsOf = (view: DealView, seat: Seat): number => view.points[seat] ?? seenPoints(view, seat);

const pendingOf = (view: DealView, seat: Seat): number =>
  view.tricks[seat] === 0 ? announced(view, seat) : 0;

/** The stake as the view tells it; where hidden points keep it back, a lower stake is not assumed (R19). */
const closingOf = (view: DealView, viewer: Seat): KnownClosing | null => {
  const { closedBy } = view.stock;
  if (closedBy === null || view.stake === null) return null;
  return { by: sideOf(viewer, closedBy), made: view.stake.closer, failed: view.stake.other };
};

/**
 * What the viewer knows of a deal by his view, and what follows from it by the rules: cards the opponent cannot
 * hold (R12), and all of his once nothing else is possible. A view that hides tricks or points makes poorer
 * knowledge.
 *
 * @throws when a spectator looks
 */
export const knowledgeOf = (view: DealView, rules: Pick<RuleSet, "mustHead">): Knowledge => {
  const { viewer } = view;
  if (viewer === "spectator") throw new Error("a spectator has no hand to play");
  const other = otherSeat(viewer);
  const turned = <T>(of: (seat: Seat) => T): PerSide<T> => [of(viewer), of(other)];
  const trump = suitNumber(view.trump);
  const played = knownTricks(view, viewer);
  const own = setOf(view.hands[viewer]);
  const opponent = setOf(view.hands[other]);
  const led = view.led === null ? null : cardIndex(view.led);
  const upCard = view.stock.upCard === null ? null : cardIndex(view.stock.upCard);
  const gone = played.reduce((set, trick) => set | (1 << trick.led) | (1 << trick.answer), 0);
  const placed = own | opponent | gone | (led === null ? 0 : 1 << led) | (upCard === null ? 0 : 1 << upCard);
  const unseen = PACK & ~placed;
  const excluded = played.reduce((set, trick) => set | excludedBy(trick, trump, rules.mustHead), 0);
  return settle({
    trump,
    phase: view.phase,
    leader: sideOf(viewer, view.leader),
    led,
    own,
    opponent,
    opponentSize: view.handSizes[other],
    unseen,
    excluded: excluded & unseen,
    gone,
    upCard,
    faceDown: view.stock.size - (upCard === null ? 0 : 1),
    closed: closingOf(view, viewer),
    points: turned((seat) => pointsOf(view, seat)),
    pending: turned((seat) => pendingOf(view, seat)),
    tricks: turned((seat) => view.tricks[seat]),
    played,
    marriages: view.marriages.map(({ seat, suit }) => ({
      side: sideOf(viewer, seat),
      suit: suitNumber(suit),
    })),
    exchangedBy: view.exchange === null ? null : sideOf(viewer, view.exchange.seat),
    dealer: view.dealer === null ? null : sideOf(viewer, view.dealer),
  });
};
