import type { CommandMessage } from "@bummerl/protocol";
import { afterEach, beforeEach, vi } from "vitest";
import { Connection } from "../../src/net/connection.ts";
import { Outbox } from "../../src/net/outbox.ts";
import { FakeWire } from "./fake-wire.ts";

/** A connection over a wire that the test holds the other end of. */
export const setUp = (
  options: { session?: () => Promise<boolean>; kept?: string; hasSession?: boolean } = {},
) => {
  const wire = new FakeWire();
  const shelf = { text: options.kept ?? null };
  const outbox = new Outbox({
    read: () => shelf.text,
    write: (value) => {
      shelf.text = value;
    },
  });
  const session = vi.fn(options.session ?? (async () => true));
  const connection = new Connection({
    openWire: wire.open,
    outbox,
    openSession: session,
    hasSession: options.hasSession ?? false,
    random: () => 1,
  });
  return { wire, shelf, connection, session };
};

/** A command that any table could be sent. */
export const next = (id: string): CommandMessage => ({
  table: "table-01",
  id,
  command: { type: "next", deal: 2, cut: "ab" },
});

/** Lets the steps of awaited promises happen, without time passing. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** A connection whose line is up. */
export const live = async (): Promise<ReturnType<typeof setUp>> => {
  const parts = setUp();
  parts.connection.start();
  await settle();
  parts.wire.comeUp();
  return parts;
};

/** For a whole test file: time passes only when it is told to. */
export const holdTime = (): void => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};
