import { describe, expect, it } from "vitest";
import { withoutComments } from "../../build/spare-styles.ts";

describe("styles of a build", () => {
  it("are told without comments and indentation, line by line as they were", () => {
    const source = 'const a = css`\n  /* Why\n     so. */\n  p {\n    content: "a, b"; /* c */\n  }\n`;\n';
    expect(withoutComments(source)).toBe('const a = css`\n\n\np {\ncontent: "a, b";\n}\n`;\n');
  });

  it("leave all else alone", () => {
    const source = "/* Why. */\nconst b = html`\n  <p> a /* b */ </p>\n`;\n";
    expect(withoutComments(source)).toBe(source);
  });
});
