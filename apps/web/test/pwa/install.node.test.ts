import { describe, expect, it } from "vitest";
import { installByHand } from "../../src/pwa/install.ts";

const SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";

describe("how to install by hand", () => {
  it.each([
    ["an iPhone", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI}`, 5, "ios"],
    [
      "an iPad that calls itself a Mac",
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`,
      5,
      "ios",
    ],
    ["Safari on a Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 0, "mac"],
    [
      "Chrome on a Mac",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36",
      0,
      null,
    ],
    ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", 0, null],
  ])("%s", (_who, agent, touchPoints, way) => {
    expect(installByHand(agent, touchPoints)).toBe(way);
  });
});
