import { CARDS, type Card, rankOf, SUITS } from "@bummerl/engine";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import "../../src/cards/bm-card.ts";
import "../../src/cards/bm-suit.ts";
import { backUrl, deckUrls, faceUrl } from "../../src/cards/deck.ts";
import { pictureOf } from "../../src/cards/pictures.ts";
import { LANGUAGES, loadLanguage, messagesOf, setLanguage } from "../../src/i18n/index.ts";
import { cardIndex, DECKS, deck } from "../../src/state/preferences.ts";
import "../../src/styles/base.css";
import "../../src/styles/fonts.css";
import "../../src/styles/tokens.css";

beforeAll(async () => {
  for (const language of LANGUAGES) await loadLanguage(language);
});

afterEach(async () => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  deck.set("french");
  cardIndex.set("normal");
  await setLanguage("en");
});

const show = async (card: Card | null) => {
  const element = document.createElement("bm-card");
  element.card = card;
  document.body.append(element);
  await element.updateComplete;
  return element;
};
const picture = (element: HTMLElement): HTMLImageElement | null =>
  element.shadowRoot?.querySelector("img") ?? null;
/** What a card is called, painted or written. */
const name = (element: HTMLElement): string | null =>
  picture(element)?.alt ??
  element.shadowRoot?.querySelector("[role=img]")?.getAttribute("aria-label") ??
  null;
const letters = (element: HTMLElement): string[] =>
  [...(element.shadowRoot?.querySelectorAll("[data-letter]") ?? [])].map(
    (each) => each.getAttribute("data-letter") ?? "",
  );

test.each(["french", "four", "german"] as const)(
  "every card of the %s deck has its own picture",
  async (one) => {
    const urls = deckUrls(one);
    expect(new Set(urls).size).toBe(21);
    for (const url of urls) {
      const image = new Image();
      image.src = url;
      await image.decode();
      expect(image.naturalWidth / image.naturalHeight).toBeCloseTo(5 / 7, 2);
    }
  },
);

test("spades and hearts are the same in both French decks; letters alone need no picture", () => {
  const shared = CARDS.filter((card) => faceUrl(card, "french") === faceUrl(card, "four"));
  expect(new Set(shared.map((card) => card[0]))).toEqual(new Set(["S", "H"]));
  expect(deckUrls("text")).toEqual([]);
});

test("names follow card, trump and language; a silent card says nothing", async () => {
  const element = await show("HA");
  element.trump = "H";
  await expect.poll(() => picture(element)?.alt).toBe("Ace of hearts, trump");
  await setLanguage("de");
  await element.updateComplete;
  expect(name(element)).toBe("Herz-Ass, Atout");
  await setLanguage("fr");
  element.trump = "S";
  await element.updateComplete;
  expect(name(element)).toBe("As de cœur");
  element.silent = true;
  await element.updateComplete;
  expect(name(element)).toBe("");
});

test("another deck replaces the picture as soon as its own can be painted, and never leaves a hole", async () => {
  const element = await show("DA");
  await expect.poll(() => picture(element)?.src).toContain("french/DA");
  let gaps = 0;
  const watcher = new MutationObserver(() => {
    if (picture(element) === null) gaps += 1;
  });
  if (element.shadowRoot !== null) watcher.observe(element.shadowRoot, { childList: true, subtree: true });
  deck.set("four");
  await expect.poll(() => picture(element)?.src).toContain("french-four/DA");
  watcher.disconnect();
  expect(gaps).toBe(0);
});

test.each(["23px", "137.4px", "min(40vw, 20rem)"])("a picture fills a card %s wide", async (width) => {
  document.body.style.setProperty("--bm-card-width", width);
  const element = await show("HK");
  await expect.poll(() => picture(element)).not.toBeNull();
  const [card, drawn] = [element, picture(element)].map((each) => each?.getBoundingClientRect());
  for (const side of ["left", "top", "width", "height"] as const)
    expect(drawn?.[side]).toBeCloseTo(card?.[side] ?? 0, 1);
  // However wide it is, a drawing is laid out in one size.
  expect(picture(element)?.offsetWidth).toBe(240);
  document.body.style.removeProperty("--bm-card-width");
});

