import type { Plugin } from "vite";

/** Pages whose first visit is by an address of theirs, by the first word of the address (`""` is the lobby). */
const PAGES = { "": "bm-lobby-page", t: "bm-table-page" } as const;

/**
 * Writes `pages.json`: which scripts a page needs beside those that index.html names. The server tells the browser
 * with the page, so that all of them are asked for at once and not one after the other.
 */
export const writePageFiles = (): Plugin => ({
  name: "bummerl-page-files",
  apply: "build",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (entry === undefined) throw new Error("the build has no entry");
    const withImports = (fileName: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(fileName)) return seen;
      seen.add(fileName);
      const chunk = chunks.find((each) => each.fileName === fileName);
      for (const next of chunk?.imports ?? []) withImports(next, seen);
      return seen;
    };
    const already = withImports(entry.fileName);
    const files = Object.entries(PAGES).map(([word, page]) => {
      const chunk = chunks.find(({ name }) => name === page);
      if (chunk === undefined) throw new Error(`the build has no ${page}`);
      return [
        word,
        [...withImports(chunk.fileName)].filter((name) => !already.has(name)).map((name) => `/${name}`),
      ];
    });
    this.emitFile({
      type: "asset",
      fileName: "pages.json",
      source: JSON.stringify(Object.fromEntries(files)),
    });
  },
});
