import type { RuleSet } from "@bummerl/engine";
import type { RuleGroup, RuleId } from "../../parts/rule-groups.ts";
import type { CardsMessages } from "../en/cards.ts";
import type { RuleText, RuleTextsMessages } from "../en/rule-texts.ts";

const groups: Readonly<Record<RuleGroup, string>> = {
  cards: "Les cartes",
  dealing: "La distribution",
  openStock: "Tant que le talon est ouvert",
  strict: "Jeu strict\u00a0: le talon est épuisé ou fermé",
  beforeLeading: "Ce que l’on peut faire avant d’entamer",
  goingOut: "Annoncer 66",
  closedEnd: "Fin d’une donne fermée",
  openEnd: "Fin d’une donne ouverte",
  givingUp: "Abandonner",
  seen: "Ce que l’on peut voir",
  bummerl: "La manche, le Bummerl",
};

const claims = ({ goOut }: RuleSet): boolean => goOut === "claim";

const looking = ({ viewTricks }: RuleSet): string =>
  ({
    lastUntilNextLead: "Les plis gagnés restent cachés.",
    own: "Vous pouvez revoir vos propres plis à tout moment.",
    ownAndOpponentsFirst: "Vous pouvez revoir vos propres plis et le premier de l’autre à tout moment.",
    all: "Vous pouvez revoir tous les plis à tout moment.",
  })[viewTricks];

const showing = ({ showPoints }: RuleSet): string =>
  ({
    none: "Aucun point de cartes n’est affiché\u00a0: comptez vous-même.",
    own: "Vous voyez vos points de cartes, pas ceux de l’autre.",
    both: "Les points de cartes des deux joueurs sont affichés.",
  })[showPoints];

const falseClaim = ({ falseClaim: cost }: RuleSet): string => {
  if (cost === null) return "Personne n’a à annoncer 66, il n’y a donc pas de fausse annonce.";
  const writes =
    cost === "mirror"
      ? "l’autre marque ce que vous auriez marqué"
      : "l’autre marque 2\u00a0points de\u00a0partie, ou 3 s’il n’a aucun pli";
  return `Si vous annoncez 66 sans les avoir, la donne est finie et ${writes}. Si vous aviez fermé, cela coûte au moins autant qu’une fermeture manquée.`;
};

