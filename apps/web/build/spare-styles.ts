import type { Plugin } from "vite";

/** Styles up to the next sign like its own: where others are set within, what is taken out is nothing a script needs. */
const STYLES = /\bcss`[^`]*`/g;
const COMMENT = /\/\*.*?\*\//gs;
const EDGES_OF_LINES = /[ \t]*\n[ \t]*/g;

/**
 * Takes comments and indentation out of the components' styles, which are mere strings to the bundler. Every line
 * stays a line, so that the source map stays true.
 */
export const withoutComments = (source: string): string =>
  source.replace(STYLES, (styles) =>
    styles.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, "")).replace(EDGES_OF_LINES, "\n"),
  );

/** {@link withoutComments} for the build: what no browser reads goes over nobody's line. */
export const spareStyles = (): Plugin => ({
  name: "bummerl-spare-styles",
  apply: "build",
  // Before anything else has made something different of the source.
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: "css`" },
    handler: (code) => ({ code: withoutComments(code), map: null }),
  },
});
