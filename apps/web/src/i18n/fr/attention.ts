import type { AttentionMessages } from "../en/attention.ts";

export const attention: AttentionMessages = {
  turn: "À vous de jouer",
  joined: "Quelqu’un est à votre table",
  paired: "Un adversaire a été trouvé",
};
