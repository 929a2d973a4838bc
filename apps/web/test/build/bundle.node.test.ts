import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { BuiltScripts, packed, sizesOfDecks } from "../../build/sizes.ts";

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

  it("carries no comment of its styles", () => {
    expect(scripts).toContain("prefers-reduced-motion");
    expect(scripts).not.toMatch(/[;{}]\s*\/\*/);
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

describe("what a visitor downloads", () => {
  const scripts = new BuiltScripts(fileURLToPath(dist));

  it.each(["en", "de", "fr"])(
    "is 90 kB of JavaScript at most for the lobby in %s, packed by gzip",
    (language) => {
      const { gzip } = scripts.ofPage("bm-lobby-page", language);
      expect(gzip).toBeGreaterThan(30_000);
      expect(gzip).toBeLessThanOrEqual(90_000);
    },
  );

  it.each(["en", "de", "fr"])("is 140 kB at most for the table in %s", (language) => {
    expect(scripts.ofPage("bm-table-page", language).gzip).toBeLessThanOrEqual(140_000);
  });

  it("has no other language in it, and no page one is not at", () => {
    const lobby = scripts.visit(["bm-lobby-page", "en"]);
    for (const other of ["de", "fr", "bm-table-page", "bm-table", "bm-learn-page", "bm-rules-page"])
      expect(lobby).not.toContain(scripts.fileOf(other));
    const table = scripts.visit(["bm-table-page", "en"]);
    for (const other of ["bm-lobby-page", "papers", "bm-open-deal", "parts"])
      expect(table).not.toContain(scripts.fileOf(other));
  });

  it("comes in few files: each is a question more to a slow network", () => {
    expect(scripts.visit(["bm-lobby-page", "en"]).length).toBeLessThanOrEqual(8);
    expect(scripts.visit(["bm-table-page", "en"]).length).toBeLessThanOrEqual(12);
  });

  it("is named by the server with the page, all of it; the line's script first, which waits for no other", () => {
    const files = JSON.parse(readFileSync(new URL("pages.json", dist), "utf8"));
    const names = (addresses: readonly string[]) =>
      addresses.map((address) => address.replace("/assets/", ""));
    for (const [word, page] of [
      ["", "bm-lobby-page"],
      ["t", "bm-table-page"],
    ] as const) {
      const told = [...files.first, ...files.languages.de, ...files.pages[word]];
      expect(names(told).toSorted()).toEqual(scripts.visit([page, "de"]).toSorted());
    }
    expect(files.first).toHaveLength(1);
    expect(readFileSync(new URL("index.html", dist), "utf8")).toContain(
      `<script type="module" async crossorigin src="${files.first[0]}">`,
    );
  });

  it("has no computer players in it: they and their weights are one file of 250 kB at most, kept for flight mode", () => {
    const worker = scripts.fileOf("worker");
    // Nothing else in a build is so long a word.
    const hasWeights = (name: string): boolean =>
      scripts
        .read(name)
        .toString()
        .split(/["'`]/)
        .some((word) => word.length > 20_000 && !word.includes(" "));
    expect(hasWeights(worker)).toBe(true);
    expect(packed([scripts.read(worker)]).gzip).toBeLessThanOrEqual(250_000);
    for (const name of readdirSync(new URL("assets/", dist)).filter((each) => each.endsWith(".js")))
      expect(hasWeights(name), name).toBe(name === worker);
    for (const language of ["en", "de", "fr"])
      for (const page of ["bm-lobby-page", "bm-table-page", "bm-games-page"])
        for (const other of ["worker", "local-worker", "local-line", "shelf", "bm-play-computer"])
          expect(scripts.visit([page, language]), page).not.toContain(scripts.fileOf(other));
    expect(readFileSync(new URL("sw.js", dist), "utf8")).toContain(`assets/${worker}`);
  });

  it("has no typefaces in it before the page stands", () => {
    expect(readFileSync(new URL("index.html", dist), "utf8")).not.toMatch(/woff2|fonts-/);
  });

  it.each(Object.entries(sizesOfDecks()))("is 250 kB at most for the deck %s", (_deck, { gzip }) => {
    expect(gzip).toBeGreaterThan(5_000);
    expect(gzip).toBeLessThanOrEqual(250_000);
  });
});

describe("the installable client", () => {
  const file = (name: string): string => readFileSync(new URL(name, dist), "utf8");

  it.each([
    ["en", "en-GB"],
    ["de", "de-AT"],
    ["fr", "fr"],
  ])("has a manifest in %s with icons that exist", (language, locale) => {
    const manifest = JSON.parse(file(`manifest.${language}.webmanifest`));
    expect(manifest).toMatchObject({ id: "/", start_url: "/", lang: locale, display: "standalone" });
    expect(manifest.description.length).toBeGreaterThan(20);
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
      expect.arrayContaining(["192x192", "512x512"]),
    );
    expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
    for (const { src, sizes } of manifest.icons as readonly { src: string; sizes: string }[]) {
      const icon = readFileSync(new URL(`.${src}`, dist));
      // Width and height of a PNG stand at bytes 16 and 20.
      if (src.endsWith(".png")) expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it("keeps every script, style and font, and leaves cards and rare letters for when they are shown", () => {
    const worker = file("sw.js");
    const names = readdirSync(new URL("assets/", dist));
    const rare = names.filter((each) => each.includes("-latin-ext-"));
    expect(rare).toHaveLength(2);
    for (const name of names.filter((each) => /\.(js|css|woff2)$/.test(each)))
      expect(worker.includes(`assets/${name}`), name).toBe(!rare.includes(name));
    expect(worker).toContain("index.html");
    expect(worker).not.toMatch(/url:"assets\/[^"]*\.(svg|map|br|gz)"/);
  });

  it("takes over only when it is told to", () => {
    expect(file("sw.js")).toContain("SKIP_WAITING");
    expect(file("sw.js").match(/skipWaiting\(\)/g)).toHaveLength(1);
  });

  it("has packed copies of all that is text, so that the server packs nothing", () => {
    for (const name of readdirSync(new URL("assets/", dist))) {
      if (!/\.(js|css)$/.test(name) || readFileSync(new URL(`assets/${name}`, dist)).length < 512) continue;
      expect(existsSync(new URL(`assets/${name}.br`, dist)), name).toBe(true);
      expect(existsSync(new URL(`assets/${name}.gz`, dist)), name).toBe(true);
    }
  });
});
