import type { SeatingMessages } from "../en/seating.ts";
import { dem } from "./words.ts";

export const seating: SeatingMessages = {
  waitingTitle: "Dein Tisch ist bereit",
  waitingText:
    "Sobald sich jemand hinsetzt, beginnt das Spiel von selbst. Du kannst die Seite verlassen: Du wirst gerufen.",
  privateText: "Nur wer diesen Link oder Code hat, kann sich hinsetzen.",
  publicText: "Der Tisch steht in der Lobby. Du kannst auch selbst jemanden einladen:",
  link: "Link",
  code: "Code zum Vorlesen",
  copy: "Link kopieren",
  copied: "Kopiert",
  copyFailed: "Kopieren geht hier nicht: Der Link ist jetzt markiert.",
  leave: "Tisch wegräumen",
  leaveSure: "Ja, wegräumen",
  leaveNot: "Tisch stehen lassen",
  inviteTitle: (name) => `${name} lädt dich zum Spielen ein`,
  inviteTaken: "Dieser Tisch ist besetzt",
  inviteTakenText: "Hier sitzt schon jemand anderer. In\u00a0der\u00a0Lobby gibt es noch andere Tische.",
  inviteEnded: "Hier spielt niemand mehr",
  inviteEndedText: "Wer hier saß, ist heimgegangen. In der Lobby gibt es andere Tische.",
  sitDown: "Hinsetzen",
  youAre: (name) => `Du setzt dich als ${name}.`,
  learn: "Noch nie gespielt? In zehn kurzen Schritten lernen",
  nameFirst: "Wie sollen wir dich nennen?",
  missingTitle: "Diesen Tisch gibt es nicht",
  missingText: "Vielleicht ist der Link unvollständig, oder der Tisch wurde weggeräumt.",
  loading: "Auf dem Weg zum Tisch\u00a0…",
  faceTo: (name) => `Tisch mit ${dem(name)}`,
};
