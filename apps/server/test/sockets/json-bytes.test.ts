import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventFrames, textFrame } from "../../src/sockets/frames.ts";
import { putJson } from "../../src/sockets/json-bytes.ts";

const written = (value: unknown): string => {
  const room = Buffer.alloc(100_000);
  return room.toString("utf8", 0, putJson(room, 0, value));
};

describe("JSON written into bytes", () => {
  it("is what JSON.stringify gives of plain data, whatever its strings and numbers are", () => {
    const data = fc.jsonValue({ stringUnit: "binary", noUnicodeString: false });
    for (const values of [data, fc.double(), fc.maxSafeInteger(), fc.string({ unit: "binary" })] as const)
      fc.assert(fc.property<[unknown]>(values, (value) => written(value) === JSON.stringify(value)));
    for (const text of ["\u2028", "\ud800", 'ß"\\\n\u007f', "🂡"])
      expect(written({ [text]: text })).toBe(JSON.stringify({ [text]: text }));
  });

  it("leaves out what is undefined, and takes what is kept for what it was", () => {
    const rules = { target: 7, name: "ž" };
    expect(written({ a: undefined, rules, b: [undefined, null] })).toBe(
      '{"rules":{"target":7,"name":"ž"},"b":[null,null]}',
    );
    expect(written({ x: { rules } })).toBe('{"x":{"rules":{"target":7,"name":"ž"}}}');
    expect(written({ rules: null })).toBe('{"rules":null}');
  });

  it("counts what has no room and writes nothing else over", () => {
    const room = Buffer.alloc(8);
    const value = { rules: ["ž"], text: "žž", number: 123_456 };
    expect(putJson(room, 6, value)).toBe(6 + Buffer.byteLength(JSON.stringify(value)));
  });
});

const eventFrame = eventFrames("update");

describe("frames", () => {
  it("of an event hold what Socket.IO sends of it, of every size and one after the other", () => {
    for (const size of [0, 60, 125, 1_000, 65_500, 70_000, 3])
      for (let times = 0; times < 80; times += 1) {
        const message = { text: "ž".repeat(size / 2), size };
        const frame = eventFrame(message);
        expect(frame.equals(textFrame(`42${JSON.stringify(["update", message])}`))).toBe(true);
      }
  });

  it("are not written over by those after them", () => {
    const frames = Array.from({ length: 200 }, (_, index) => eventFrame({ index, filler: "x".repeat(900) }));
    for (const [index, frame] of frames.entries())
      expect(frame.toString("latin1")).toContain(`{"index":${index},`);
  });
});
