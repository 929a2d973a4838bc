import type { ReviewTold, ReviewWish } from "../review/messages.ts";
import { review } from "../review/reviewer.ts";
import { LocalHost } from "./host.ts";
import type { Asked, Told } from "./messages.ts";
import { playerThinker } from "./player-thinker.ts";

/** What of a worker's own scope is needed here; its types would stand in the way of the page's. */
const scope = globalThis as unknown as {
  postMessage(told: Told | ReviewTold): void;
  onmessage: ((event: MessageEvent<Asked | { readonly review: ReviewWish }>) => void) | null;
};

const host = new LocalHost({ thinker: playerThinker, tell: (told) => scope.postMessage(told) });
scope.onmessage = ({ data }) => {
  if ("review" in data) review(data.review, (told) => scope.postMessage(told));
  else void host.asked(data);
};
