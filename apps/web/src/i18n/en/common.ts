export const common = {
  brand: "Bummerl",
  cancel: "Cancel",
  close: "Close",
  back: "Back",
  ok: "OK",
  save: "Save",
  yes: "Yes",
  no: "No",
  loading: "Loading …",
  tryAgain: "Try again",
  offline: "The server cannot be reached just now.",
  you: "you",
  unknownPlayer: "Somebody",
};
export type CommonMessages = typeof common;
