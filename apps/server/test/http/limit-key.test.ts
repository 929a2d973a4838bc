import { describe, expect, it } from "vitest";
import { limitKey } from "../../src/limits/address.ts";

describe("one address, for limits,", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2:ffff::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["::1", "::/64"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, key) => {
    expect(limitKey(address)).toBe(key);
  });
});
