import { the } from "./words.ts";

export const seating = {
  waitingTitle: "Your table is ready",
  waitingText:
    "As soon as somebody sits down, the game begins by itself. You may leave this page: you will be called.",
  privateText: "Only somebody with this link or code can sit down.",
  publicText: "The table is listed in the lobby. You can invite somebody yourself, too:",
  link: "Link",
  code: "Code to read out",
  copy: "Copy link",
  copied: "Copied",
  copyFailed: "Copying is not possible here: the link is selected now.",
  leave: "Remove the table",
  leaveSure: "Yes, take it away",
  leaveNot: "Keep the table",
  inviteTitle: (name: string) => `${name} invites you to play`,
  inviteTaken: "This table is taken",
  inviteTakenText: "Somebody else is already sitting here. There are other tables in the lobby.",
  inviteEnded: "Nobody plays here any more",
  inviteEndedText: "Whoever sat here has gone home. There are other tables in the lobby.",
  sitDown: "Sit down",
  youAre: (name: string) => `You sit down as ${name}.`,
  learn: "Never played? Learn it in ten short steps",
  nameFirst: "What shall we call you?",
  missingTitle: "There is no such table",
  missingText: "The link may be incomplete, or the table was taken away.",
  loading: "Going to the table…",
  faceTo: (name: string) => `Table with ${the(name)}`,
};
export type SeatingMessages = typeof seating;
