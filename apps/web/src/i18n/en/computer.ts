import { COMPUTER } from "./words.ts";

/** What everybody may meet of computers: how they are called, and where games against them are kept. */
export const computer = {
  /** In a sentence and on its chair, as a name. */
  name: COMPUTER,
  levels: { beginner: "Beginner", hobby: "Hobby", regulars: "Regulars’ table", master: "Master" },
  /** Where its level is not seen beside it. */
  named: (level: string) => `${COMPUTER} (${level})`,
  title: "Play the computer",
  hint: "Four levels, whenever you like, even without a connection.",
  meanwhile: "Play the computer meanwhile",
  meanwhileHint: "Somebody may come while you play: you will be called.",
  here: "on this device, practice",
  practice: "Practice",
  practiceTitle: "Practice against the computer",
  practiceHint: "Games against the computer count here and not in your tally.",
  practiceHere: "Practice on this device",
  practiceHereHint: "Played on this device alone, and kept in this browser alone.",
  enough:
    "You have enough games against the computer at the server. Go on with one of them, or play on this device only.",
  dealsHere: "Deals on this device",
  coming: "The computer is getting ready…",
  missingTitle: "This game is not on this device",
  missingText: "It was played in another browser, or what this browser kept was deleted.",
  brokenText: "The computer cannot be loaded just now. It is fetched with the next connection.",
};
export type ComputerMessages = typeof computer;
