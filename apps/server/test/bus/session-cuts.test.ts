import { expect, it } from "vitest";
import { makeLocalHub } from "../../src/bus/local.ts";
import type { Look } from "../../src/cluster/cluster.ts";
import { makeSessionCuts } from "../../src/sockets/session-cuts.ts";

it("finds sockets of sessions that were ended elsewhere though no word of it came", async () => {
  const looks: Look[] = [];
  const cut: string[] = [];
  makeSessionCuts({
    bus: makeLocalHub().enter(),
    cluster: { onLook: (look) => void looks.push(look) },
    connections: { cutSession: (hash) => void cut.push(hash), sessions: () => ["alive", "ended"] },
    players: { sessionsAmong: async (hashes) => new Set(hashes.filter((hash) => hash !== "ended")) },
  });
  // Not at every look: there are many sockets.
  for (let times = 0; times < 4; times += 1) await looks[0]?.();
  expect(cut).toEqual([]);
  await looks[0]?.();
  expect(cut).toEqual(["ended"]);
});
