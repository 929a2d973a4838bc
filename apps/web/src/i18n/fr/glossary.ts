import type { GlossaryId } from "../../parts/glossary-entries.ts";
import type { CardsMessages } from "../en/cards.ts";
import type { GlossaryEntry, GlossaryMessages } from "../en/glossary.ts";
import { capital } from "../en/words.ts";

export const glossary = (cards: CardsMessages): GlossaryMessages => {
  const rank = cards.rank;
  const entries: Readonly<Record<GlossaryId, GlossaryEntry>> = {
    abheben: {
      word: "Abheben",
      own: "couper le paquet",
      text: "Soulever une partie du paquet et la glisser sous le reste. Ici, les appareils des deux joueurs le font à chaque donne.",
    },
    atout: {
      word: "Atout",
      own: "atout",
      text: "La couleur de la carte retournée. Elle bat toutes les autres couleurs.",
    },
    atoutzwang: {
      word: "Atoutzwang",
      own: "obligation de couper",
      text: "En jeu strict, qui n’a pas la couleur demandée doit jouer un atout.",
    },
    augen: {
      word: "Augen",
      own: "points de cartes",
      text: `Ce que valent les cartes dans les plis\u00a0: ${rank("A")} 11, ${rank("T")} 10, ${rank("K")} 4, ${rank("Q")} 3, ${rank("J")} 2. Il vous en faut 66.`,
    },
    ausmelden: {
      word: "Ausmelden",
      own: "annoncer 66, sortir",
      text: "Dire que l’on a 66. Une fausse annonce fait perdre la donne.",
    },
    ausspielen: { word: "Ausspielen", own: "entamer", text: "Jouer la première carte d’un pli." },
    bummerl: {
      word: "Bummerl",
      own: "manche",
      text: "La course en plusieurs donnes à sept points de\u00a0partie. On dit que le perdant «\u00a0a le Bummerl\u00a0»\u202f; il lui est inscrit.",
    },
    daus: {
      word: "Daus",
      own: "as",
      text: "L’as du jeu allemand double, appelé aussi Ass ou Sau. Il vaut 11.",
    },
    farbzwang: {
      word: "Farbzwang",
      own: "obligation de fournir",
      text: "En jeu strict, il faut fournir la couleur demandée. Le mot désigne aussi tout le jeu strict.",
    },
    geber: {
      word: "Geber",
      own: "donneur",
      text: "Celui qui distribue. L’autre joueur entame le premier.",
    },
    ober: {
      word: "Ober",
      own: "dame",
      text: "Dans le jeu allemand double, la carte à la place de la dame\u202f; son signe est en haut. Elle vaut 3.",
    },
    ohneStich: {
      word: "Ohne Stich",
      own: "capot",
      text: "Qui n’a encore aucun pli quand l’autre annonce 66 perd 3\u00a0points de\u00a0partie.",
    },
    punkte: {
      word: "Punkte",
      own: "points de\u00a0partie",
      text: "Ce que vaut une donne\u00a0: 1, 2 ou 3. Ils décident de la manche. À ne pas confondre avec les points de cartes.",
    },
    rauben: {
      word: "Rauben",
      own: "échanger",
      text: `Prendre la retourne contre ${cards.trumpJack}.`,
    },
    retourschneider: {
      word: "Retourschneider",
      own: "Retourschneider",
      text: "Aussi Rückschneider\u00a0: il ne manquait plus qu’un point à l’un, et l’autre a tout gagné ensuite.",
    },
    schneider: {
      word: "Schneider",
      own: "Schneider",
      text: "Dans une donne\u00a0: moins de 33 points de cartes. Dans une manche\u00a0: la perdre sans un seul point de\u00a0partie.",
    },
    stich: {
      word: "Stich",
      own: "pli",
      text: "La carte d’entame et la carte qui lui répond. La plus forte prend les deux.",
    },
    stichzwang: {
      word: "Stichzwang",
      own: "obligation de monter",
      text: "En jeu strict, il faut battre la carte d’entame avec une plus forte de sa couleur si on en a une.",
    },
    talon: {
      word: "Talon",
      own: "talon",
      text: "Les cartes non distribuées. Les deux joueurs y piochent après chaque pli.",
    },
    unter: {
      word: "Unter",
      own: "valet",
      text: "Dans le jeu allemand double, la carte à la place du valet\u202f; son signe est en bas. Elle vaut 2.",
    },
    vierziger: {
      word: "Vierziger",
      own: "mariage d’atout",
      text: `${capital(rank("K"))} et ${rank("Q")} d’atout\u00a0: 40 points de cartes.`,
    },
    vorhand: {
      word: "Vorhand",
      own: "premier à jouer",
      text: "Celui qui ne donne pas. Il entame le premier pli.",
    },
    zudrehen: {
      word: "Zudrehen",
      own: "fermer le talon",
      text: "Cacher la retourne\u00a0: plus personne ne pioche, et celui qui a fermé doit atteindre 66.",
    },
    zwanziger: {
      word: "Zwanziger",
      own: "mariage",
      text: `${capital(rank("K"))} et ${rank("Q")} d’une couleur, annoncés avant d’entamer de l’une d’elles\u00a0: 20 points de cartes.`,
    },
  };
  return {
    title: "Les mots du jeu",
    lead: "Tels qu’on les dit à la table de jeu en Autriche.",
    see: "Voir",
    entries,
  };
};
