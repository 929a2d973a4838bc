import { PRESET_NAMES } from "@bummerl/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Match, playBummerl, randomChoice, sitTogether, viewOf } from "../support/client-match.ts";
import { startServer, type TestServer } from "../support/client-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const leave = (match: Match): void => {
  for (const line of match.lines) line.close();
};

describe("two people at a table", () => {
  it.each(PRESET_NAMES)("play a whole Bummerl by the rules of %s", async (rules) => {
    const match = await sitTogether(server.url, { rules });
    const deals = await playBummerl(match, randomChoice(rules.length * 7919));
    const [won] = viewOf(match, 0).bummerls;
    expect(deals).toBeLessThanOrEqual(13);
    expect(won).toMatchObject({ bummerl: 1, how: "played" });
    expect(viewOf(match, 1).toGo[won?.winner ?? 0]).toBe(0);
    expect(viewOf(match, 0).bummerls).toEqual(viewOf(match, 1).bummerls);
    leave(match);
  });
});
