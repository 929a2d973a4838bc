import type { ComputerMessages } from "../en/computer.ts";
import { COMPUTER } from "./words.ts";

export const computer: ComputerMessages = {
  name: COMPUTER,
  levels: { beginner: "Débutant", hobby: "Amateur", regulars: "Habitué", master: "Maître" },
  named: (level) => `${COMPUTER} (${level})`,
  title: "Jouer contre l’ordinateur",
  hint: "Quatre niveaux, à toute heure, même sans connexion.",
  meanwhile: "Jouer contre l’ordinateur en attendant",
  meanwhileHint: "Si quelqu’un vient pendant que vous jouez, on vous appelle.",
  here: "sur cet appareil, entraînement",
  practice: "Entraînement",
  practiceTitle: "Entraînement contre l’ordinateur",
  practiceHint: "Les parties contre l’ordinateur comptent ici et non dans votre bilan.",
  practiceHere: "Entraînement sur cet appareil",
  practiceHereHint: "Joué sur cet appareil seulement, et gardé dans ce navigateur seulement.",
  enough:
    "Vous avez assez de parties contre l’ordinateur sur le serveur. Continuez l’une d’elles, ou jouez sur cet appareil seulement.",
  dealsHere: "Donnes sur cet appareil",
  coming: "L’ordinateur se prépare…",
  missingTitle: "Cette partie n’est pas sur cet appareil",
  missingText: "Elle a été jouée dans un autre navigateur, ou les données de ce navigateur ont été effacées.",
  brokenText: "Impossible de charger l’ordinateur pour l’instant. Il viendra avec la prochaine connexion.",
};
