import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Word } from "../../src/bus/bus.ts";
import { decode, encode } from "../../src/bus/envelope.ts";
import type { WireEvents } from "../../src/bus/wire.ts";
import { makeWiredBus } from "../../src/bus/wired.ts";
import { silent } from "./forms.ts";

const id = fc.string({ minLength: 1, maxLength: 64, unit: "binary" });
const words: fc.Arbitrary<Word[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant("grown" as const), table: id, seq: fc.integer({ min: 1 }) }),
    fc.record({ type: fc.constant("sessionEnded" as const), hash: id }),
    fc.record({ type: fc.constant("wishes" as const) }),
  ),
  { maxLength: 200 },
);

describe("words written down", () => {
  it("are read as they were, in texts no longer than allowed, whatever is in them", () => {
    fc.assert(
      fc.property(words, fc.boolean(), fc.integer({ min: 600, max: 8_000 }), (said, lost, maxBytes) => {
        const texts = encode({ from: "me", words: said, lost }, maxBytes);
        const read = texts.map(decode);
        expect(read.flatMap((one) => one?.words ?? [])).toEqual(said);
        expect(read.every((one) => one?.from === "me" && one.lost === lost)).toBe(true);
        for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
      }),
      { numRuns: 200 },
    );
  });

  it("say that something was lost though there is nothing else to say", () => {
    expect(encode({ from: "me", words: [], lost: true }, 100).map(decode)).toEqual([
      { from: "me", words: [], lost: true },
    ]);
    expect(encode({ from: "me", words: [], lost: false }, 100)).toEqual([]);
  });
});

/** A bus on a wire that the test holds in its hand: each message waits until it is let through. */
function onWire() {
  const sent: string[][] = [];
  const answers: ((failed: boolean) => void)[] = [];
  let events: WireEvents | null = null;
  const bus = makeWiredBus({
    process: "me",
    maxBytes: 8_000,
    log: silent,
    open: (given) => {
      events = given;
      return {
        send: (texts) =>
          new Promise((resolve, reject) => {
            sent.push([...texts]);
            answers.push((failed) => (failed ? reject(new Error("cut")) : resolve()));
          }),
        close: async () => undefined,
      };
    },
  });
  const wire = events as unknown as WireEvents;
  const messages = (count: number) => expect.poll(() => sent.length, { interval: 1 }).toBe(count);
  const said = (message: number) => sent[message]?.map(decode);
  return { bus, wire, messages, said, answer: (failed = false) => answers.shift()?.(failed) };
}

const table = (name: string, seq: number): Word => ({ type: "grown", table: name, seq });

describe("a bus over a wire", () => {
  it("says what came up while a message was under way with the next one, each table once", async () => {
    const { bus, wire, messages, said, answer } = onWire();
    wire.up();
    bus.say(table("a", 1));
    await messages(1);
    for (let seq = 2; seq <= 50; seq += 1) for (const name of ["a", "b"]) bus.say(table(name, seq));
    answer();
    await messages(2);
    expect(said(0)).toEqual([{ from: "me", words: [table("a", 1)], lost: false }]);
    expect(said(1)).toEqual([{ from: "me", words: [table("a", 50), table("b", 50)], lost: false }]);
    answer();
    await bus.close();
  });

  it("tells the others to look when words of its own were lost: with the line, or while it was down", async () => {
    const { bus, wire, messages, said, answer } = onWire();
    wire.up();
    bus.say(table("a", 1));
    await messages(1);
    answer(true);
    bus.say(table("a", 2));
    await messages(2);
    expect(said(1)).toEqual([{ from: "me", words: [table("a", 2)], lost: true }]);
    answer();
    wire.down(new Error("cut"));
    bus.say(table("a", 3));
    wire.up();
    await messages(3);
    expect(said(2)).toEqual([{ from: "me", words: [], lost: true }]);
    answer();
    await bus.close();
  });

  it("looks at the rows when another says that something was lost, and when its own line is up again", () => {
    const { bus, wire } = onWire();
    let looked = 0;
    bus.onMissed(() => {
      looked += 1;
    });
    wire.up();
    wire.heard(encode({ from: "other", words: [], lost: true }, 100)[0] ?? "");
    wire.down(new Error("cut"));
    wire.up();
    expect(looked).toBe(3);
  });

  it("is not lost over a listener that fails", () => {
    const { bus, wire } = onWire();
    const heard: Word[] = [];
    bus.listen(() => {
      throw new TypeError("a fault of ours");
    });
    bus.listen((word) => void heard.push(word));
    const [text = ""] = encode({ from: "other", words: [table("a", 1), table("a", 2)], lost: false }, 1_000);
    wire.heard(text);
    expect(heard).toEqual([table("a", 1), table("a", 2)]);
  });
});
