import { LocalHost } from "./host.ts";
import type { Asked, Told } from "./messages.ts";
import { playerThinker } from "./player-thinker.ts";

/** What of a worker's own scope is needed here; its types would stand in the way of the page's. */
const scope = globalThis as unknown as {
  postMessage(told: Told): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
};

const host = new LocalHost({ thinker: playerThinker, tell: (told) => scope.postMessage(told) });
scope.onmessage = ({ data }) => void host.asked(data);
