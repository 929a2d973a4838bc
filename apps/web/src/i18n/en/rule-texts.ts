import type { RuleSet } from "@bummerl/engine";
import type { RuleGroup, RuleId } from "../../parts/rule-groups.ts";
import type { CardsMessages } from "./cards.ts";
import { counters } from "./words.ts";

/** A rule as it holds under these parameters. */
export type RuleText = (rules: RuleSet) => string;

const groups: Readonly<Record<RuleGroup, string>> = {
  cards: "The cards",
  dealing: "Dealing",
  openStock: "While the stock is open",
  strict: "Strict play: the stock is used up or closed",
  beforeLeading: "What you may do before you lead",
  goingOut: "Going out with 66",
  closedEnd: "How a closed deal ends",
  openEnd: "How an open deal ends",
  givingUp: "Giving up",
  seen: "What may be seen",
  bummerl: "The Bummerl",
};

const claims = ({ goOut }: RuleSet): boolean => goOut === "claim";

const looking = ({ viewTricks }: RuleSet): string =>
  ({
    lastUntilNextLead: "Won tricks stay face down.",
    own: "You may look at your own tricks at any time.",
    ownAndOpponentsFirst: "You may look at your own tricks and at the other’s first one at any time.",
    all: "You may look at all tricks at any time.",
  })[viewTricks];

const showing = ({ showPoints }: RuleSet): string =>
  ({
    none: "No card points are shown: you count for yourself.",
    own: "You see your own card points, not the other’s.",
    both: "The card points of both are shown.",
  })[showPoints];

const falseClaim = ({ falseClaim: cost }: RuleSet): string => {
  if (cost === null) return "Nobody has to say 66, so nobody can say it wrongly.";
  const writes =
    cost === "mirror"
      ? "the other writes what you would have written"
      : "the other writes 2 counters, or 3 if he has no trick";
  return `If you say 66 and do not have it, the deal is over and ${writes}. If you had closed the stock, it costs you at least as much as any failed close.`;
};

