import type { Card } from "@bummerl/engine";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LANGUAGES, messagesOf, setLanguage } from "../../src/i18n/index.ts";
import "../../src/pages/learn/bm-learn-page.ts";
import type { BmLearnPage } from "../../src/pages/learn/bm-learn-page.ts";
import type { LessonId, Reason } from "../../src/pages/learn/lesson.ts";
import { LESSONS } from "../../src/pages/learn/lessons.ts";
import { solved } from "../../src/pages/learn/progress.ts";
import "../../src/styles/base.css";
import "../../src/styles/fonts.css";
import "../../src/styles/tokens.css";
import { closeApp, focused, openApp, serious } from "../support/open-app.ts";

/** What the learner presses for each task: a card of the hand, or a key and the buttons that follow. */
type Way = readonly (Card | { readonly key: string; readonly and: readonly RegExp[] })[];
const WAYS: Readonly<Record<LessonId, Way>> = {
  trick: ["HA"],
  trump: ["HJ"],
  draw: ["SJ", "CA"],
  strict: ["SQ", "HT"],
  marriage: [{ key: "m", and: [/king of hearts/i] }],
  exchange: [{ key: "e", and: [] }],
  close: [{ key: "c", and: [/^close now$/i] }, "HA"],
  goOut: [{ key: "6", and: [/^claim 66$/i] }],
  counters: [{ key: "m", and: [/and 66/i, /^claim 66$/i] }],
  bummerl: ["SJ", "CT", { key: "Tab", and: [/^settle$/i] }],
};

/** Moves that the rules allow, but that are not what the step asks for. */
const WRONG: readonly (readonly [LessonId, Card, Reason])[] = [
  ["trick", "HK", "lower"],
  ["trick", "SQ", "otherSuit"],
  ["trump", "ST", "lower"],
  ["trump", "DK", "noTrump"],
  ["draw", "ST", "dear"],
  ["marriage", "HK", "announce"],
  ["exchange", "CJ", "fetch"],
  ["close", "HA", "closeFirst"],
  ["goOut", "HK", "say66"],
  ["counters", "DK", "announce"],
  ["bummerl", "CT", "keepTrump"],
];

const texts = messagesOf("en").learn;

const openPage = async (at: LessonId | null = null): Promise<BmLearnPage> => {
  const learn = document.createElement("bm-learn-page");
  learn.pace = 0;
  document.body.append(learn);
  await learn.updateComplete;
  if (at !== null) {
    const place = LESSONS.findIndex(({ id }) => id === at);
    await page
      .getByRole("combobox", { name: texts.steps })
      .selectOptions(texts.stepName(place + 1, texts.lessons[at].title, false));
    await learn.updateComplete;
  }
  return learn;
};

/** Presses Tab until what has the focus is the wanted one. */
const tabTo = async (wanted: (element: Element) => boolean): Promise<void> => {
  for (let press = 0; press < 40; press += 1) {
    const element = focused();
    if (element !== null && wanted(element)) return;
    await userEvent.keyboard("{Tab}");
  }
  throw new Error("Tab does not lead there");
};

const nameOf = (element: Element): string =>
  (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();

const isCard = (element: Element): boolean => element.matches(".hand-card");

/** From wherever the focus is to the card, by Tab and arrows. */
const walkTo = async (card: Card): Promise<void> => {
  await tabTo(isCard);
  for (let press = 0; press < 6 && focused()?.getAttribute("data-card") !== card; press += 1) {
    await userEvent.keyboard("{ArrowRight}");
  }
  expect(focused()?.getAttribute("data-card")).toBe(card);
};

const say = (learn: BmLearnPage): string =>
  (learn.renderRoot.querySelector("#now")?.textContent ?? "").replace(/[ \n]+/g, " ").trim();

const held = (learn: BmLearnPage): (string | undefined)[] => {
  const table = learn.renderRoot.querySelector("bm-table");
  return [...(table?.renderRoot.querySelectorAll<HTMLElement>(".hand-card") ?? [])].map(
    ({ dataset }) => dataset["card"],
  );
};

beforeEach(async () => {
  localStorage.clear();
  setLanguage("en");
  await page.viewport(390, 844);
});
afterEach(() => {
  document.querySelector("bm-learn-page")?.remove();
  localStorage.clear();
  setLanguage("en");
});

describe("the ten steps", () => {
  it("are solved one after the other by keys alone, exactly as their texts say", async () => {
    const learn = await openPage();
    for (const { id } of LESSONS) {
      const lesson = texts.lessons[id];
      for (const [task, wanted] of WAYS[id].entries()) {
        await expect.poll(() => say(learn), { message: id }).toBe(lesson.tasks[task]);
        if (typeof wanted === "string") {
          await walkTo(wanted);
          await userEvent.keyboard("{Enter}");
          continue;
        }
        if (task === 0) await tabTo(isCard);
        await userEvent.keyboard(wanted.key.length === 1 ? wanted.key : `{${wanted.key}}`);
        for (const name of wanted.and) {
          await tabTo((element) => element.matches("button") && name.test(nameOf(element)));
          await userEvent.keyboard("{Enter}");
        }
      }
      await expect.poll(() => say(learn), { message: id }).toContain(lesson.done);
      expect(learn.renderRoot.querySelector("bm-table")?.dataset["turn"], id).toBe("none");
      // Whoever is done stands on the way to the next step.
      const onwards = id === "bummerl" ? texts.makeTable : texts.next;
      await expect.poll(() => nameOf(focused() ?? document.body), { message: id }).toBe(onwards);
      if (id === "bummerl") break;
      await userEvent.keyboard("{Enter}");
      await expect.poll(() => focused()?.localName, { message: id }).toBe("h2");
    }
    expect(solved().size).toBe(LESSONS.length);
    expect(focused()?.getAttribute("href")).toBe("/#make");
  });

  it.each(WRONG)(
    "%s: %s is allowed but not meant; it is taken back with a reason",
    async (id, card, reason) => {
      const learn = await openPage(id);
      const before = held(learn);
      await walkTo(card);
      await userEvent.keyboard("{Enter}");
      await expect.poll(() => say(learn)).toBe(texts.wrong[reason]);
      await expect.poll(() => held(learn)).toEqual(before);
      expect(solved().size).toBe(0);
      // And it can be tried again at once.
      const [first] = WAYS[id];
      if (typeof first !== "string") return;
      await walkTo(first);
      await userEvent.keyboard("{Enter}");
      await expect.poll(() => say(learn)).not.toBe(texts.wrong[reason]);
    },
  );

  it("what the rules forbid is refused by the table itself, with the rule (R12)", async () => {
    const learn = await openPage("strict");
    const before = held(learn);
    await walkTo("HT");
    await userEvent.keyboard("{Enter}");
    const table = learn.renderRoot.querySelector("bm-table");
    await expect.poll(() => table?.renderRoot.querySelector(".note")?.textContent ?? "").toContain("(R12)");
    expect(held(learn)).toEqual(before);
    expect(say(learn)).toBe(texts.lessons.strict.tasks[0]);
  });

  it("go on where one stopped, and can be begun once more", async () => {
    const first = await openPage();
    await walkTo("HA");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => say(first)).toBe(texts.lessons.trick.done);
    await page.getByRole("button", { name: texts.again }).click();
    await expect.poll(() => say(first)).toBe(texts.lessons.trick.tasks[0]);
    first.remove();
    const second = await openPage();
    expect(say(second)).toBe(texts.lessons.trump.tasks[0]);
  });

  it("put nothing where a table of the server could look for it", async () => {
    await openPage();
    expect(Object.keys(localStorage).filter((key) => /^bm\.(?:hash|cut)\./.test(key))).toEqual([]);
  });
});

