import { aceBeside } from "../en/ace-beside.ts";
import type { CardsMessages } from "../en/cards.ts";
import type { AdviceMessages, OpponentsMessages } from "../en/opponents.ts";
import { counters as countersText } from "./words.ts";

const advice = (cards: CardsMessages): AdviceMessages => ({
  lead: (card) => `Entamez ${cards.object(card)}`,
  answer: (card) => `Répondez par ${cards.object(card)}`,
  marriage: (suit, card) => `Annoncez le mariage à ${cards.suit(suit)} et entamez ${cards.object(card)}`,
  marriageOut: (suit) => `Annoncez le mariage à ${cards.suit(suit)}, puis 66`,
  moves: {
    exchange: `Échangez ${cards.trumpJack}`,
    close: "Fermez le talon",
    claim: "Annoncez 66",
    settle: "Comptez",
    giveUp: "Abandonnez la donne",
  },
  sentence: (move, reason) => (reason === null ? `${move}.` : `${move}\u00a0: ${reason}.`),
  reasons: {
    onlyChoice: () => "il n’y a rien d’autre à faire",
    claimNow: ({ points }) => `vous avez ${points} points, et 66 suffisent`,
    pairGoesOut: ({ points }) => `avec ces ${points} points vous avez 66`,
    cardsGone: () => "toutes les cartes sont jouées, et le dernier pli est à vous",
    exchangeJack: ({ card }) => `${cards.object(card)} vaut plus dans votre main que ${cards.trumpJackIs}`,
    announcePair: ({ points, pending }) =>
      pending
        ? `le mariage rapporte ${points} points dès que vous aurez un pli`
        : `le mariage rapporte ${points} points`,
    closeNow: ({ percent, counters }) =>
      percent === 100
        ? `cela ne peut pas échouer et rapporte ${countersText(counters)}`
        : percent < 50
          ? `cela ne réussit qu’environ ${percent} fois sur 100, mais tout le reste est pire`
          : `cela réussit environ ${percent} fois sur 100 et rapporte alors ${countersText(counters)}`,
    winsForSure: ({ counters }) =>
      `toutes les cartes sont connues, et vous gagnez à coup sûr ${countersText(counters)}`,
    losesLeast: ({ counters }) =>
      `toutes les cartes sont connues, la donne est perdue, mais ainsi elle ne coûte que ${countersText(counters)}`,
    allTheSame: () => "toutes les cartes sont connues, et tout revient au même",
    trickGoesOut: ({ points }) => `avec ce pli vous avez ${points} points`,
    denies66: ({ points }) => `sinon ce pli amènerait l’ordinateur à ${points}`,
    leavesSchneider: ({ points }) => `avec ${points} points, une défaite ne compte plus double`,
    firstTrick: ({ pending }) =>
      pending > 0
        ? `avec un premier pli, les ${pending} points que vous avez annoncés comptent`
        : "avec un pli, une défaite ne coûte plus trois points de\u00a0partie",
    takesAnyway: ({ keeps, points }) =>
      keeps === null
        ? `vous prenez ce pli de toute façon, et ainsi il rapporte ${points} points`
        : `vous prenez ce pli de toute façon, et ainsi vous gardez ${cards.object(keeps)}`,
    takesFatTrick: ({ points }) => `le pli vaut ${points} points`,
    takesInSuit: () => "vous prenez le pli sans dépenser d’atout",
    takesWithTrump: ({ points }) => `pour un atout, vous gagnez ${points} points et l’entame suivante`,
    takesToAnnounce: ({ suit, points }) =>
      `vous entamerez ensuite et pourrez annoncer ${points} à ${cards.suit(suit)}`,
    keepsTrumps: ({ points }) => `seul un atout prendrait le pli, et ${points} points n’en valent pas un`,
    keepsPair: ({ suit, points }) =>
      `vous gardez ainsi votre mariage à ${cards.suit(suit)}, qui vaut ${points}`,
    givesLeast: ({ butTrumps }) =>
      butTrumps
        ? "c’est ce qui coûte le moins de points, sans dépenser d’atout"
        : "c’est ce qui coûte le moins de points",
    leadsWinner: () => "l’ordinateur ne peut pas prendre cette carte",
    drawsTrumps: ({ out }) => `cela fait tomber les atouts, et il peut en rester ${out} dehors`,
    forcesTrump: ({ suit }) => `l’ordinateur n’a plus rien à ${cards.suit(suit)} et doit dépenser un atout`,
    keepsTrumpTen: ({ card }) =>
      `gardez ${cards.object(card)} tant que ${cards.object(aceBeside(card))} est encore dehors`,
    leadsLow: () => "si l’ordinateur prend le pli, vous perdez peu",
    leadsSafely: ({ percent }) => `${percent} fois sur 100, l’ordinateur ne peut pas prendre cette carte`,
    leadsTopOfSuit: () =>
      "plus rien de plus haut n’est dehors dans cette couleur, seul un atout prendrait le pli",
    leadsLeast: () => "le pli est sans doute perdu, et c’est ce qui coûte le moins de points",
    expected: ({ counters, better }, figure) => {
      const loses = counters < 0;
      const unit = Math.abs(counters) < 2 ? "point" : "points";
      const brings = `en moyenne cela ${loses ? "perd" : "gagne"} ${figure(Math.abs(counters))}\u00a0${unit} de\u00a0partie`;
      if (better < 0) return `${brings}, et c’est ce qui vaut le plus dans cette manche`;
      if (better === 0) return `${brings}, et rien n’est meilleur`;
      return `${brings}, ${figure(better)} de ${loses ? "moins" : "plus"} que le deuxième choix`;
    },
  },
});

/** What is said to those who play a computer, in the words of one deck. */
export const opponents = (cards: CardsMessages): OpponentsMessages => ({
  advice: advice(cards),
  levelLegend: "De quelle force doit-il être\u202f?",
  levels: {
    beginner: "Joue des cartes sensées, oublie ce qui est passé et ne ferme jamais.",
    hobby: "Retient les atouts et les grosses cartes, et annonce ce qu’il peut.",
    regulars: "Compte chaque carte et chaque point, ferme à bon escient et finit sans une faute.",
    master: "Pèse toutes les mains possibles et joue pour la manche entière.",
  },
  dealerLegend: "Qui donne en premier\u202f?",
  dealers: { random: "Au sort", me: "Vous", computer: "L’ordinateur" },
  paceLegend: "À quelle vitesse joue-t-il\u202f?",
  paces: { natural: "Comme une personne", short: "Vite", none: "Aussitôt" },
  rulesTitle: (name) => `Règles\u00a0: ${name}`,
  rulesHint: "Changer les règles",
  hereLabel: "Sur cet appareil seulement",
  hereHint: "Continue même sans connexion, et reste dans ce seul navigateur.",
  hereAway: "Pas de connexion pour l’instant\u00a0: on joue sur cet appareil.",
  serverHint: "Gardée sur le serveur\u00a0: vous pourrez continuer sur chacun de vos appareils.",
  play: "Jouer",
});
