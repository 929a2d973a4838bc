import type { ReviewMessages } from "../en/review.ts";
import { says, saysFirst } from "./words.ts";

export const review: ReviewMessages = {
  hands: "À la fin",
  handOf: (name) => `Main\u00a0: ${name}`,
  yourHand: "Votre main",
  noCards: "plus de cartes",
  allPlayed: "Toutes les cartes ont été jouées.",
  stock: "Talon",
  stockEmpty: "Le talon était épuisé.",
  tricks: "Plis",
  noTricks: "Aucun pli n’a été joué.",
  trick: (leader, winner) =>
    leader === winner
      ? saysFirst(leader, "Vous entamez et prenez le pli", (n) => `${n} entame et prend le pli`)
      : `${saysFirst(leader, "Vous entamez", (n) => `${n} entame`)}, ${says(winner, "vous prenez", (n) => `${n} prend`)} le pli`,
  you: "vous",
  points: "Points de cartes",
  pointsOf: (name, points) => `${name} ${points}`,
  dealtBy: (name) => `Donneur\u00a0: ${name}`,
  check: "Vérifier cette donne",
  checkHint: "Votre navigateur bat le paquet à nouveau, par lui-même, et compare.",
  stillSealed:
    "D’autres jouent encore cette donne\u00a0: son secret sera révélé une fois la journée passée. Votre navigateur pourra alors la vérifier ici.",
  fair: "Cette donne était honnête\u00a0: empreinte, coupes et paquet concordent.",
  otherCut:
    "L’empreinte et le paquet concordent, mais pas la coupe de ce navigateur. C’est normal seulement si vous aviez ouvert la table sur un second appareil.",
  unfair: "Cette donne ne correspond pas à ce qui était promis.",
  commitment: "Le secret correspond à l’empreinte que ce navigateur avait vue avant",
  commitmentTold:
    "Secret et empreinte concordent\u202f; ce navigateur n’avait pas vu l’empreinte avant la fin",
  commitmentWrong: "Le secret ne correspond pas à l’empreinte publiée avant la donne",
  deck: "Le paquet découle du secret et des deux coupes",
  deckWrong: "Le paquet ne découle pas du secret et des coupes",
  dealer: "Le premier donneur a été tiré du même secret",
  dealerWrong: "Le premier donneur ne découle pas du secret",
  cut: "Votre propre coupe a été utilisée",
  cutWrong: "Une autre coupe a été utilisée que celle de ce navigateur",
  cutUnknown: "Vous avez coupé dans un autre navigateur\u00a0: rien à comparer ici",
  ok: "conforme",
  fault: "faux",
  unknown: "inconnu",
  secret: "Secret",
  hash: "Empreinte publiée avant",
  cutOf: (name) => `Coupe\u00a0: ${name}`,
  yourCut: "Votre coupe",
  numbers: "Nombres pour vérifier vous-même",
  unreadable: "Cette donne ne peut pas être rejouée par cette version du jeu.",
};
