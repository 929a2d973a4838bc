import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { PAGES, Pages } from "../../src/app/pages.ts";

type Fetchers = ConstructorParameters<typeof Pages>[0];

/** Pages whose code comes as the test says. */
const pagesWith = (fetch: () => Promise<unknown>): Pages =>
  new Pages(Object.fromEntries(PAGES.map((page) => [page, fetch])) as Fetchers);

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  warn.mockRestore();
});

describe("the code of a page", () => {
  it("is on its way until it is there, and fetched once", async () => {
    const fetch = vi.fn(async () => undefined);
    const pages = pagesWith(fetch);
    expect(pages.stateOf("table")).toBe("coming");
    await Promise.all([pages.load("table"), pages.load("table")]);
    await pages.load("table");
    expect(pages.stateOf("table")).toBe("ready");
    expect(pages.stateOf("lobby")).toBe("coming");
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("that cannot be had is told of, and asked for again when it is wanted again", async () => {
    const fetch = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const pages = pagesWith(fetch);
    const seen: unknown[] = [];
    pages.states.subscribe(({ learn }) => seen.push(learn));
    await pages.load("learn");
    expect(pages.stateOf("learn")).toBe("missing");
    await pages.load("learn");
    expect(pages.stateOf("learn")).toBe("ready");
    expect(seen).toEqual(["missing", "ready"]);
  });

  it("is always there for an address that is none", async () => {
    const pages = pagesWith(() => Promise.reject(new Error("asked for")));
    await pages.load("notFound");
    expect(pages.stateOf("notFound")).toBe("ready");
  });
});
