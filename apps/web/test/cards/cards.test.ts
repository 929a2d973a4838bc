import { CARDS } from "@bummerl/engine";
import { afterEach, expect, test } from "vitest";
import "../../src/cards/bm-card.ts";
import { backUrl, faceUrl } from "../../src/cards/deck.ts";
import { LANGUAGES, messagesOf, setLanguage } from "../../src/i18n/index.ts";
import { deck } from "../../src/state/preferences.ts";

afterEach(() => {
  document.body.replaceChildren();
  deck.set("french");
  setLanguage("en");
});

const card = () => {
  const element = document.createElement("bm-card");
  document.body.append(element);
  return element;
};
const picture = (element: HTMLElement): HTMLImageElement => {
  const image = element.shadowRoot?.querySelector("img");
  if (image === null || image === undefined) throw new Error("no picture");
  return image;
};

test("every card of both decks has a picture that loads, each its own", async () => {
  const urls = new Set([
    backUrl(),
    ...CARDS.flatMap((one) => [faceUrl(one, "french"), faceUrl(one, "four")]),
  ]);
  // Spades and hearts are the same in both decks.
  expect(urls.size).toBe(1 + 20 + 10);
  let bytes = 0;
  for (const url of urls) {
    const image = new Image();
    image.src = url;
    await image.decode();
    expect(image.naturalWidth / image.naturalHeight).toBeCloseTo(5 / 7, 2);
    bytes += (await (await fetch(url)).blob()).size;
  }
  expect(bytes).toBeLessThan(450_000);
});

test("names follow card, trump and language; a silent card says nothing", async () => {
  const element = card();
  element.card = "HA";
  element.trump = "H";
  await element.updateComplete;
  expect(picture(element).alt).toBe("Ace of hearts, trump");
  setLanguage("de");
  await element.updateComplete;
  expect(picture(element).alt).toBe("Herz-Ass, Atout");
  setLanguage("fr");
  element.trump = "S";
  await element.updateComplete;
  expect(picture(element).alt).toBe("As de cœur");
  element.silent = true;
  await element.updateComplete;
  expect(picture(element).alt).toBe("");
});

test("the deck chosen is shown at once", async () => {
  const element = card();
  element.card = "DA";
  await element.updateComplete;
  const two = picture(element).src;
  deck.set("four");
  await element.updateComplete;
  expect(picture(element).src).not.toBe(two);
});

test.each(LANGUAGES)("twenty cards have twenty names: %s", (language) => {
  expect(new Set(CARDS.map((one) => messagesOf(language).cards.name(one))).size).toBe(20);
});
