import { type Card, type DealViewEvent, otherSeat, type Seat } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import { dealShown, sceneOf } from "../model/scene.ts";
import { mySeat } from "../model/sides.ts";
import { accountsFor, layoutOf, PACK } from "./layout.ts";
import type { CardMoves, Movement, Place, Shown, Sign } from "./movement.ts";

const handOf = (view: TableView, seat: Seat): Place => (seat === mySeat(view) ? "my-hand" : "their-hand");
const pileOf = (view: TableView, seat: Seat): Place => (seat === mySeat(view) ? "my-tricks" : "their-tricks");

/**
 * What moves on the table from one state shown to the next, in order. It tells nothing the newer view does not: what
 * the other draws is face down, what he plays comes from his hand as a whole. Where the way between the two states
 * cannot be told (updates missed, another deal half played) nothing moves.
 */
export const plan = (before: Shown | null, after: Shown): readonly Movement[] => {
  if (before === null) return [];
  const to = layoutOf(after);
  const scene = sceneOf(after.view);
  if (to === null || (scene !== "play" && scene !== "result")) return bummerl(before.view, after.view);
  const from = before.view.deal === null ? null : layoutOf(before);
  const sameDeal = from !== null && dealShown(before.view) === dealShown(after.view);
  if (!sameDeal) {
    const dealt = scene === "play" ? dealing(after.view) : [];
    return accountsFor(PACK, dealt, to) ? dealt : [];
  }
  const moves = sameDealMoves(before, after);
  return moves !== null && accountsFor(from, moves, to)
    ? [...moves, ...bummerl(before.view, after.view)]
    : [];
};

/** R6: three each, forehand first, one turned up, two each. */
const dealing = (view: TableView): readonly Movement[] => {
  const { deal } = view;
  if (deal === null || deal.history.length > 0) return [];
  const mine = mySeat(view);
  const own = [...deal.hands[mine]];
  const packet = (seat: Seat, count: number): CardMoves[] =>
    Array.from({ length: count }, () => ({
      kind: "card",
      step: "deal",
      card: seat === mine ? (own.shift() ?? null) : null,
      from: "stock",
      to: handOf(view, seat),
    }));
  const forehand = deal.leader;
  const dealer = otherSeat(forehand);
  return [
    ...packet(forehand, 3),
    ...packet(dealer, 3),
    { kind: "card", step: "deal", card: deal.stock.upCard, from: "stock", to: "up-card" },
    ...packet(forehand, 2),
    ...packet(dealer, 2),
  ];
};

/** `null` where views were skipped. */
const sameDealMoves = (before: Shown, after: Shown): readonly Movement[] | null => {
  const [old, deal] = [before.view.deal, after.view.deal];
  if (old === null || deal === null || deal.history.length < old.history.length) return null;
  const events = deal.history.slice(old.history.length);
  if (events.filter(({ type }) => type === "trickWon").length > 1) return null;
  return [
    ...taken(before, after, events),
    ...events.flatMap((event) => beforeTheLead(event, after.view)),
    ...laid(before, after),
    ...events.flatMap((event) => announced(event, after)),
    ...drawn(before.view, after.view, events),
    ...events.flatMap((event): Sign[] =>
      event.type === "dealEnded" ? [{ kind: "out", seat: event.result.winner }] : [],
    ),
  ];
};

/** Cards that no longer lie in the middle: to the winner's pile, or back into the hand when refused. */
const taken = (before: Shown, after: Shown, events: readonly DealViewEvent[]): readonly CardMoves[] => {
  const { view } = after;
  const won = events.find((event) => event.type === "trickWon")?.winner ?? null;
  const winner = before.trick.find((card) => card.won)?.seat ?? won;
  const still = new Set(after.trick.map(({ card }) => card));
  return before.trick
    .filter(({ card }) => !still.has(card))
    .flatMap(({ card, seat }): CardMoves[] => {
      const refused = view.deal?.hands[seat].includes(card) ?? false;
      if (refused) return [{ kind: "card", step: "back", card, from: "trick", to: handOf(view, seat) }];
      if (winner === null) return [];
      return [{ kind: "card", step: "taken", card, from: "trick", to: pileOf(view, winner) }];
    });
};

/** A card sent that comes back lets the trick before it be seen again. */
const laid = (before: Shown, after: Shown): readonly CardMoves[] => {
  const { view } = after;
  const there = new Set(before.trick.map(({ card }) => card));
  const old = before.view.deal?.lastTrick ?? null;
  return after.trick.flatMap(({ card, seat }, at): CardMoves[] => {
    if (there.has(card)) return [];
    if (old !== null && (old.led === card || old.answer === card)) {
      return [{ kind: "card", step: "back", card, from: pileOf(view, old.winner), to: "trick" }];
    }
    const step = at === 0 ? "lead" : "answer";
    return [{ kind: "card", step, card, from: handOf(view, seat), to: "trick" }];
  });
};

/** R14, R17: what the one about to lead did first. */
const beforeTheLead = (event: DealViewEvent, view: TableView): readonly Movement[] => {
  if (event.type === "closed") {
    return [{ kind: "close", seat: event.seat, card: view.deal?.stock.upCard ?? null }];
  }
  if (event.type !== "exchanged") return [];
  const hand = handOf(view, event.seat);
  return [
    { kind: "card", step: "exchange", card: event.taken, from: "up-card", to: hand },
    { kind: "card", step: "exchange", card: event.given, from: hand, to: "up-card" },
  ];
};

const announced = (event: DealViewEvent, { view }: Shown): readonly Sign[] => {
  if (event.type !== "married" || view.deal === null) return [];
  const pair: readonly Card[] = [`${event.suit}K`, `${event.suit}Q`];
  return [{ kind: "marriage", seat: event.seat, cards: pair }];
};

/** R11: the winner first; in the last draw the loser takes the up-card. */
const drawn = (old: TableView, view: TableView, events: readonly DealViewEvent[]): readonly CardMoves[] => {
  const isLast = (old.deal?.stock.upCard ?? null) !== null && view.deal?.stock.upCard === null;
  const mine = mySeat(view);
  return events.flatMap((event): CardMoves[] => {
    if (event.type !== "drawn") return [];
    const { winner, own, opponent } = event;
    const loser = otherSeat(winner);
    return [
      {
        kind: "card",
        step: "draw",
        card: winner === mine ? own : null,
        from: "stock",
        to: handOf(view, winner),
      },
      {
        kind: "card",
        step: "draw",
        card: loser === mine ? own : opponent,
        from: isLast ? "up-card" : "stock",
        to: handOf(view, loser),
      },
    ];
  });
};

const bummerl = (old: TableView, view: TableView): readonly Sign[] => {
  const won = view.bummerls.length > old.bummerls.length ? view.bummerls.at(-1) : undefined;
  return won === undefined ? [] : [{ kind: "bummerl", seat: won.winner }];
};
