import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  CARDS,
  type Card,
  type DealState,
  deal,
  isCard,
  type Seat,
  type Trick,
  type Viewer,
  viewFor,
} from "../src/index.ts";
import { arbPlayed, type Played } from "./support/arbitrary.ts";

const arbViewer: fc.Arbitrary<Viewer> = fc.constantFrom<Viewer[]>(0, 1, "spectator");
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** R38 once more, written for clarity: is completed trick `at` open to the viewer? */
const trickIsOpen = (state: DealState, viewer: Viewer, trick: Trick, at: number): boolean => {
  if (state.phase === "over" || state.rules.viewTricks === "all") return true;
  if (at === state.played.length - 1 && state.led === null) return true;
  if (viewer === "spectator" || state.rules.viewTricks === "lastUntilNextLead") return false;
  if (trick.winner === viewer) return true;
  const earlier = state.played.slice(0, at).some(({ winner }) => winner === other(viewer));
  return state.rules.viewTricks === "ownAndOpponentsFirst" && !earlier;
};

/** R39 once more. */
const pointsAreOpen = (state: DealState, viewer: Viewer, seat: Seat): boolean =>
  state.phase === "over" ||
  state.rules.showPoints === "both" ||
  (state.rules.showPoints === "own" && viewer === seat);

/** Every card the viewer may know: by R38, R39, from his hand and from what he drew himself. */
const knownTo = (state: DealState, viewer: Viewer): Set<Card> => {
  const known = new Set<Card>();
  const add = (...cards: readonly (Card | null)[]): void => {
    for (const card of cards) if (card !== null) known.add(card);
  };
  if (viewer !== "spectator") add(...state.hands[viewer]);
  add(state.led, state.upCard);
  for (const { suit } of state.marriages) add(`${suit}K`, `${suit}Q`);
  if (state.exchange !== null) add(state.exchange.taken, state.exchange.given);
  state.played.forEach((trick, at) => {
    if (trickIsOpen(state, viewer, trick, at)) add(trick.led, trick.answer);
  });
  const draws = state.history.filter((event) => event.type === "drawn");
  draws.forEach(({ winner, cards }, at) => {
    if (viewer !== "spectator") add(cards[viewer === winner ? 0 : 1]);
    if (at === draws.length - 1 && state.upCard === null) add(cards[1]);
  });
  return known;
};

/** The state with its hidden cards exchanged among each other. */
const relabel = (state: DealState, from: readonly Card[], to: readonly Card[]): DealState =>
  JSON.parse(JSON.stringify(state), (_, value: unknown) =>
    isCard(value) && from.includes(value) ? to[from.indexOf(value)] : value,
  );

/** The state with every number that the viewer may not know replaced by another one. */
const repoint = (state: DealState, viewer: Viewer, noise: number): DealState => {
  const hide = ([first, second]: readonly [number, number]): [number, number] => [
    pointsAreOpen(state, viewer, 0) ? first : (first + noise) % 66,
    pointsAreOpen(state, viewer, 1) ? second : (second + 2 * noise) % 66,
  ];
  let trick = -1;
  const isOpen = state.played.map((won, at) => trickIsOpen(state, viewer, won, at));
  return {
    ...state,
    points: hide(state.points),
    pending: hide(state.pending),
    closed:
      state.closed === null
        ? null
        : {
            ...state.closed,
            atClosing: { ...state.closed.atClosing, points: hide(state.closed.atClosing.points) },
          },
    history: state.history.map((event) => {
      if (event.type === "closed") {
        return { ...event, atClosing: { ...event.atClosing, points: hide(event.atClosing.points) } };
      }
      if (event.type !== "trickWon") return event;
      trick += 1;
      return isOpen[trick] === true
        ? event
        : { ...event, points: (event.points + noise) % 23, released: noise };
    }),
  };
};

const reversedHand = (state: DealState, viewer: Viewer): DealState => ({
  ...state,
  hands: [
    viewer === 0 ? state.hands[0] : state.hands[0].toReversed(),
    viewer === 1 ? state.hands[1] : state.hands[1].toReversed(),
  ],
});

/** Plays the same actions on another pack; `null` where one of them is not possible with it. */
const replay = ({ rules, dealer, steps }: Played, deck: readonly Card[]): DealState[] | null => {
  let state = deal(rules, dealer, deck);
  const states = [state];
  for (const { seat, action } of steps) {
    const applied = apply(state, seat, action);
    if (!applied.ok) return null;
    state = applied.value.state;
    states.push(state);
  }
  return states;
};

const pick = <T>(from: readonly T[], choice: number): T | undefined => from[choice % from.length];

describe("two states that differ only in what a viewer may not know give him identical bytes", () => {
  it("hidden cards relabelled in hands, stock, tricks and history; hidden points changed", () => {
    fc.assert(
      fc.property(
        arbPlayed,
        arbViewer,
        fc.nat({ max: 40 }),
        fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
        fc.integer({ min: 1, max: 65 }),
        ({ states }, viewer, at, order, noise) => {
          const state = pick(states, at);
          if (state === undefined) throw new Error("there is a first state");
          const known = knownTo(state, viewer);
          const hidden = CARDS.filter((card) => !known.has(card));
          const shuffled = hidden
            .map((card, place) => ({ card, key: order[place] ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ card }) => card);
          const twin = reversedHand(repoint(relabel(state, hidden, shuffled), viewer, noise), viewer);
          expect(JSON.stringify(viewFor(twin, viewer))).toBe(JSON.stringify(viewFor(state, viewer)));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("another pack with the same course of play", () => {
    let compared = 0;
    fc.assert(
      fc.property(arbPlayed, arbViewer, fc.nat(), fc.nat(), fc.nat(), (played, viewer, at, first, second) => {
        const end = at % played.states.length;
        const state = played.states[end];
        if (state === undefined) throw new Error("there is a first state");
        const known = knownTo(state, viewer);
        const unplayed = [...state.hands[0], ...state.hands[1], ...state.faceDown].filter(
          (card) => !known.has(card),
        );
        const [a, b] = [pick(unplayed, first), pick(unplayed, second)];
        if (a === undefined || b === undefined || a === b) return;
        const deck = played.deck.map((card) => (card === a ? b : card === b ? a : card));
        const twins = replay({ ...played, steps: played.steps.slice(0, end) }, deck);
        if (twins === null) return;
        compared += 1;
        twins.forEach((twin, place) => {
          const original = played.states[place];
          if (original === undefined) throw new Error("the same number of states");
          expect(JSON.stringify(viewFor(twin, viewer))).toBe(JSON.stringify(viewFor(original, viewer)));
        });
      }),
      { numRuns: 1500 },
    );
    expect(compared).toBeGreaterThan(500);
  });

  it("no hidden card is named anywhere in a view", () => {
    fc.assert(
      fc.property(arbPlayed, arbViewer, ({ states }, viewer) => {
        for (const state of states) {
          const known = knownTo(state, viewer);
          const named = JSON.stringify(viewFor(state, viewer)).match(/(?<=")[SHDC][ATKQJ](?=")/g) ?? [];
          expect(named.filter((card) => !known.has(card as Card))).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
