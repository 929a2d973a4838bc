export const common = {
  brand: "Bummerl",
  back: "Back",
  save: "Save",
  loading: "Loading…",
  tryAgain: "Try again",
  offline: "The server cannot be reached just now.",
  notKept: "This browser could not keep the game. Nothing has changed.",
  unknownPlayer: "Somebody",
  needsLine: "Works again as soon as the connection is back.",
  stillWorks: "What works without the server:",
  toLearn: "Learn the game",
  toRules: "Read the rules",
  toCards: "Look at the cards",
  /** A name and what it stands for: "Up-card: ace of hearts". */
  labelled: (name: string, text: string): string => `${name}: ${text}`,
};
export type CommonMessages = typeof common;