export const ruleTexts = (cards: CardsMessages): RuleTextsMessages => {
  const rank = cards.rank;
  const rules: Readonly<Record<RuleId, RuleText>> = {
    R1: () =>
      `On joue avec 20 cartes\u00a0: ${rank("A")}, ${rank("T")}, ${rank("K")}, ${rank("Q")} et ${rank("J")} dans quatre couleurs, de la plus forte à la plus faible. Elles valent 11, 10, 4, 3 et 2 points de cartes, 120 en tout.`,
    R2: () =>
      "Même le plus petit pli vaut 4 points. «\u00a0Aucun point\u00a0» et «\u00a0aucun pli\u00a0» reviennent donc au même.",
    R3: () => "Le premier donneur est tiré au sort. L’autre joueur entame.",
    R4: ({ nextDealer }) =>
      nextDealer === "alternate"
        ? "Le donneur change à chaque donne."
        : "Le gagnant d’une donne distribue la suivante.",
    R5: () =>
      "Le serveur bat les cartes, les deux joueurs coupent, et chacun peut le vérifier ensuite. Aucune donne n’est choisie ni écartée.",
    R6: () =>
      "Le premier à jouer reçoit 3 cartes, puis le donneur 3. Une carte est retournée\u00a0: sa couleur est l’atout. Chacun en reçoit encore 2. Les 9 autres cartes forment le talon, la retourne tout en dessous.",
    R8: () => "La retourne fait partie du talon. Avant une entame, il a 10, 8, 6, 4, 2 cartes ou aucune.",
    R9: () =>
      "Le premier à jouer entame le premier pli, puis celui qui a pris le précédent. On répond avec n’importe quelle carte.",
    R10: () =>
      "Le pli revient à la plus forte carte de la couleur demandée, ou à un atout sur une autre couleur. Aucune autre carte ne prend, si forte soit-elle.",
    R11: () =>
      "Après le pli, les deux joueurs piochent, le gagnant d’abord. À la dernière pioche, le perdant prend la retourne.",
    R12: ({ mustHead }) =>
      `Il faut fournir la couleur, ${mustHead ? "en montant si possible" : "sans obligation de monter"}. Qui n’a pas la couleur doit couper\u202f; qui n’a pas d’atout non plus se défausse comme il veut.`,
    R13: () => "Un talon épuisé n’est pas un talon fermé\u00a0: personne n’a fermé.",
    R14: () =>
      `Si vous avez ${cards.trumpJack}, vous pouvez l’échanger contre la retourne, sans jamais y être obligé. C’est toujours à vous d’entamer.`,
    R15: ({ exchangeMinStock: least }) =>
      `Pour cela, le talon doit être ouvert et compter au moins ${least} cartes, retourne comprise.`,
    R16: ({ exchangeFirstTrick }) =>
      exchangeFirstTrick
        ? "L’échange est permis dès avant le premier pli."
        : "L’échange n’est permis qu’après le premier pli.",
    R17: () =>
      "Tant que chacun a cinq cartes, vous pouvez fermer le talon, même avant le premier pli. La retourne est cachée, plus personne ne pioche ni n’échange, et le jeu strict commence avec votre entame.",
    R18: ({ closeMinStock: least }) =>
      `Pour cela, le talon doit compter au moins ${least} cartes, retourne comprise. Personne ne regarde dans un talon fermé.`,
    R19: ({ closeValue }) =>
      closeValue === "atClosing"
        ? "Si vous fermez et réussissez, votre gain est celui du moment de la fermeture\u00a0: 3 si l’autre n’avait aucun pli, 2 s’il avait moins de 33 points, sinon 1."
        : "Si vous fermez et réussissez, votre gain est compté à la fin\u00a0: 3 si l’autre n’a aucun pli, 2 s’il a moins de 33 points, sinon 1.",
    R20: () =>
      `Avec ${rank("K")} et ${rank("Q")} d’une couleur, vous pouvez annoncer 20, à l’atout 40. Vous montrez les deux et entamez aussitôt de l’une d’elles. Les points comptent dès que vous avez un pli\u202f; sans pli, ils sont perdus.`,
    R21: ({ marriageFirstTrick }) =>
      marriageFirstTrick
        ? "Un mariage peut s’annoncer dès la première entame."
        : "Un mariage ne s’annonce qu’après le premier pli.",
    R22: ({ marriageLead }) =>
      marriageLead === "king"
        ? `C’est toujours du ${rank("K")} que l’on entame.`
        : `Vous choisissez d’entamer avec ${rank("K")} ou ${rank("Q")}.`,
    R23: () =>
      "Un mariage s’annonce aussi en jeu strict. Il n’est jamais obligatoire. Avec deux paires, vous en choisissez une\u00a0: un seul mariage par entame.",
    R24: () => "On n’entame alors que d’une carte de la paire annoncée.",
    R25: (set) =>
      claims(set)
        ? "Avec 66 points de cartes vous sortez, mais il faut le dire\u00a0: après un pli gagné ou avec un mariage, avant d’entamer. Jamais en répondant, ni après un pli perdu."
        : "La donne se termine toute seule dès qu’un joueur a 66 points de cartes.",
    R26: (set) =>
      claims(set)
        ? "Si vous avez un pli, un mariage qui vous mène à 66 suffit\u00a0: vous l’annoncez avec 66 et aucune carte n’est jouée. Sans pli, on ne peut pas annoncer 66."
        : "Si vous avez un pli, un mariage qui vous mène à 66 suffit\u00a0: la donne se termine aussitôt et aucune carte n’est jouée.",
    R27: () =>
      "Sortir rapporte 3\u00a0points de\u00a0partie si l’autre n’a aucun pli, 2 s’il a 32 points ou moins, 1 s’il en a 33 ou plus, même s’il a 66 lui aussi.",
    R28: falseClaim,
    R29: (set) =>
      claims(set)
        ? "Un 66 oublié n’est pas perdu. Mais il faut gagner encore un pli, ou annoncer un mariage, avant de pouvoir le dire."
        : "On ne peut pas oublier 66 ici.",
    R30: () =>
      "Si celui qui a fermé ne sort pas, l’autre marque 2\u00a0points de\u00a0partie, ou 3 s’il n’avait aucun pli à la fermeture, quels que soient les points à la fin.",
    R31: () => "Si l’autre sort avant celui qui a fermé, il marque les mêmes 2 ou 3.",
    R32: (set) =>
      claims(set)
        ? "Celui qui a fermé, qui gagne le tout dernier pli et qui a 66 peut encore le dire. S’il perd ce pli, c’est trop tard."
        : "Celui qui a fermé et qui atteint 66 avec le tout dernier pli a réussi.",
    R33: () => "Le dernier pli à lui seul ne rapporte rien dans une donne fermée.",
    R34: ({ lastTrick }) =>
      lastTrick === "one"
        ? "Si toutes les cartes sont jouées et que personne n’est sorti, le dernier pli rapporte 1\u00a0point de\u00a0partie."
        : "Si toutes les cartes sont jouées et que personne n’est sorti, le dernier pli rapporte 1, 2 ou 3\u00a0points de\u00a0partie, selon les points de l’autre, comme une sortie.",
    R35: (set) =>
      claims(set)
        ? "Le gagnant du dernier pli annonce 66 s’il les a, ou fait les comptes."
        : "Après le dernier pli, la donne se compte toute seule.",
    R36: () =>
      "À votre tour, vous pouvez abandonner la donne. L’autre marque ce qu’une sortie lui rapporterait maintenant\u202f; si vous avez fermé, au moins ce que coûte une fermeture manquée.",
    R37: () =>
      "Vous pouvez abandonner toute la manche à tout moment. C’est comme si l’autre avait gagné tout le reste.",
    R38: (set) =>
      `${looking(set)} Le pli qui vient d’être gagné peut toujours être revu jusqu’à l’entame suivante.`,
    R39: (set) =>
      `${showing(set)} Toujours visibles\u00a0: la retourne, un échange et ses deux cartes, les deux cartes d’un mariage, la taille du talon, et qui l’a fermé.`,
    R40: ({ score, target }) =>
      score === "down"
        ? `Chacun part de ${target}\u00a0points de\u00a0partie et retire ce qu’il gagne. Le premier à 0 gagne la manche\u202f; le surplus ne compte pas.`
        : `Chacun part de 0 et ajoute ce qu’il gagne. Le premier à ${target}\u00a0points de\u00a0partie gagne la manche\u202f; le surplus ne compte pas.`,
    R41: ({ retour, target }) =>
      `La manche est inscrite au compte du perdant. S’il n’a marqué aucun point de\u00a0partie, c’est un Schneider. S’il ne lui en manquait plus que 1 et que l’autre a tout gagné ensuite, c’est un Retourschneider${retour === "fromSeven" ? `, si les ${target} manquaient encore tous à l’autre` : ", quel qu’ait été le score de l’autre"}.`,
    R42: ({ bummerlValue: { plain, schneider, retourschneider } }) =>
      plain === schneider && plain === retourschneider
        ? `Au décompte, chaque manche perdue compte ${plain}.`
        : `Au décompte, une manche simple compte ${plain}, un Schneider ${schneider}, un Retourschneider ${retourschneider}.`,
    R43: ({ nextDealer }) =>
      nextDealer === "alternate"
        ? "Le donneur continue d’alterner d’une manche à l’autre."
        : "Dans la manche suivante aussi, le gagnant de la dernière donne distribue.",
  };
  return { groups, rules };
};
