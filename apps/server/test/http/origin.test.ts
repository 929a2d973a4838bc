import { describe, expect, it } from "vitest";
import { originAllowed } from "../../src/http/origin.ts";

describe("an Origin", () => {
  it.each([
    ["http://localhost:3000", "localhost:3000", null],
    ["http://192.168.1.7:3000", "192.168.1.7:3000", null],
    ["https://cards.example.org", "cards.example.org", null],
    ["https://cards.example.org", "cards.example.org:443", null],
    ["http://cards.example.org", "cards.example.org:80", null],
    ["https://cards.example.org", "127.0.0.1:3000", "https://cards.example.org"],
  ])("%s is ours at host %s (public: %s)", (origin, host, publicUrl) => {
    expect(originAllowed(origin, host, publicUrl)).toBe(true);
  });

  it.each([
    [undefined, "localhost:3000", null],
    ["null", "localhost:3000", null],
    ["", "localhost:3000", null],
    ["http://evil.example", "localhost:3000", null],
    ["http://localhost:3001", "localhost:3000", null],
    ["http://localhost", "localhost:3000", null],
    ["http://localhost:3000.evil.example", "localhost:3000", null],
    ["http://localhost:3000@evil.example", "localhost:3000", null],
    ["http://evil.example/localhost:3000", "localhost:3000", null],
    ["http://localhost:3000/", "localhost:3000", null],
    ["file://", "localhost:3000", null],
    ["chrome-extension://localhost:3000", "localhost:3000", null],
    ["http://cards.example.org", "127.0.0.1:3000", "https://cards.example.org"],
    ["https://cards.example.org.evil.example", "127.0.0.1:3000", "https://cards.example.org"],
    ["https://xcards.example.org", "127.0.0.1:3000", "https://cards.example.org"],
    ["http://localhost:3000", undefined, null],
  ])("%s is not ours at host %s (public: %s)", (origin, host, publicUrl) => {
    expect(originAllowed(origin, host, publicUrl)).toBe(false);
  });
});
