import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Bus, Word } from "../../src/bus/bus.ts";
import { openBus } from "../../src/bus/open-bus.ts";
import { redisBinary, startRedis } from "../support/redis.ts";
import { type Form, localForm, postgresForm, redisForm, silent } from "./forms.ts";

const grown = (seq: number, table = "table-1"): Word => ({ type: "grown", table, seq });
const done: Word = { type: "call", player: "anna", table: "table-1", reason: "paired" };

/** All that an end hears, and how often it is told to look at the rows. */
function hearing(bus: Bus): { readonly words: Word[]; missed: number } {
  const heard: { readonly words: Word[]; missed: number } = { words: [], missed: 0 };
  bus.listen((word) => void heard.words.push(word));
  bus.onMissed(() => {
    heard.missed += 1;
  });
  return heard;
}

function holds(open: () => Promise<Form>): void {
  let form: Form;
  const ends: Bus[] = [];
  const enter = async (count: number): Promise<Bus[]> => {
    const entered = Array.from({ length: count }, () => form.enter());
    ends.push(...entered);
    await expect.poll(() => entered.every((end) => end.state() === "up"), { timeout: 20_000 }).toBe(true);
    return entered;
  };
  beforeAll(async () => {
    form = await open();
  });
  afterEach(async () => {
    await Promise.all(ends.splice(0).map((end) => end.close()));
  });
  afterAll(() => form.close());

  it("tells all others, each once and in order, and not the one who speaks", async () => {
    const [first, ...others] = await enter(3);
    const own = hearing(first as Bus);
    const heard = others.map(hearing);
    const words: Word[] = [
      grown(7),
      { type: "code", table: "table-2" },
      { type: "sessionEnded", hash: "0123abcd" },
      { type: "wishes" },
      done,
    ];
    for (const word of words) first?.say(word);
    for (const { words: got } of heard) await expect.poll(() => got, { timeout: 10_000 }).toEqual(words);
    expect(own.words).toEqual([]);
  });

  it("carries a burst of thousands, each table's newest number", async () => {
    const [speaker, listener] = await enter(2);
    const { words } = hearing(listener as Bus);
    for (let seq = 1; seq <= 3; seq += 1)
      for (let table = 0; table < 1_000; table += 1)
        speaker?.say(grown(seq, `a-table-of-some-length-${table}`));
    speaker?.say(done);
    await expect.poll(() => words.at(-1), { timeout: 10_000 }).toEqual(done);
    const newest = new Map(words.flatMap((word) => (word.type === "grown" ? [[word.table, word.seq]] : [])));
    expect([...newest.values()]).toEqual(Array.from({ length: 1_000 }, () => 3));
  });

  it("stops telling one who does not listen any more, or has hung up", async () => {
    const [speaker, quits, closes, stays] = await enter(4);
    const heard = [quits, closes, stays].map((end) => {
      const words: Word[] = [];
      return { words, stop: end?.listen((word) => void words.push(word)) };
    });
    heard[0]?.stop?.();
    await closes?.close();
    speaker?.say(done);
    await expect.poll(() => heard[2]?.words, { timeout: 10_000 }).toEqual([done]);
    expect([heard[0]?.words, heard[1]?.words]).toEqual([[], []]);
  });
}

function holdsOverWire(open: () => Promise<Form>): void {
  let form: Form;
  beforeAll(async () => {
    form = await open();
  });
  afterAll(() => form.close());

  it("passes over what it does not know, word by word", async () => {
    const end = form.enter();
    await expect.poll(() => end.state(), { timeout: 20_000 }).toBe("up");
    const { words } = hearing(end);
    const newer = { type: "grown", table: "table-1", seq: 4, shape: "of a newer version" };
    const envelope = { from: "newer", words: [{ type: "unheardOf" }, 7, { type: "grown", seq: -1 }, newer] };
    for (const text of ["", "not json", "null", "[]", '{"from":1,"words":[]}', '{"from":"other"}'])
      await form.wire?.sayRaw(text);
    await form.wire?.sayRaw(JSON.stringify(envelope));
    await expect.poll(() => words, { timeout: 10_000 }).toEqual([grown(4)]);
    await end.close();
  });

  it("comes back by itself when its line is cut, and tells both sides that they missed something", async () => {
    const [speaker, listener] = [form.enter(), form.enter()];
    const heard = hearing(listener);
    const own = hearing(speaker);
    const bothUp = () => [speaker.state(), listener.state()];
    await expect.poll(bothUp, { timeout: 20_000 }).toEqual(["up", "up"]);
    const before = [own.missed, heard.missed];
    await form.wire?.cut();
    const told = () => own.missed > (before[0] ?? 0) && heard.missed > (before[1] ?? 0);
    await expect.poll(told, { timeout: 20_000 }).toBe(true);
    expect(bothUp()).toEqual(["up", "up"]);
    speaker.say(grown(9));
    await expect.poll(() => heard.words.at(-1), { timeout: 10_000 }).toEqual(grown(9));
    await Promise.all([speaker.close(), listener.close()]);
  });
}

describe("words within one process", () => holds(localForm));

describe("words by Postgres", () => {
  holds(postgresForm);
  holdsOverWire(postgresForm);
});

const withRedis = redisBinary === null ? describe.skip : describe;
withRedis("words by Redis or Valkey (skipped where neither redis-server nor valkey-server is there)", () => {
  const open = () => redisForm(redisBinary ?? "");
  holds(open);
  holdsOverWire(open);

  it("hurts nobody while it is away, from the first moment on, and is joined when it comes", async () => {
    const redis = await startRedis(redisBinary ?? "");
    await redis.kill();
    const choice = { type: "redis", url: redis.url } as const;
    const [speaker, listener] = [0, 1].map(() => openBus({ choice, connection: {}, log: silent }));
    const { words } = hearing(listener as Bus);
    speaker?.say(grown(1));
    expect(speaker?.state()).toBe("down");
    await redis.restart();
    const states = () => [speaker?.state(), listener?.state()];
    await expect.poll(states, { timeout: 20_000 }).toEqual(["up", "up"]);
    speaker?.say(grown(2));
    await expect.poll(() => words, { timeout: 10_000 }).toEqual([grown(2)]);
    await redis.kill();
    await Promise.all([speaker?.close(), listener?.close()]);
  });
});
