/** On the browser's tab, while the player is called. */
export const attention = {
  turn: "Your turn",
  joined: "Somebody is at your table",
  paired: "An opponent has been found",
};
export type AttentionMessages = typeof attention;
