import { type Action, cardPoints, followerWins, suitOf } from "@bummerl/engine";
import type { Contestant, Turn } from "../contestant.ts";

const cardOf = (action: Action) =>
  action.type === "play" || action.type === "marriage" ? action.card : null;

/** Takes what it can get now: claims, exchanges, marries, wins tricks as dearly as it may, else throws its least card. */
const worth = ({ view }: Turn, action: Action): number => {
  const own = view.viewer === "spectator" ? 0 : (view.points[view.viewer] ?? 0);
  const card = cardOf(action);
  if (action.type === "claim") return own >= 66 ? 1000 : -1000;
  if (action.type === "exchange") return 500;
  if (card === null) return -500;
  const married = suitOf(card) === view.trump ? 40 : 20;
  if (action.type === "marriage") {
    if (action.claim === true) return own + married >= 66 ? 1000 : -1000;
    return 100 + married;
  }
  const trump = suitOf(card) === view.trump ? 5 : 0;
  if (view.led === null)
    return cardPoints(card) >= 10 ? cardPoints(card) - 2 * trump : -cardPoints(card) - trump;
  const points = cardPoints(card) + cardPoints(view.led);
  return followerWins(view.trump, view.led, card) ? points - trump : -points - trump;
};

/** The 15-line player: what brings most card points in this trick. */
export const greedy: Contestant = {
  name: "greedy",
  choose: (turn) =>
    turn.view.legal.reduce((best, action) => (worth(turn, action) > worth(turn, best) ? action : best)),
};
