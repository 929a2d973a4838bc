import { makeQueue, type Queue } from "./queue.ts";

/** For each key one job at a time, in the order they came; whoever has no job left costs nothing. */
export interface Lines {
  /** @returns what the job returned, or `full` when too many of this key wait */
  run<T>(key: string, job: () => Promise<T>): Promise<T | "full">;
}

export const makeLines = (longest: number): Lines => {
  const lines = new Map<string, { readonly queue: Queue; users: number }>();
  return {
    run: async (key, job) => {
      const line = lines.get(key) ?? { queue: makeQueue(longest), users: 0 };
      lines.set(key, line);
      line.users += 1;
      try {
        return await line.queue.run(job);
      } finally {
        line.users -= 1;
        if (line.users === 0) lines.delete(key);
      }
    },
  };
};
