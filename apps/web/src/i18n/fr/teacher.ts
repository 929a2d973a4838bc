import { type Action, suitOf } from "@bummerl/engine";
import type { CardsMessages } from "../en/cards.ts";
import type { TeacherMessages } from "../en/teacher.ts";
import { counters } from "./words.ts";

const moves = (names: CardsMessages): Pick<TeacherMessages, "move" | "andThen"> => ({
  move: (action: Action, leads: boolean): string => {
    switch (action.type) {
      case "play":
        return leads ? `entamer ${names.object(action.card)}` : `répondre par ${names.object(action.card)}`;
      case "marriage":
        return action.claim === true
          ? `annoncer le mariage à ${names.suit(suitOf(action.card))} et 66`
          : `annoncer le mariage à ${names.suit(suitOf(action.card))} et entamer ${names.object(action.card)}`;
      case "exchange":
        return `échanger ${names.trumpJack}`;
      case "close":
        return "fermer le talon";
      case "claim":
        return "annoncer 66";
      case "settle":
        return "faire les comptes";
      case "giveUp":
        return "abandonner la donne";
    }
  },
  andThen: ", puis ",
});

const better: TeacherMessages["better"] = {
  title: "Ce qui aurait pu être mieux",
  intro:
    "Chacune de vos décisions, jugée d’après ce que vous pouviez savoir alors. Les cartes cachées ne comptent pas.",
  start: "Revoir mon jeu",
  working: (done, of) => `Décision ${done} sur ${of}\u00a0…`,
  failed: "Cet appareil n’a pas pu étudier la donne.",
  again: "Réessayer",
  nothing: "Vous n’avez rien décidé dans cette donne.",
  none: "Aucune faute trouvée. Là où vous auriez pu jouer autrement, la différence tient au hasard.",
  mistakes: (count) => (count === 1 ? "1 faute" : `${count} fautes, la plus chère d’abord`),
  inTrick: (trick) => `Pli ${trick}`,
  cost: (value, number) =>
    `a coûté ${value}\u00a0${number < 2 ? "point de\u00a0partie" : "points de\u00a0partie"}`,
  costAbout: (value, number) =>
    `a coûté environ ${value}\u00a0${number < 2 ? "point de\u00a0partie" : "points de\u00a0partie"}`,
  yours: "Votre choix",
  better: "Mieux",
  yourHand: "Votre main à ce moment",
  led: "Carte entamée",
  exact: "Exact\u00a0: vous pouviez alors connaître chaque carte.",
  estimate: (ways) =>
    `Une estimation\u00a0: les cartes cachées pouvaient se répartir de ${ways} façons. ±\u00a0indique l’écart le plus grand dans 95 cas sur 100.`,
  jump: (trick) => `Montrer le pli ${trick}`,
  how: "La suite aurait été",
  all: "Tous les coups",
  move: "Coup",
  worth: "Points attendus",
  plusMinus: (error) => `±\u00a0${error}`,
  chart: "Points de partie attendus au fil de la donne",
  chartText: (from, to, result) =>
    `De ${from} à votre première décision à ${to} à la dernière\u00a0; la donne a rapporté ${result}.`,
  decision: "Décision",
  withBest: "Avec le meilleur coup",
  withYours: "Avec votre coup",
  lost: "Perdu",
  result: "Résultat",
  table: "Les chiffres",
};

const puzzles: TeacherMessages["puzzles"] = {
  title: "Exercices",
  number: (number) => `Exercice ${number}`,
  all: "Tous les exercices",
  grades: { 1: "Facile", 2: "Moyen", 3: "Difficile" },
  solvedCount: (count, of) => `${count} sur ${of} résolus`,
  name: (number, grade, solved) => `Exercice ${number}, ${grade}${solved ? ", résolu" : ""}`,
  text: "De quoi il s’agit",
  ending: (name) =>
    `Le talon est épuisé\u00a0: les cartes de ${name} sont connues. Un seul coup rapporte plus que tous les autres. Lequel\u202f?`,
  open: (name) =>
    `Vous ne connaissez pas les cartes de ${name}. Un coup est nettement le meilleur, quelle que soit leur répartition. Lequel\u202f?`,
  unseen: "Pas encore vues\u00a0:",
  right: (count) => `Juste\u202f! Cela gagne ${counters(count)}, quoi que fasse Poldi.`,
  rightClosing: (count) =>
    `Juste\u202f! Le talon fermé, vous gagnez ${counters(count)}, quelle que soit la main de Poldi.`,
  rightExchange: (count) =>
    `Juste\u202f! Fermez ensuite\u00a0: vous gagnez ${counters(count)}, quelle que soit la main de Poldi.`,
  thenLead: (list) => `La suite\u00a0: ${list}.`,
  or: " ou ",
  wrongWins: (count, best) => `Cela ne gagne que ${counters(count)}. Il y a un coup qui en gagne ${best}.`,
  wrongLoses: (count, best) =>
    `Avec ce coup, Poldi gagne ${counters(count)}. Il y a un coup qui gagne ${counters(best)}.`,
  wrongMean: (value, best) =>
    `En moyenne cela rapporte ${value}. Il y a un coup qui gagne ${counters(best)} à coup sûr.`,
  shown: (move, count) => `Le coup est\u00a0: ${move}. Il gagne ${counters(count)}.`,
  line: "La suite",
  lineWrong: "La suite après votre coup",
  next: "Exercice suivant",
  back: "Exercice précédent",
  show: "Montrer la solution",
  again: "Encore une fois",
  allSolved: "C’était le dernier. Tous les exercices sont résolus\u202f!",
};

/** What the teacher says, in the words of one deck: the review of one's own decisions, and the puzzles. */
export const teacher = (names: CardsMessages): TeacherMessages => ({ ...moves(names), better, puzzles });