export const ruleTexts = (cards: CardsMessages) => {
  const rank = cards.rank;
  const rules: Readonly<Record<RuleId, RuleText>> = {
    R1: () =>
      `There are 20 cards, in each of the four suits ${rank("A")}, ${rank("T")}, ${rank("K")}, ${rank("Q")} and ${rank("J")}, from high to low. They count 11, 10, 4, 3 and 2 card points, 120 in all.`,
    R2: () => "Even the smallest trick is worth 4 points. So “no points” and “no trick” mean the same.",
    R3: () => "The first dealer is drawn at random. The other player is forehand.",
    R4: ({ nextDealer }) =>
      nextDealer === "alternate"
        ? "The dealer changes with every deal."
        : "Whoever has won a deal deals the next one.",
    R5: () =>
      "The server shuffles and both players cut, and afterwards both can check it. No deal is picked or left out.",
    R6: () =>
      "Forehand gets 3 cards, then the dealer 3. One card is turned up: its suit is trump. Then each gets 2 more. The other 9 cards are the stock, with the up-card at its very bottom.",
    R8: () => "The up-card belongs to the stock. Before a lead the stock has 10, 8, 6, 4, 2 or no cards.",
    R9: () =>
      "Forehand leads to the first trick, afterwards whoever won the last one. You may answer with any card.",
    R10: () =>
      `The trick goes to the higher card of the suit led, or to a trump on another suit. Any other card never wins, not even the ${rank("A")} of another suit.`,
    R11: () =>
      "After the trick both draw a card, the winner first. In the last draw the loser gets the up-card.",
    R12: ({ mustHead }) =>
      `You must follow suit, ${mustHead ? "with a higher card if you can" : "but need not play higher"}. If you have none of the suit, you must trump; if you have no trump either, you may play any card.`,
    R13: () => "A stock that has run out is not closed: then nobody is the closer.",
    R14: () =>
      `If you hold ${cards.trumpJack}, you may swap it for the up-card, but you never have to. You are still to lead.`,
    R15: ({ exchangeMinStock: least }) =>
      `For this the stock must be open and have at least ${least} cards, the up-card included.`,
    R16: ({ exchangeFirstTrick }) =>
      exchangeFirstTrick
        ? "You may exchange even before the very first trick."
        : "You may not exchange before the first trick has been played.",
    R17: () =>
      "As long as both hold five cards, you may close the stock, even before the first trick. The up-card is turned over, nobody draws or exchanges any more, and strict play begins with your lead.",
    R18: ({ closeMinStock: least }) =>
      `For this the stock must have at least ${least} cards, the up-card included. Nobody may look into a closed stock.`,
    R19: ({ closeValue }) =>
      closeValue === "atClosing"
        ? "If you close and make it, your win is worth what it was at that moment: 3 if the other had no trick, 2 if he had fewer than 33 points, else 1."
        : "If you close and make it, your win is counted at the end of the deal: 3 if the other has no trick, 2 if he has fewer than 33 points, else 1.",
    R20: () =>
      `If you hold ${rank("K")} and ${rank("Q")} of a suit, you may announce 20, in trumps 40. You show both and lead one of them at once. The points count as soon as you have a trick; if you never win one, they are lost.`,
    R21: ({ marriageFirstTrick }) =>
      marriageFirstTrick
        ? "You may announce on the very first lead."
        : "You may not announce before the first trick has been played.",
    R22: ({ marriageLead }) =>
      marriageLead === "king"
        ? `It is always the ${rank("K")} that is led from the pair.`
        : `You choose whether to lead the ${rank("K")} or the ${rank("Q")}.`,
    R23: () =>
      "You may announce in strict play as well. You need not announce. If you hold two pairs, you choose one: one marriage a lead.",
    R24: () => "No card but one of the announced pair can be led with it.",
    R25: (set) =>
      claims(set)
        ? "With 66 card points you go out, but you must say so: after winning a trick or with a marriage, before you lead. Not as the one who answers, and not after losing a trick."
        : "The deal ends by itself as soon as somebody has 66 card points.",
    R26: (set) =>
      claims(set)
        ? "If you have a trick, a marriage that brings you to 66 is enough: you announce it together with 66, and no card is played. Without a trick you cannot say 66."
        : "If you have a trick, a marriage that brings you to 66 is enough: the deal ends at once, and no card is played.",
    R27: () =>
      "Going out wins 3 counters if the other has no trick, 2 if he has 32 points or fewer, 1 if he has 33 or more, even if he has 66 as well.",
    R28: falseClaim,
    R29: (set) =>
      claims(set)
        ? "A forgotten 66 is not lost. But you must win another trick, or announce a marriage, before you can say it."
        : "Nobody can forget 66 here.",
    R30: () =>
      "If the closer does not go out, the other writes 2 counters, or 3 if he had no trick when the stock was closed, whatever the points are in the end.",
    R31: () => "If the other goes out before the closer, he writes the same 2 or 3.",
    R32: (set) =>
      claims(set)
        ? "A closer who wins the very last trick and has 66 may still say so. One who loses it cannot."
        : "A closer who gets to 66 with the very last trick has made it.",
    R33: () => "The last trick alone wins nothing in a closed deal.",
    R34: ({ lastTrick }) =>
      lastTrick === "one"
        ? "If all cards are played and nobody went out, the last trick wins 1 counter."
        : "If all cards are played and nobody went out, the last trick wins 1, 2 or 3 counters, by the other’s points as in going out.",
    R35: (set) =>
      claims(set)
        ? "Whoever has won the last trick says 66 if he has it, or settles."
        : "After the last trick the deal is counted by itself.",
    R36: () =>
      "When it is your turn, you may give up the deal. The other writes what going out would bring him now; if you closed the stock, at least what a failed close costs.",
    R37: () =>
      "You may give up the whole Bummerl at any time. It counts as if the other had won all the rest.",
    R38: (set) => `${looking(set)} The trick just completed may always be looked at until the next lead.`,
    R39: (set) =>
      `${showing(set)} Always open: the up-card, an exchange with its two cards, both cards of a marriage, the size of the stock, and who closed it.`,
    R40: ({ score, target }) =>
      score === "down"
        ? `Both start with ${counters(target)} and take off what they win. Whoever gets to 0 first wins the Bummerl; what is left over does not count.`
        : `Both start at 0 and add what they win. Whoever gets to ${counters(target)} first wins the Bummerl; what is left over does not count.`,
    R41: ({ retour, target }) =>
      `The loser is charged a Bummerl. If he has not won a single counter, it is a Schneider. If he had only 1 to go and the other won everything after that, it is a Retourschneider${retour === "fromSeven" ? `, provided the other still had all ${target} to go` : ", whatever the other still had to go"}.`,
    R42: ({ bummerlValue: { plain, schneider, retourschneider } }) =>
      plain === schneider && plain === retourschneider
        ? `In the tally every lost Bummerl counts ${plain}.`
        : `In the tally a plain Bummerl counts ${plain}, a Schneider ${schneider}, a Retourschneider ${retourschneider}.`,
    R43: ({ nextDealer }) =>
      nextDealer === "alternate"
        ? "The dealer goes on changing from one Bummerl to the next."
        : "In the next Bummerl, too, the winner of the last deal deals.",
  };
  return { groups, rules };
};
export type RuleTextsMessages = ReturnType<typeof ruleTexts>;
