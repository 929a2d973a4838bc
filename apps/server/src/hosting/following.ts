import type { Bus, Word } from "../bus/bus.ts";
import type { Logger } from "../observe/log.ts";
import type { Store } from "../store/store.ts";
import type { Cache } from "./cache.ts";
import { type CommandRunner, catchUp } from "./command.ts";
import type { Hosted } from "./hosted.ts";
import type { Publisher } from "./publisher.ts";

/** Keeps the tables of this process in step with what other processes write. */
export interface Following {
  /** Finds what words should have told: for tables that somebody looks at here. */
  look(): Promise<void>;
  stop(): void;
}

export interface FollowParts {
  readonly bus: Pick<Bus, "listen" | "state">;
  readonly cache: Pick<Cache<Hosted>, "peek" | "forget" | "held">;
  readonly runner: CommandRunner;
  readonly store: {
    readonly lists: Pick<Store["lists"], "grown">;
    readonly lobby: Pick<Store["lobby"], "byTable">;
  };
  readonly publisher: Pick<Publisher, "publish">;
  readonly logger: Logger;
}

export function followOthers({ bus, cache, runner, store, publisher, logger }: FollowParts): Following {
  let toldDeaf = false;

  const readOn = (hosted: Hosted): void => {
    const done = hosted.queue.run(() => catchUp(runner, hosted));
    // Too busy to look now: the next command finds out by itself.
    if (done === "full") return;
    done.then(
      (news) => {
        if (news) unheard();
      },
      (err: unknown) => logger.error({ err, table: hosted.state.id }, "catching up failed"),
    );
  };

  /** Rows of others, and no bus to hear of them by: somebody started two servers and told them of no bus. */
  const unheard = (): void => {
    if (toldDeaf || bus.state() !== "alone") return;
    toldDeaf = true;
    logger.warn({}, "another server plays on this database; set BUS at all of them, or moves are seen late");
  };

  const readCode = async (hosted: Hosted): Promise<void> => {
    const code = (await store.lobby.byTable(hosted.state.id))?.code ?? null;
    if (code === null || hosted.state.status !== "open" || hosted.code === code) return;
    hosted.code = code;
    publisher.publish(hosted);
  };

  const heard = (word: Word): void => {
    if (word.type !== "grown" && word.type !== "code") return;
    const hosted = cache.peek(word.table);
    if (hosted === null) cache.forget(word.table);
    else if (word.type === "code")
      readCode(hosted).catch((err: unknown) =>
        logger.error({ err, table: word.table }, "a code could not be read"),
      );
    else if (hosted.state.seq < word.seq) readOn(hosted);
  };

  return {
    look: async () => {
      const hosted = cache.held().filter(mayGrowUnheard);
      if (hosted.length === 0) return;
      for (const table of await store.lists.grown(hosted.map(({ state }) => state))) {
        const one = cache.peek(table);
        if (one !== null) readOn(one);
      }
      for (const one of hosted) if (one.state.status === "open" && one.code === null) await readCode(one);
    },
    stop: bus.listen(heard),
  };
}

/** Somebody looks at the table here, and not everybody who plays there does. */
function mayGrowUnheard({ pages, elsewhere }: Hosted): boolean {
  const here = [pages[0].size > 0, pages[1].size > 0];
  return here.some(Boolean) && (!here.every(Boolean) || elsewhere.some(Boolean));
}
