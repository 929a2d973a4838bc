import { commitment } from "@bummerl/engine";
import { packName } from "@bummerl/table";
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LANGUAGES, setLanguage, t } from "../../src/i18n/index.ts";
import { today } from "../../src/i18n/today.ts";
import { keepCommitment } from "../../src/net/cuts.ts";
import { standingOf } from "../../src/pages/today/figures.ts";
import { checkSeal } from "../../src/pages/today/seals.ts";
import { DAY, daysAnswered, daysWith, ownDay, pastDay } from "../support/days.ts";
import { closeApp, NAMELESS, openApp, serious } from "../support/open-app.ts";

afterEach(closeApp);

const texts = async () => {
  const all = await today.load();
  if (all === null) throw new Error("no texts");
  return all;
};
/** Spaces that keep a line together are read as spaces. */
const seen = (text: string): string => text.replaceAll("\u00a0", " ");
const button = (name: string) => page.getByRole("button", { name, exact: true });

describe.each(LANGUAGES)("the deal of the day in %s", (language) => {
  it("is begun by one button, and compares the days before; axe finds nothing", async () => {
    await setLanguage(language);
    const all = await texts();
    const { wire, paths } = await openApp("/today", daysAnswered(daysWith()));
    await expect.element(page.getByRole("heading", { level: 1, name: t().app.today })).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 2, name: all.fresh })).toBeVisible();
    await expect.element(page.getByText(all.standing("23", "6", "26")).first()).toBeVisible();
    const own = page
      .getByRole("listitem")
      .filter({ hasText: all.result(1) })
      .filter({ hasText: all.you });
    await expect.element(own.first()).toHaveTextContent(seen(all.bar(7, "7")));
    const masters = page
      .getByRole("listitem")
      .filter({ hasText: all.result(2) })
      .filter({ hasText: all.master });
    await expect.element(masters.first()).toHaveTextContent(seen(all.bar(19, "19")));
    expect(await serious()).toEqual([]);

    await button(all.play).click();
    const asked = wire.only("playDay");
    expect(asked.message).toMatchObject({ day: DAY });
    asked.answer({ ok: true, data: { table: "table-of-the-day" } });
    await expect.poll(() => paths.at(-1)).toBe("/t/table-of-the-day");
  });
});

describe("the page of the deal of the day", () => {
  it("asks for a name first, then begins", async () => {
    const { wire } = await openApp("/today", daysAnswered(daysWith()), NAMELESS);
    await button("Play the deal").click();
    expect(wire.named("playDay")).toEqual([]);
    await page.getByRole("textbox", { name: "Your name" }).fill("Anna");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => wire.named("playDay").length).toBe(1);
  });

  it("says why it cannot be begun, and shows the new day when midnight has gone by", async () => {
    let day = DAY;
    const answer = () => daysWith({ today: { ...daysWith().today, day } });
    const { wire } = await openApp("/today", { days: async () => ({ ok: true, value: answer() }) });
    await button("Play the deal").click();
    day = "2026-05-03";
    wire.only("playDay").answer({ ok: false, error: { code: "dayOver" } });
    await expect.element(page.getByText("The time for that day’s deal is over.")).toBeVisible();
    await expect.element(page.getByText(/^Sunday,? 3 May 2026/)).toBeVisible();
  });

  it("tells one's own result, and of the others when they are told it", async () => {
    const past = [pastDay("2026-05-01", { told: null, own: ownDay("table-d1", 1) })];
    await openApp("/today", daysAnswered(daysWith({ own: ownDay("table-d0", -3), past })));
    await expect.element(page.getByRole("heading", { name: "You lost 3 counters" })).toBeVisible();
    await expect.element(page.getByText(/^You will see how the others did from/)).toBeVisible();
    await expect.element(page.getByText(/^Some are still playing it/)).toBeVisible();
    const reviews = page.getByRole("link", { name: /^Look at my deal of/ });
    await expect.element(reviews.first()).toHaveAttribute("href", "/deal/table-d0/1");
    await expect.element(button("Play the deal")).not.toBeInTheDocument();
  });

  it("can be tried again where the server does not answer, and plays nothing while the line is cut", async () => {
    let answers = false;
    const { client } = await openApp("/today", {
      days: async () =>
        answers ? { ok: true, value: daysWith() } : { ok: false, error: { code: "offline" } },
    });
    await expect.element(page.getByText("The server cannot be reached just now.")).toBeVisible();
    answers = true;
    await button("Try again").click();
    await expect.element(button("Play the deal")).not.toHaveAttribute("aria-disabled");
    client.connection.networkLost();
    await expect.poll(() => client.away.value).not.toBeNull();
    await expect.element(button("Play the deal")).toHaveAttribute("aria-disabled", "true");
  });

  it("stands in the lobby with its state", async () => {
    const own = ownDay("table-d0", null, "playing");
    const { client } = await openApp("/", daysAnswered(daysWith({ own })));
    const link = page.getByRole("link", { name: /^Deal of the day/ });
    await expect.element(link).toHaveAttribute("href", "/today");
    await expect.element(link).toHaveTextContent("In progress: go on");
    client.connection.networkLost();
    await expect.element(link).toHaveTextContent("Works again as soon as the connection is back.");
  });
});

it("a secret is held against the seal that was seen before, not against the one told with it", () => {
  const past = pastDay("2026-04-01");
  expect(checkSeal(past)).toBe("fitsTold");
  keepCommitment(packName("", past.day), 1, past.commitment);
  expect(checkSeal(past)).toBe("fits");
  keepCommitment(packName("", "2026-04-02"), 1, commitment("00".repeat(32)));
  expect(checkSeal(pastDay("2026-04-02"))).toBe("fitsNot");
  expect(checkSeal(pastDay("2026-04-02", { told: null }))).toBeNull();
});

it("a result stands among those of the others", () => {
  const figures = { begun: 10, won: [1, 2, 0], lost: [3, 0, 1] } as const;
  expect(standingOf(figures, ownDay("t", 1))).toEqual({ better: 2, same: 0, worse: 4 });
  expect(standingOf(figures, ownDay("t", -3))).toEqual({ better: 6, same: 0, worse: 0 });
  expect(standingOf(figures, ownDay("t", null))).toBeNull();
});
