import { afterEach, describe, expect, it, vi } from "vitest";
import "../../src/pages/deal/bm-deal-page.ts";
import type { BmTrouble } from "../../src/parts/bm-trouble.ts";
import { fakeClient } from "../support/fake-client.ts";

afterEach(() => {
  document.body.replaceChildren();
});

describe("the review of a deal of this device", () => {
  it("says so when the browser keeps nothing, asks again, and forgets it for another deal", async () => {
    const deal = vi.fn(async (): Promise<null> => {
      throw new DOMException("no", "InvalidStateError");
    });
    const { client } = await fakeClient({ id: "me", name: "Anna" }, { local: { deal } });
    const page = document.createElement("bm-deal-page");
    Object.assign(page, { client, table: "here", deal: 1, here: true });
    document.body.append(page);
    const trouble = () => page.renderRoot.querySelector<BmTrouble>("bm-trouble");
    await vi.waitFor(() => expect(trouble()?.error).toEqual({ code: "notKept" }));
    trouble()?.dispatchEvent(new CustomEvent("bm-retry"));
    expect(deal).toHaveBeenCalledTimes(2);

    deal.mockReturnValueOnce(new Promise(() => undefined));
    page.deal = 2;
    await page.updateComplete;
    expect(deal).toHaveBeenCalledTimes(3);
    expect(trouble()).toBeNull();
  });
});