test("a picture that does not come is replaced by letters, and comes when there is a network again", async () => {
  const decode = vi.spyOn(HTMLImageElement.prototype, "decode").mockRejectedValue(new DOMException("gone"));
  // Whatever was shown before, this picture is to be fetched again.
  pictureOf(faceUrl("SJ", "french") ?? "").set("failed");
  const element = await show("SJ");
  await expect.poll(() => element.shadowRoot?.querySelector(".coming")).toBeNull();
  expect(picture(element)).toBeNull();
  expect(letters(element)).toEqual(["J", "J"]);
  expect(name(element)).toBe("Jack of spades");
  decode.mockRestore();
  dispatchEvent(new Event("online"));
  await expect.poll(() => picture(element)?.alt).toBe("Jack of spades");
});

test.each([
  ["en", "french", ["A", "10", "K", "Q", "J"]],
  ["de", "french", ["A", "10", "K", "D", "B"]],
  ["fr", "french", ["A", "10", "R", "D", "V"]],
] as const)("letters alone are those of the language: %s", async (language, words, wanted) => {
  await setLanguage(language);
  deck.set("text");
  const { cards } = messagesOf(language, words);
  for (const [at, card] of (["HA", "HT", "HK", "HQ", "HJ"] as const).entries()) {
    const element = await show(card);
    expect(new Set(letters(element))).toEqual(new Set([wanted[at]]));
    const words = element.shadowRoot?.querySelector(".words")?.textContent?.toLowerCase() ?? "";
    expect(words).toContain(cards.rank(rankOf(card)).toLowerCase());
    expect(words).toContain(cards.suit("H").toLowerCase());
  }
});

test("the big index repeats the letter that is printed, at the corner that stays free", async () => {
  await setLanguage("de");
  cardIndex.set("big");
  const element = await show("HQ");
  await expect.poll(() => letters(element)).toEqual(["Q"]);
  deck.set("german");
  await expect.poll(() => letters(element)).toEqual(["O"]);
  const back = await show(null);
  expect(letters(back)).toEqual([]);
});

test("a big index is read where cards of 64 px overlap to strips of 44 px", async () => {
  cardIndex.set("big");
  document.body.style.setProperty("--bm-card-width", "64px");
  const element = await show("DT");
  await expect.poll(() => letters(element)).toEqual(["10"]);
  const text = element.shadowRoot?.querySelector(".ten")?.getBoundingClientRect();
  const start = element.getBoundingClientRect().left;
  expect((text?.right ?? 99) - start).toBeLessThan(44);
  // Twice as high as it is printed.
  expect(text?.height).toBeGreaterThan(17);
  document.body.style.removeProperty("--bm-card-width");
});

test("suit signs follow the deck, differ in shape and say nothing themselves", async () => {
  const shapes = new Set<string>();
  for (const one of DECKS) {
    deck.set(one);
    for (const suit of SUITS) {
      const element = document.createElement("bm-suit");
      element.suit = suit;
      document.body.append(element);
      await element.updateComplete;
      expect(element.getAttribute("aria-hidden")).toBe("true");
      const paths = [...(element.shadowRoot?.querySelectorAll("path") ?? [])];
      shapes.add(paths.map((path) => path.getAttribute("d")).join());
    }
  }
  // Four pips and four German signs.
  expect(shapes.size).toBe(8);
});

test.each(LANGUAGES)("twenty cards have twenty names: %s", (language) => {
  expect(new Set(CARDS.map((one) => messagesOf(language).cards.name(one))).size).toBe(20);
});

test("the back is the same whatever deck", () => {
  expect(new Set(["french", "four", "german"].map((one) => backUrl(one as "french"))).size).toBe(1);
});
