import { join } from "node:path";

/** Where the kept pictures lie. */
export const KEPT_PICTURES = join(import.meta.dirname, "../test/pictures");

/** The pictures that must not change unseen: scene, size, and what else is wished for. */
export interface Picture {
  readonly name: string;
  readonly scene: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly query: string;
}

const picture = (scene: string, size: string, wishes: Readonly<Record<string, string>> = {}): Picture => {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return {
    name: [scene.replace("/", "-"), size, ...Object.values(wishes)].join("-"),
    scene,
    size: { width, height },
    query: new URLSearchParams({ scene, ...wishes }).toString(),
  };
};

const PHONE = "360x640";
const DESK = "1024x768";

export const PICTURES: readonly Picture[] = [
  picture("table/lead", PHONE),
  picture("table/lead", DESK, { lang: "de", deck: "german" }),
  picture("table/closed", PHONE, { lang: "de", theme: "dark" }),
  picture("table/closed", "640x360", { lang: "fr" }),
  picture("table/strict", PHONE, { deck: "text", theme: "contrast" }),
  picture("table/exchange", PHONE, { deck: "four", index: "big", thumb: "left" }),
  picture("table/dealOver", PHONE, { lang: "fr" }),
  picture("table/bummerlOver", DESK),
  picture("table/saved", PHONE),
  picture("page/lobby", PHONE, { lang: "de" }),
  picture("page/lobby", DESK, { theme: "dark" }),
  picture("page/lobbyAway", PHONE),
  picture("sheet/marriage", PHONE, { lang: "de", deck: "german" }),
  picture("page/waiting", PHONE, { lang: "fr" }),
  picture("page/sit", PHONE),
  picture("page/games", DESK),
  picture("page/learn", PHONE),
  picture("page/rules", PHONE, { lang: "de" }),
  picture("page/settings", DESK),
  picture("page/cards", DESK, { deck: "german" }),
];
