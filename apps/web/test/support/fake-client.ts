import type { OwnTable, PublicPlayer } from "@bummerl/protocol";
import { type Client, createClient } from "../../src/app/client.ts";
import { Router } from "../../src/app/router.ts";
import type { LocalDoor } from "../../src/local/door.ts";
import type { NetError } from "../../src/net/errors.ts";
import { type Http, http } from "../../src/net/http.ts";
import { FakeWire } from "./fake-wire.ts";

const never = (): never => {
  throw new Error("this test asks the server nothing of the kind");
};

/** A device on which nobody has played. */
const nothingHere: LocalDoor = {
  make: async () => ({ ok: false, error: { code: "notKept" } }),
  lineTo: never,
  tables: async () => [],
  practice: async () => null,
  deal: async () => null,
  tally: never,
};

/** A server's HTTP side in the hands of a test. */
export interface FakeServer {
  player: PublicPlayer;
  tables: readonly OwnTable[];
  /** What every list is refused with, `null` when it is answered. */
  fault: NetError | null;
}

/** A whole client without a network: its wire is the test's, its paths are not the browser's, nor are its `answers`. */
export const fakeClient = async (
  player: PublicPlayer,
  {
    path = "/",
    answers = {},
    local = {},
  }: {
    readonly path?: string;
    readonly answers?: Partial<Http>;
    readonly local?: Partial<LocalDoor>;
  } = {},
): Promise<{ client: Client; wire: FakeWire; server: FakeServer; paths: string[] }> => {
  const wire = new FakeWire();
  const server: FakeServer = { player, tables: [], fault: null };
  const paths = [path];
  const ask: Http = {
    ...(Object.fromEntries(Object.keys(http).map((name) => [name, never])) as unknown as Http),
    session: async () => ({ ok: true, value: { player: server.player } }),
    rename: async (name) => {
      server.player = { ...server.player, name };
      return { ok: true, value: { player: server.player } };
    },
    ownTables: async () =>
      server.fault === null
        ? { ok: true, value: { tables: server.tables } }
        : { ok: false, error: server.fault },
    // How the deal of the day stands is not to be had.
    days: async () => ({ ok: false, error: { code: "offline" } }),
    // These two have played nothing to the end yet.
    tally: async () => ({ ok: false, error: { code: "unknownTable" } }),
    ...answers,
  };
  const router = new Router({
    pathname: () => paths.at(-1) ?? "/",
    push: (path) => paths.push(path),
    onPop: () => undefined,
  });
  const client = createClient({
    openWire: wire.open,
    http: ask,
    router,
    local: { ...nothingHere, ...local },
  });
  client.connection.start();
  await Promise.resolve();
  await Promise.resolve();
  wire.comeUp();
  return { client, wire, server, paths };
};
