import type { CardsMessages } from "../en/cards.ts";
import type { LearnMessages } from "../en/learn.ts";
import { capital } from "../en/words.ts";
import { table } from "./table.ts";

const { actions } = table;
const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;

export const learn = (cards: CardsMessages): LearnMessages => ({
  title: "Apprendre",
  teacher: "Poldi",
  step: (number, of) => `Étape ${number} sur ${of}`,
  steps: "Étapes",
  stepName: (number, title, done) => `${number}. ${title}${done ? " ✓" : ""}`,
  next: "Étape suivante",
  back: "Étape précédente",
  again: "Encore une fois",
  toCards: "Aller aux cartes",
  text: "Le sujet de cette étape",
  playing: "Poldi joue…",
  end: "Voilà tout le jeu. Le reste vient en jouant.",
  makeTable: "Ouvrir une table",
  toRules: "Toutes les règles",
  lessons: {
    trick: {
      title: "Prendre un pli",
      say: `Chaque carte vaut des points\u00a0: ${cards.rank("A")}\u00a011, ${cards.rank("T")}\u00a010, ${cards.rank("K")}\u00a04, ${cards.rank("Q")}\u00a03, ${cards.rank("J")}\u00a02. La plus forte carte de la couleur prend les deux.`,
      tasks: [
        `Poldi a entamé ${cards.object("HT")}. Prenez le pli avec une carte plus forte de ${cards.suit("H")}.`,
      ],
      done: "Le pli est à vous\u00a0: 11 et 10 font 21 points. Le premier à 66 gagne.",
    },
    trump: {
      title: "L’atout",
      say: `La carte retournée près du talon indique la couleur d’atout, ici ${cards.suit("H")}. Un atout bat toutes les autres couleurs.`,
      tasks: [`Poldi a entamé ${cards.object("SA")}. Coupez avec votre atout.`],
      done: `Même le plus petit atout prend ${cards.object("SA")}\u00a0: 13 points.`,
    },
    draw: {
      title: "Piocher au talon",
      say: "Après chaque pli, les deux joueurs piochent, le gagnant d’abord. Tant qu’il y a un talon, vous pouvez répondre avec n’importe quelle carte.",
      tasks: [
        `Vous ne pouvez pas battre ${cards.object("DA")}. Donnez la carte qui vaut le moins de points.`,
        `Vous avez pioché ${cards.object("CA")}, un atout. Prenez le pli suivant avec lui.`,
      ],
      done: "2 points donnés, 22 gagnés. Celui qui prend le pli entame le suivant.",
    },
    strict: {
      title: "Quand le talon est vide",
      say: "Le jeu devient strict\u00a0: il faut fournir la couleur, en montant si possible. Si vous n’avez pas la couleur, il faut couper.",
      tasks: [
        `Poldi a entamé ${cards.object("SA")}. Trouvez la seule carte permise.`,
        `Poldi entame ${cards.object("DA")} et vous n’avez pas de ${cards.suit("D")}. Que devez-vous faire\u202f?`,
      ],
      done: "Bien joué. Les cartes interdites sont grisées\u202f; touchez-en une, la table vous dit la règle.",
    },
    marriage: {
      title: "Le mariage",
      say: `${capital(cards.rank("K"))} et ${cards.rank("Q")} d’une couleur forment un mariage\u00a0: 20 points de plus, 40 à l’atout. On l’annonce et on entame de l’une des deux cartes.`,
      tasks: [
        `Appuyez sur ${quoted(actions.marriage)} et choisissez ${cards.rank("K")} ou ${cards.rank("Q")}.`,
      ],
      done: "20 points de plus. Ils comptent dès que vous avez un pli, et vous en avez un.",
    },
    exchange: {
      title: "L’échange",
      say: `Qui a ${cards.trumpJack} peut l’échanger contre la retourne avant d’entamer.`,
      tasks: [`Appuyez sur ${quoted(actions.exchange)} pour prendre ${cards.object("CA")}.`],
      done: `${capital(cards.object("CA"))} contre ${cards.object("CJ")}\u00a0: une bonne affaire, et c’est toujours à vous d’entamer.`,
    },
    close: {
      title: "Fermer le talon",
      say: "Avec une belle main, vous pouvez fermer\u00a0: plus personne ne pioche et il faut fournir. Mais vous devez alors atteindre 66, sinon l’autre marque 2 ou 3.",
      tasks: [
        `Votre main est très forte. Appuyez sur ${quoted(actions.close)}.`,
        `Faites maintenant tomber l’atout de Poldi\u00a0: entamez ${cards.suit("H")}.`,
      ],
      done: "Poldi n’a plus d’atout et personne ne pioche. Vos autres cartes sont toutes maîtresses.",
    },
    goOut: {
      title: "Annoncer 66",
      say: "Avec 66 points, vous gagnez la donne, mais il faut le dire vous-même avant d’entamer. Une annonce trop tôt fait gagner l’autre.",
      tasks: [`Vos points sont à côté de votre nom. Appuyez sur ${quoted(actions.claim)}.`],
      done: "69 points\u00a0: l’annonce est juste, la donne est à vous. Poldi en avait 15, elle vaut donc 2.",
    },
    counters: {
      title: "3, 2 ou 1",
      say: "Une donne vaut 3\u00a0points de\u00a0partie si l’autre n’a aucun pli, 2 s’il a moins de 33 points, sinon 1.",
      tasks: [
        `Vous avez 34 points, Poldi n’a aucun pli. Appuyez sur ${quoted(actions.marriage)} et ajoutez 66\u00a0: 34 et 40 font 74.`,
      ],
      done: "3\u00a0points de\u00a0partie, le maximum d’une donne. Sur vos 7, il en reste 4 à gagner.",
    },
    bummerl: {
      title: "Le Bummerl",
      say: "Chacun part de 7\u00a0points de\u00a0partie et retire ce qu’il gagne. Le premier à 0 gagne la manche, le Bummerl. Si personne n’annonce 66, le dernier pli rapporte 1.",
      tasks: [
        "Il ne vous manque que 1 point. Il reste deux cartes\u00a0: gagnez le tout dernier pli.",
        "Votre atout prend le dernier pli. Jouez-le.",
        `55 points, ce n’est pas 66, mais le dernier pli est à vous. Appuyez sur ${quoted(actions.settle)}.`,
      ],
      done: "Vous avez gagné la manche\u202f!",
    },
  },
  wrong: {
    lower: "Cette carte est plus faible, Poldi prendrait le pli. Cherchez-en une plus forte.",
    otherSuit: `Une autre couleur ne prend rien ici. Jouez ${cards.suit("H")}.`,
    noTrump: `Ce n’est pas un atout, la carte ne prend pas. L’atout est ${cards.suit("H")}.`,
    dear: "C’est permis, mais vous donneriez trop de points à Poldi. Choisissez une carte moins chère.",
    useNew: "Cette carte ne prend pas. Votre nouvel atout, si.",
    announce: "Annoncez d’abord\u00a0: si vous jouez simplement la carte, les points sont perdus.",
    tooEarly: "Vous n’avez pas encore 66\u00a0: Poldi gagnerait la donne.",
    fetch: `C’est permis, mais prenez d’abord ${cards.object("CA")}\u00a0: cette carte vaut 11.`,
    closeFirst: "C’est permis, mais fermez d’abord\u00a0: Poldi devra alors fournir tout de suite.",
    trumpFirst: "Poldi pourrait couper. Faites d’abord tomber son atout.",
    say66: "Vous avez déjà 66\u202f! Dites-le avant que Poldi n’y arrive.",
    atOnce: "Ajoutez 66\u00a0: la donne se termine avant que Poldi ne gagne un pli.",
    keepTrump: "Poldi prendrait alors le dernier pli. Gardez votre atout pour la fin.",
    not66: "Vous avez 55. Une fausse annonce donnerait la donne à Poldi.",
    notNow: "C’est permis, mais ce n’est pas le sujet de cette étape. Essayez encore.",
  },
});
