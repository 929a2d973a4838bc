import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const dist = new URL("../../dist/", import.meta.url);

const built = (): { readonly scripts: string; readonly page: string; readonly map: string } => {
  if (!existsSync(dist)) throw new Error("apps/web/dist is missing: run `pnpm build` before this test");
  const assets = new URL("assets/", dist);
  const texts = (end: string): string =>
    readdirSync(assets)
      .filter((name) => name.endsWith(end))
      .map((name) => readFileSync(new URL(name, assets), "utf8"))
      .join("\n");
  return {
    scripts: texts(".js"),
    map: texts(".js.map"),
    page: readFileSync(new URL("index.html", dist), "utf8"),
  };
};

describe("the built client", () => {
  const { scripts, map, page } = built();

  it("has the application in it", () => {
    expect(scripts).toContain("bm-lobby-page");
    expect(map).toContain("bm-lobby-page.ts");
  });

  it("carries no schema library: messages are checked by the server", () => {
    // Names of its classes and methods, which no minifier may change, and its files.
    for (const mark of ["ZodError", "ZodType", "_zod", "safeParseAsync"]) expect(scripts).not.toContain(mark);
    expect(map).not.toMatch(/node_modules\/zod\//);
  });

  it("asks nobody else for anything, and has no script that the content security policy would stop", () => {
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
    expect(page).not.toMatch(/\sstyle="|\son[a-z]+="/);
  });

  it("has the icon its page names", () => {
    const icon = /rel="icon" href="\/([^"]+)"/.exec(page)?.[1];
    expect(icon).toBeDefined();
    expect(existsSync(new URL(icon ?? "", dist))).toBe(true);
  });
});
