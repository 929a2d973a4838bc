import type { ReviewTold, ReviewWish } from "./messages.ts";

/**
 * Thinks a deal through beside the page, in a worker of its own that ends with it. It is the same file as that of the
 * tables on this device: the computer's players are in it already.
 * @returns ends it before its time
 */
export const reviewInWorker = (wish: ReviewWish, told: (message: ReviewTold) => void): (() => void) => {
  const worker = new Worker(new URL("../local/worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<ReviewTold>) => {
    told(data);
    if ("end" in data) worker.terminate();
  };
  worker.onerror = (event) => {
    console.error("the worker for reviews failed", event.message);
    worker.terminate();
    told({ end: "failed" });
  };
  worker.postMessage({ review: wish });
  return () => worker.terminate();
};
