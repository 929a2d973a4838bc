import type { StoreLog } from "../store/pool.ts";
import type { Bus } from "./bus.ts";
import { decode, encode } from "./envelope.ts";
import { makeListeners } from "./listeners.ts";
import { makeOutbox } from "./outbox.ts";
import type { OpenWire } from "./wire.ts";
import type { Word } from "./word.ts";

export interface WiredOptions {
  /** This process, among all on the wire; another one after each start. */
  readonly process: string;
  /** Longest text the wire takes, in bytes. */
  readonly maxBytes: number;
  readonly log: StoreLog;
  readonly open: OpenWire;
}

/** A bus over a wire that carries texts. While the wire is down words are lost, and nobody waits. */
export function makeWiredBus({ process, maxBytes, log, open }: WiredOptions): Bus {
  const { hear, missed, ...listeners } = makeListeners((err) => {
    // A fault of ours, and no reason to lose the line, let alone the process.
    log.error({ err }, "a word of another process could not be followed");
  });
  let state: "down" | "up" = "down";
  /** One line in the log each time, not one for every try. */
  let toldDown = false;
  let closed = false;
  /** Others must be told that they missed something. */
  let owesNews = false;

  const send = async (words: readonly Word[]): Promise<void> => {
    const lost = owesNews;
    owesNews = false;
    try {
      await wire.send(encode({ from: process, words, lost }, maxBytes));
    } catch (err) {
      owesNews = true;
      log.warn({ err, words: words.length }, "words to other processes were lost");
    }
  };
  const outbox = makeOutbox(send, () => {
    owesNews = true;
  });

  const wire = open({
    heard: (text) => {
      const envelope = decode(text);
      if (envelope === null || envelope.from === process) return;
      for (const word of envelope.words) hear(word);
      if (envelope.lost) missed();
    },
    up: () => {
      state = "up";
      toldDown = false;
      log.info({}, "other processes can be heard");
      missed();
      if (owesNews) void send([]);
    },
    down: (err) => {
      state = "down";
      if (closed || toldDown) return;
      toldDown = true;
      log.warn({ err }, "other processes cannot be heard; what they do is seen seconds later");
    },
  });
  return {
    ...listeners,
    say: (word) => {
      if (closed) return;
      if (state === "up") outbox.put(word);
      else owesNews = true;
    },
    state: () => state,
    close: async () => {
      closed = true;
      await outbox.drain();
      await wire.close();
    },
  };
}
