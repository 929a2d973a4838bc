export const common = {
  brand: "Bummerl",
  back: "Back",
  save: "Save",
  loading: "Loading …",
  tryAgain: "Try again",
  offline: "The server cannot be reached just now.",
  unknownPlayer: "Somebody",
};
export type CommonMessages = typeof common;