describe("the page", () => {
  it.each(LANGUAGES)(
    "has nothing that axe finds serious, at the beginning and at the end: %s",
    async (language) => {
      setLanguage(language);
      const own = messagesOf(language).learn;
      const learn = document.createElement("bm-learn-page");
      learn.pace = 0;
      document.body.append(learn);
      await learn.updateComplete;
      expect(await serious()).toEqual([]);
      await walkTo("HA");
      await userEvent.keyboard("{Enter}");
      await expect.poll(() => say(learn)).toBe(own.lessons.trick.done);
      expect(await serious()).toEqual([]);
    },
  );

  it.each([
    [360, 640],
    [1440, 900],
  ])("holds words and whole table on %d × %d without scrolling", async (width, height) => {
    await page.viewport(width, height);
    await openApp("/learn");
    try {
      const learn = document.querySelector("bm-app")?.shadowRoot?.querySelector("bm-learn-page");
      if (!learn) throw new Error("the page did not come");
      await learn.updateComplete;
      const table = learn.renderRoot.querySelector("bm-table");
      await table?.updateComplete;
      const low = [...(table?.renderRoot.querySelectorAll(".hand-card, .act") ?? [])].map(
        (element) => element.getBoundingClientRect().bottom,
      );
      expect(low.length).toBeGreaterThan(5);
      expect(Math.max(...low)).toBeLessThanOrEqual(height);
      expect(learn.renderRoot.querySelector("#now")?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    } finally {
      closeApp();
    }
  });
});

describe("on the smallest phones", () => {
  afterEach(async () => {
    await page.viewport(414, 896);
    closeApp();
  });

  /** How far hand and keys of a step reach below or beside the screen, in pixels. */
  const outside = (learn: BmLearnPage): number => {
    const table = learn.renderRoot.querySelector("bm-table");
    const parts = [...(table?.renderRoot.querySelectorAll(".hand-card, .act") ?? [])];
    if (parts.length === 0) throw new Error("nothing lies on the table");
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return Math.max(...boxes.flatMap(({ bottom, right }) => [bottom - innerHeight, right - innerWidth]));
  };

  it.each(LANGUAGES.flatMap((language) => [[language, 320, 568] as const, [language, 568, 320] as const]))(
    "hand and keys of all ten steps are in sight in %s at %i by %i",
    async (language, width, height) => {
      await page.viewport(width, height);
      await setLanguage(language);
      const { app } = await openApp("/learn");
      const learn = app.renderRoot.querySelector("bm-learn-page");
      if (learn === null) throw new Error("there is no lesson");
      learn.pace = 0;
      const steps = [...(learn.renderRoot.querySelector("select")?.options ?? [])].map(({ text }) => text);
      expect(steps).toHaveLength(10);
      const reaching: string[] = [];
      for (const step of steps) {
        await page.getByRole("combobox", { name: messagesOf(language).learn.steps }).selectOptions(step);
        await expect.poll(() => learn.renderRoot.querySelector("bm-table")?.dataset["turn"]).toBe("you");
        if (outside(learn) > 0) reaching.push(step);
      }
      expect(reaching).toEqual([]);
    },
  );
});
