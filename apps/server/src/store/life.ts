import { and, eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { guarded } from "./errors.ts";
import { serverLife } from "./schema.ts";
import type { ServerLife } from "./store.ts";

const ROW = 1;

export const makeServerLife = (db: NodePgDatabase): ServerLife => ({
  beat: (now, seen) =>
    guarded("store a heartbeat", async () => {
      if (seen === null) {
        await db.insert(serverLife).values({ id: ROW, beatAt: now }).onConflictDoNothing();
        return;
      }
      // Only over what was read: a process that was stopped in between would turn the hand back.
      await db
        .update(serverLife)
        .set({ beatAt: now })
        .where(and(eq(serverLife.id, ROW), eq(serverLife.beatAt, seen)));
    }),

  lastBeat: () =>
    guarded("read the last heartbeat", async () => {
      const [life] = await db.select({ beatAt: serverLife.beatAt }).from(serverLife);
      return life?.beatAt ?? null;
    }),
});
