import { expect, it } from "vitest";
import { LEVELS } from "../src/index.ts";

it("has four levels", () => {
  expect(new Set(LEVELS).size).toBe(4);
});
