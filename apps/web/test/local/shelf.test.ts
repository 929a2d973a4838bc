import { describe, expect, it } from "vitest";
import { tablesHere } from "../../src/local/shelf.ts";

describe("the lists of this device", () => {
  it("are read again after the browser has cleared them", async () => {
    expect(await tablesHere()).toEqual([]);
    await new Promise((resolve, reject) => {
      const gone = indexedDB.deleteDatabase("bummerl");
      gone.onsuccess = resolve;
      gone.onerror = reject;
    });
    expect(await tablesHere()).toEqual([]);
  });
});
