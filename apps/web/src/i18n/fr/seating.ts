import type { SeatingMessages } from "../en/seating.ts";
import { the } from "./words.ts";

export const seating: SeatingMessages = {
  waitingTitle: "Votre table est prête",
  waitingText:
    "Dès que quelqu’un prend place, le jeu commence tout seul. Vous pouvez quitter cette page\u00a0: on vous appellera.",
  privateText: "Seule une personne qui a ce lien ou ce code peut prendre place.",
  publicText: "La table figure à l’accueil. Vous pouvez aussi inviter quelqu’un\u00a0:",
  link: "Lien",
  code: "Code à dicter",
  copy: "Copier le lien",
  copied: "Copié",
  copyFailed: "La copie est impossible ici\u00a0: le lien est maintenant sélectionné.",
  leave: "Retirer la table",
  leaveSure: "Oui, la retirer",
  leaveNot: "Garder la table",
  inviteTitle: (name) => `${name} vous invite à jouer`,
  inviteTaken: "Cette table est prise",
  inviteTakenText: "Quelqu’un d’autre y est déjà assis. Il y a d’autres tables à l’accueil.",
  inviteEnded: "Plus personne ne joue ici",
  inviteEndedText: "Ceux qui étaient assis ici sont rentrés. Il y a d’autres tables à l’accueil.",
  sitDown: "S’asseoir",
  youAre: (name) => `Votre nom à cette table\u00a0: ${name}.`,
  learn: "Jamais joué\u202f? Apprendre en dix petites étapes",
  nameFirst: "Comment vous appeler\u202f?",
  missingTitle: "Cette table n’existe pas",
  missingText: "Le lien est peut-être incomplet, ou la table a été retirée.",
  loading: "En route vers la table…",
  faceTo: (name) => `Table avec ${the(name)}`,
};
