import { beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../src/store/store.ts";
import { useDatabase } from "./harness.ts";

const database = useDatabase();
let store: Store;
beforeAll(async () => {
  store = await database.open({ now: () => 4711 });
});

describe("players", () => {
  test("a guest is found by his sessions until they end", async () => {
    const guest = { id: "guest-one", name: null };
    await store.players.makeGuest(guest, "session-1");
    await store.players.addSession(guest.id, "session-2");
    expect(await store.players.bySession("session-1")).toEqual(guest);
    expect(await store.players.byId(guest.id)).toEqual(guest);
    await store.players.rename(guest.id, "Öhi");
    expect(await store.players.bySession("session-2")).toEqual({ ...guest, name: "Öhi" });
    await store.players.endSession("session-1");
    expect(await store.players.bySession("session-1")).toBeNull();
    expect(await store.players.bySession("session-2")).not.toBeNull();
    expect(await store.players.byId("nobody")).toBeNull();
    expect(await database.query("SELECT created_at FROM players WHERE id = $1", [guest.id])).toEqual([
      { created_at: "4711" },
    ]);
  });

  test("a session that exists makes no second guest, and there is no player without a session", async () => {
    await store.players.makeGuest({ id: "guest-two", name: "Zwei" }, "session-taken");
    const again = store.players.makeGuest({ id: "guest-three", name: "Drei" }, "session-taken");
    await expect(again).rejects.toMatchObject({ name: "StoreError", code: "refused" });
    expect(await store.players.byId("guest-three")).toBeNull();
    await expect(store.players.addSession("nobody", "session-of-nobody")).rejects.toMatchObject({
      code: "refused",
    });
    await expect(store.players.rename("nobody", "Niemand")).rejects.toMatchObject({ code: "refused" });
  });

  test("an error of theirs has no value in it", async () => {
    const error: unknown = await store.players
      .addSession("nobody-4242", "hash-4242")
      .catch((thrown) => thrown);
    expect(`${error} ${JSON.stringify(error)}`).not.toContain("4242");
    expect(error).not.toHaveProperty("cause");
  });
});

describe("transfer codes", () => {
  test("one lives for each player, and it is good once, even for two at the same time", async () => {
    await store.players.makeGuest({ id: "mover", name: "Mo" }, "session-mover");
    await store.players.putTransferCode("mover", "code-old", 1_000);
    await store.players.putTransferCode("mover", "code-new", 2_000);
    expect(await store.players.takeTransferCode("code-old", 500)).toBeNull();
    const taken = await Promise.all(
      [1, 2, 3, 4].map(() => store.players.takeTransferCode("code-new", 1_999)),
    );
    expect(taken.filter((player) => player !== null)).toEqual(["mover"]);
    expect(await store.players.takeTransferCode("code-new", 1_999)).toBeNull();
  });

  test("too old is no good", async () => {
    await store.players.makeGuest({ id: "late", name: "Lea" }, "session-late");
    await store.players.putTransferCode("late", "code-late", 2_000);
    expect(await store.players.takeTransferCode("code-late", 2_000)).toBeNull();
  });
});

test("the server's life: nothing on a new database, then the last beat", async () => {
  expect(await store.life.lastBeat()).toBeNull();
  await store.life.beat(10, null);
  await store.life.beat(20, 10);
  expect(await store.life.lastBeat()).toBe(20);
  // A process that read 10 and was stopped before it wrote.
  await store.life.beat(15, 10);
  expect(await store.life.lastBeat()).toBe(20);
  await store.ping();
});
