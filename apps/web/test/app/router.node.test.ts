import { describe, expect, it } from "vitest";
import { dealPath, parsePath, Router, tablePath } from "../../src/app/router.ts";

describe("paths", () => {
  it("mean their places", () => {
    expect(parsePath("/")).toEqual({ page: "lobby" });
    expect(parsePath("/games")).toEqual({ page: "games" });
    expect(parsePath("/saved/")).toEqual({ page: "saved" });
    expect(parsePath("/settings")).toEqual({ page: "settings" });
    expect(parsePath("/rules")).toEqual({ page: "rules" });
    expect(parsePath(tablePath("V1StGXR8_Z5j"))).toEqual({
      page: "table",
      table: "V1StGXR8_Z5j",
      here: false,
    });
    expect(parsePath(tablePath("V1StGXR8_Z5j", true))).toEqual({
      page: "table",
      table: "V1StGXR8_Z5j",
      here: true,
    });
    expect(parsePath(dealPath("V1StGXR8_Z5j", 12, true))).toMatchObject({
      page: "deal",
      deal: 12,
      here: true,
    });
    expect(parsePath(dealPath("V1StGXR8_Z5j", 12))).toEqual({
      page: "deal",
      table: "V1StGXR8_Z5j",
      deal: 12,
      here: false,
    });
  });

  it.each([
    "/nowhere",
    "/t/",
    "/t/short",
    "/t/has space",
    "/t/abcdefgh/x",
    "/deal/abcdefgh/0",
    "/deal/abcdefgh/x",
    "/toString",
    "/__proto__",
  ])("%s is no place", (path) => {
    expect(parsePath(path)).toEqual({ page: "notFound" });
  });
});

describe("the router", () => {
  const setUp = () => {
    const trail = ["/"];
    let pop: () => void = () => undefined;
    const router = new Router({
      pathname: () => trail.at(-1) ?? "/",
      push: (path) => trail.push(path),
      onPop: (listener) => {
        pop = listener;
      },
    });
    const seen: string[] = [];
    const stop = router.onChange((route) => seen.push(route.page));
    const back = (): void => {
      trail.pop();
      pop();
    };
    return { trail, router, seen, stop, back };
  };

  it("goes forth and back and tells of it", () => {
    const { router, seen, back } = setUp();
    router.go("/rules");
    router.go("/t/table-01");
    back();
    expect(seen).toEqual(["rules", "table", "rules"]);
    expect(router.route).toEqual({ page: "rules" });
  });

  it("does not go where it is", () => {
    const { router, seen, trail } = setUp();
    router.go("/");
    expect(seen).toEqual([]);
    expect(trail).toEqual(["/"]);
  });

  it("is silent for those who no longer listen", () => {
    const { router, seen, stop } = setUp();
    stop();
    router.go("/rules");
    expect(seen).toEqual([]);
  });
});
