import type { CardsMessages } from "../en/cards.ts";
import type { RulesMessages } from "../en/rules.ts";
import { capital } from "../en/words.ts";

export const rules = (cards: CardsMessages): RulesMessages => ({
  title: "Règles",
  lead: "Le Schnapsen en quelques mots, et ce qui distingue les règles proposées ici.",
  basicsTitle: "Le jeu en bref",
  basics: [
    `Deux joueurs, 20 cartes\u00a0: ${cards.rank("A")}\u00a011, ${cards.rank("T")}\u00a010, ${cards.rank("K")}\u00a04, ${cards.rank("Q")}\u00a03, ${cards.rank("J")}\u00a02 points de cartes. Chacun reçoit cinq cartes\u202f; une carte est retournée, sa couleur est l’atout. Le reste forme le talon.`,
    "Le premier à jouer entame, puis celui qui a pris le dernier pli. Tant que le talon est ouvert, on répond avec n’importe quelle carte. La plus forte carte de la couleur demandée l’emporte, ou un atout sur une autre couleur. Après chaque pli, les deux joueurs piochent, le gagnant d’abord.",
    "Quand le talon est épuisé ou fermé, le jeu devient strict\u00a0: il faut fournir la couleur, selon la plupart des règles en montant si possible\u202f; qui n’a pas la couleur doit couper.",
    `Avant d’entamer, vous pouvez\u00a0: échanger ${cards.trumpJack} contre la retourne, fermer le talon, annoncer un mariage (${cards.rank("K")} et ${cards.rank("Q")} d’une couleur\u00a0: 20, à l’atout 40) et entamer de l’une des deux cartes.`,
    "Le premier qui a 66 points de cartes l’annonce et gagne la donne\u00a0: 3\u00a0points de\u00a0partie si l’autre n’a aucun pli, 2 s’il a moins de 33 points de cartes, sinon 1.",
    "Celui qui ferme doit atteindre 66 lui-même. S’il échoue, l’autre marque 2 points, ou 3 s’il n’avait aucun pli à la fermeture.",
    "Le premier qui a effacé tous ses points gagne la manche, le Bummerl\u202f; elle est inscrite au compte du perdant. Le donneur change à chaque donne.",
  ],
  setsTitle: "Toutes les règles",
  showDifferences: (count, usual) =>
    count === 1 ? `1 différence avec ${usual}` : `${count} différences avec ${usual}`,
  usual: {
    are: "Vos règles habituelles",
    differs: (name) => `Diffère de ${name}, vos règles habituelles\u00a0:`,
    instead: (value) => `D’habitude\u00a0: ${value.charAt(0).toLowerCase()}${value.slice(1)}`,
    choose: "Ce sont mes règles habituelles",
    hint: "Ce qui diffère de vos règles habituelles est marqué partout, même avant de vous asseoir à une table.",
  },
  house: {
    are: "Les règles habituelles",
    differs: (name) => `Diffère de ${name}, les règles habituelles\u00a0:`,
  },
  toLearn: "Apprendre pas à pas",
  contents: "Sur cette page",
  choose: "Jeu de règles",
  ownName: "Mélange personnel",
  ownSummary: "Choisissez chaque règle vous-même.",
  presets: {
    classic: {
      name: "Classique",
      summary: "Vous annoncez 66 vous-même et devez monter. Une fausse annonce fait perdre la donne.",
    },
    automatic: {
      name: "Automatique",
      summary:
        "66 termine la donne, les points sont affichés, pas d’obligation de monter. Idéal pour apprendre.",
    },
    counters: {
      name: "Points",
      summary: "66 termine la donne\u202f; Schneider et Retourschneider comptent double.",
    },
    soft: {
      name: "Doux (à la maison)",
      summary:
        "Détendu\u00a0: 66 automatique, le premier pli adverse reste visible, pas de fermeture tardive.",
    },
    sharp: {
      name: "Vif (à la maison)",
      summary:
        "Pour ceux qui comptent\u00a0: aucun point affiché, aucun retour en arrière, rien au premier pli.",
    },
    tournament: {
      name: "Tournoi",
      summary:
        "Comme en tournoi\u00a0: on annonce soi-même, rien n’est affiché, talon d’au moins quatre cartes.",
    },
  },
  parameters: {
    mustHead: {
      label: "Jeu strict",
      values: { true: "Fournir et monter si possible", false: "Fournir, sans obligation de monter" },
    },
    exchangeMinStock: {
      label: `Échanger ${cards.trumpJack}`,
      values: { 2: "Avec au moins 2 cartes au talon", 4: "Avec au moins 4 cartes au talon" },
    },
    exchangeFirstTrick: {
      label: "Échange au premier pli",
      values: { true: "Permis", false: "Interdit" },
    },
    marriageFirstTrick: {
      label: "Mariage au premier pli",
      values: { true: "Permis", false: "Interdit" },
    },
    marriageLead: {
      label: "Carte entamée avec un mariage",
      values: {
        kingOrQueen: `${capital(cards.rank("K"))} ou ${cards.rank("Q")}, au choix`,
        king: `Toujours le ${cards.rank("K")}`,
      },
    },
    closeMinStock: {
      label: "Fermer le talon",
      values: { 2: "Avec au moins 2 cartes au talon", 4: "Avec au moins 4 cartes au talon" },
    },
    closeValue: {
      label: "Valeur du gain de celui qui ferme",
      values: { atClosing: "Fixée à la fermeture", atEnd: "Comptée à la fin de la donne" },
    },
    goOut: {
      label: "Annoncer 66",
      values: { claim: "C’est à vous de le dire", auto: "La donne se termine toute seule" },
    },
    falseClaim: {
      label: "Fausse annonce",
      values: {
        mirror: "L’autre marque ce que vous auriez marqué",
        min2: "L’autre marque 2, ou 3 sans pli",
        null: "Impossible",
      },
    },
    lastTrick: {
      label: "Personne n’est sorti\u00a0: le dernier pli",
      values: { one: "Rapporte 1 point", ladder: "Rapporte 1, 2 ou 3 points selon les cartes de l’autre" },
    },
    viewTricks: {
      label: "Revoir les plis",
      values: {
        lastUntilNextLead: "Seulement le dernier, jusqu’à l’entame suivante",
        own: "Vos propres plis",
        ownAndOpponentsFirst: "Les vôtres et le premier de l’autre",
        all: "Tous les plis",
      },
    },
    showPoints: {
      label: "Points de cartes affichés",
      values: { none: "Aucun\u00a0: comptez vous-même", own: "Les vôtres", both: "Ceux des deux joueurs" },
    },
    score: {
      label: "Affichage des points de\u00a0partie",
      values: { down: "En descendant jusqu’à 0", up: "En montant" },
    },
    target: {
      label: "Longueur d’une manche",
      values: { 7: "7 points", 9: "9 points", 11: "11 points" },
    },
    retour: {
      label: "Retourschneider (remontée contre un dernier point)",
      values: {
        fromSeven: "Seulement si le gagnant n’avait encore rien marqué",
        fromAny: "Depuis n’importe quel score",
      },
    },
    bummerlValue: { label: "Ce que compte une manche perdue" },
    nextDealer: {
      label: "Donneur suivant",
      values: { alternate: "À tour de rôle", winnerDeals: "Le gagnant donne" },
    },
  },
  bummerlValue: (plain, schneider, retour) =>
    `simple ${plain}, Schneider ${schneider}, Retourschneider ${retour}`,
  kinds: { plain: "simple", schneider: "Schneider", retourschneider: "Retourschneider" },
  clocks: { quick: "Rapide", calm: "Tranquille", untimed: "Sans pendule" },
  clockNumbers: (seconds, minutes) =>
    `${seconds}\u00a0secondes par coup et ${minutes}\u00a0minutes de réserve par manche`,
  untimed: "le temps ne s’épuise jamais, même si l’on joue sur plusieurs jours",
});
