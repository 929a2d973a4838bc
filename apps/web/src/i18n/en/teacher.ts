import type { Action } from "@bummerl/engine";
import { suitOf } from "@bummerl/engine";
import type { CardsMessages } from "./cards.ts";
import { counters } from "./words.ts";

/** A card as it is said: led, or as the answer to a lead. */
const moves = (names: CardsMessages) => ({
  move: (action: Action, leads: boolean): string => {
    switch (action.type) {
      case "play":
        return leads ? `lead ${names.object(action.card)}` : `answer with ${names.object(action.card)}`;
      case "marriage":
        return action.claim === true
          ? `announce the pair of ${names.suit(suitOf(action.card))} and claim 66`
          : `announce the pair of ${names.suit(suitOf(action.card))} and lead ${names.object(action.card)}`;
      case "exchange":
        return `exchange ${names.trumpJack}`;
      case "close":
        return "close the stock";
      case "claim":
        return "claim 66";
      case "settle":
        return "settle";
      case "giveUp":
        return "give up the deal";
    }
  },
  /** One move after the other in the same turn. */
  andThen: ", then ",
});

const better = {
  title: "What could have been better",
  intro: "Each of your decisions, judged by what you could know then. The hidden cards do not count.",
  start: "Look through my play",
  working: (done: number, of: number): string => `Decision ${done} of ${of}\u00a0…`,
  failed: "This device could not think the deal through.",
  again: "Try again",
  nothing: "You decided nothing in this deal.",
  none: "No mistake found. Where you could have played differently, the difference is within what chance explains.",
  mistakes: (count: number): string => (count === 1 ? "1 mistake" : `${count} mistakes, the dearest first`),
  inTrick: (trick: number): string => `Trick ${trick}`,
  /** `value` as it is written, `number` for the grammar. */
  cost: (value: string, number: number): string => `cost ${value} ${number === 1 ? "counter" : "counters"}`,
  costAbout: (value: string, number: number): string =>
    `cost about ${value} ${number === 1 ? "counter" : "counters"}`,
  yours: "You chose",
  better: "Better",
  yourHand: "Your hand then",
  led: "To be answered",
  exact: "Exact: by then you could know every card.",
  estimate: (ways: string): string =>
    `An estimate: the hidden cards could lie in ${ways} ways. ±\u00a0is what it may be off by in 95 of 100 cases.`,
  jump: (trick: number): string => `Show trick ${trick}`,
  how: "How it would have gone on",
  all: "All moves",
  move: "Move",
  worth: "Counters expected",
  plusMinus: (error: string): string => `±\u00a0${error}`,
  chart: "Expected counters along the deal",
  chartText: (from: string, to: string, result: string): string =>
    `From ${from} at your first decision to ${to} at your last; the deal brought ${result}.`,
  decision: "Decision",
  withBest: "With the best move",
  withYours: "With your move",
  lost: "Lost",
  result: "Result",
  table: "The figures",
};

const puzzles = {
  title: "Puzzles",
  number: (number: number): string => `Puzzle ${number}`,
  all: "All puzzles",
  grades: { 1: "Easy", 2: "Medium", 3: "Hard" },
  solvedCount: (count: number, of: number): string => `${count} of ${of} solved`,
  name: (number: number, grade: string, solved: boolean): string =>
    `Puzzle ${number}, ${grade}${solved ? ", solved" : ""}`,
  text: "What this puzzle is about",
  ending: (name: string): string =>
    `The stock is used up, so ${name}’s cards lie open. One move brings more than every other. Which?`,
  open: (name: string): string =>
    `You do not know ${name}’s cards. One move is clearly the best, however they lie. Which?`,
  unseen: "Not seen yet:",
  right: (count: number): string => `Right! It wins ${counters(count)}, whatever Poldi does.`,
  rightClosing: (count: number): string =>
    `Right! With the stock closed you win ${counters(count)}, whatever Poldi holds.`,
  rightExchange: (count: number): string =>
    `Right! Then close: you win ${counters(count)}, whatever Poldi holds.`,
  thenLead: (moves: string): string => `Go on so: ${moves}.`,
  or: ", or ",
  wrongWins: (count: number, best: number): string =>
    `That wins only ${counters(count)}. There is a move that wins ${best}.`,
  wrongLoses: (count: number, best: number): string =>
    `With that move Poldi wins ${counters(count)}. There is a move that wins ${counters(best)}.`,
  wrongMean: (value: string, best: number): string =>
    `On the average that brings ${value}. There is a move that wins ${counters(best)} for certain.`,
  shown: (move: string, count: number): string => `The move is: ${move}. It wins ${counters(count)}.`,
  line: "How it goes on",
  lineWrong: "How it goes on after your move",
  next: "Next puzzle",
  back: "Previous puzzle",
  show: "Show the answer",
  again: "Once more",
  allSolved: "That was the last one. All puzzles are solved!",
};

/** What the teacher says, in the words of one deck: the review of one's own decisions, and the puzzles. */
export const teacher = (names: CardsMessages) => ({ ...moves(names), better, puzzles });
export type TeacherMessages = ReturnType<typeof teacher>;
