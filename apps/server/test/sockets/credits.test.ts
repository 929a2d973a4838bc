import { describe, expect, it } from "vitest";
import type { Page } from "../../src/hosting/page.ts";
import { CREDIT_SECONDS } from "../../src/limits/limits.ts";
import { makeCredits } from "../../src/sockets/credits.ts";

const page = (): Page => ({}) as Page;

describe("the credits of a socket", () => {
  it("are its own, run out, and come back with the next window", () => {
    let at = 5_000;
    const credits = makeCredits(10, () => at);
    const [one, other] = [page(), page()];
    expect(credits.spend(one, 8)).toBe(true);
    expect(credits.spend(one, 3)).toBe(false);
    expect(credits.spend(other, 10)).toBe(true);
    expect(credits.spend(one, 2)).toBe(true);
    at += CREDIT_SECONDS * 1_000 - 1;
    expect(credits.spend(one, 1)).toBe(false);
    at += 1;
    expect(credits.spend(one, 10)).toBe(true);
  });
});
