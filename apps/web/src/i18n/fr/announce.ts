import type { BummerlKind } from "@bummerl/engine";
import type { AnnounceMessages } from "../en/announce.ts";
import { of, plural, says, the } from "./words.ts";

const kinds: Readonly<Record<BummerlKind, string>> = {
  plain: "",
  schneider: "\u00a0: Schneider",
  retourschneider: "\u00a0: Retourschneider",
};

const tricksPlayed = (all: number): string =>
  `entre-temps ${plural(all, "pli a été joué", "plis ont été joués")}`;

export const announce: AnnounceMessages = {
  undone: "votre dernier coup est repris",
  yourTurn: "à vous",
  yourLast: "à vous, annoncez 66 ou comptez",
  begins: (who) => says(who, "vous commencez", (n) => `${n} commence`),
  dealt: (deal, suit, card) => `donne ${deal}, atout ${suit}, retourne\u00a0: ${card}`,
  stands: (deal, suit) => `donne ${deal}, atout ${suit}`,
  stockLeft: (count) => `${plural(count, "carte", "cartes")} au talon`,
  stockClosed: (who) => says(who, "le talon fermé par vous", (n) => `le talon fermé par ${n}`),
  stockGone: "le talon épuisé",
  meanwhile: (all, yours) => `${tricksPlayed(all)}, dont ${yours} pour vous`,
  meanwhileSeen: tricksPlayed,
  meanwhileOver: "entre-temps cette donne s’est terminée",
  score: (who, mine, name, theirs) =>
    says(
      who,
      `au compteur\u00a0: vous ${mine}, ${the(name)} ${theirs}`,
      (n) => `au compteur\u00a0: ${n} ${mine}, ${the(name)} ${theirs}`,
    ),
  andBummerl: (kind) => ` et ainsi la manche${kinds[kind]}`,
  resigns: (who) => says(who, "abandonnez la manche", () => "abandonne la manche"),
  winsIt: (who, kind) => says(who, "la gagnez", () => "la gagne") + kinds[kind],
  takes: (who, kind) => says(who, "prenez la manche", () => "prend la manche") + kinds[kind],
  winsBummerl: (who, kind) => says(who, "gagnez la manche", () => "gagne la manche") + kinds[kind],
  timeUp: (who) => says(who, "votre temps est écoulé", (n) => `le temps ${of(n)} est écoulé`),
  mayTake: "vous pouvez attendre, sauvegarder ou prendre la manche",
  bankBegins: (bank) => `Le temps de cette décision est écoulé, la réserve de ${bank} commence.`,
  secondsLeft: (seconds) => `Encore ${plural(seconds, "seconde", "secondes")}.`,
  untimed: "Il n’y a pas de pendule à cette table.",
  noDeal: "Aucune donne n’est en cours.",
  came: (name) => `${the(name)} est là`,
  went: (name) => `${the(name)} a perdu la connexion`,
  saved: "la partie est sauvegardée",
  resumed: "la partie reprend",
  left: (who) => says(who, "vous avez quitté la table", (n) => `${n} a quitté la table`),
  ended: "la partie à cette table est finie",
  asksToSave: (who) => says(who, "vous souhaitez sauvegarder", (n) => `${n} souhaite sauvegarder la partie`),
  opened: (who) => says(who, "vous avez ouvert la partie", (n) => `${n} a ouvert la partie et vous attend`),
  ready: (who) => says(who, "c’est noté pour la donne suivante", (n) => `${n} attend la donne suivante`),
  playsOn: (who) => says(who, "vous souhaitez rejouer", (n) => `${n} souhaite rejouer`),
  lineUp: "Connexion rétablie.",
  refused: (text) => `Impossible. ${text}`,
};
