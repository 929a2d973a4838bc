/** One picture to be taken: what, how it is asked for, and where it goes. */
export interface Shot {
  readonly scene: string;
  /** How the scene is opened; pictures with the same one follow each other, so that it is opened once. */
  readonly query: string;
  /** `null`: as it was opened. */
  readonly theme: string | null;
  readonly size: { readonly width: number; readonly height: number };
  readonly file: string;
  readonly label: string;
  /** All of a page that is longer than the screen. A table never is. */
  readonly whole: boolean;
}

/** What is wanted; `null` takes everything there is. */
export interface ShotWishes {
  readonly scenes: readonly string[];
  readonly sizes: readonly string[] | null;
  readonly langs: readonly string[] | null;
  readonly themes: readonly string[] | null;
  readonly decks: readonly string[] | null;
  readonly thumbs: readonly string[] | null;
}

/** Phones upright and sideways, tablets both ways, desktop. */
const SIZES = ["320x568", "568x320", "360x640", "640x360", "768x1024", "1024x768", "1440x900"] as const;
const LANGS = ["en", "de", "fr"] as const;
const THEMES = ["light", "dark", "contrast"] as const;
const DECKS = ["four", "german", "text"] as const;

const sizeOf = (text: string): Shot["size"] => {
  const [width, height] = text.split("x").map(Number);
  if (!width || !height) throw new Error(`${text} is no size such as 360x640`);
  return { width, height };
};

const shot = (
  scene: string,
  size: string,
  lang: string,
  theme: string,
  deck = "french",
  thumb = "right",
): Shot => {
  const extras = [deck === "french" ? [] : [deck], thumb === "right" ? [] : [thumb]].flat();
  const label = [size, lang, theme, ...extras].join("-");
  return {
    scene,
    query: new URLSearchParams({ scene, lang, deck, thumb }).toString(),
    theme,
    size: sizeOf(size),
    file: `${scene}/${label}.png`,
    label,
    whole: scene.startsWith("page/"),
  };
};

/** Where cards lie: these scenes are taken with every deck. */
const hasCards = (scene: string): boolean =>
  scene.startsWith("table/") || /^page\/(deal|cards|learn|puzzle|table)/.test(scene);

/**
 * Every scene at every size, in every language and theme with French cards; and every scene with cards once more with
 * each other deck, in German on a small phone and a desktop. With `decks` or `thumbs` named, exactly those.
 */
export const shotsOf = (wishes: ShotWishes): readonly Shot[] => {
  const sizes = wishes.sizes ?? SIZES;
  const langs = wishes.langs ?? LANGS;
  const themes = wishes.themes ?? THEMES;
  const { decks, thumbs } = wishes;
  return wishes.scenes.flatMap((scene) => [
    ...langs.flatMap((lang) =>
      (decks ?? ["french"]).flatMap((deck) =>
        (thumbs ?? ["right"]).flatMap((thumb) =>
          sizes.flatMap((size) => themes.map((theme) => shot(scene, size, lang, theme, deck, thumb))),
        ),
      ),
    ),
    ...(decks === null && hasCards(scene)
      ? DECKS.flatMap((deck) => ["360x640", "1440x900"].map((size) => shot(scene, size, "de", "light", deck)))
      : []),
  ]);
};

/** Those of the same opening together, in their order. */
export const openings = (shots: readonly Shot[]): readonly (readonly Shot[])[] => {
  const groups = new Map<string, Shot[]>();
  for (const one of shots) {
    const group = groups.get(one.query);
    if (group === undefined) groups.set(one.query, [one]);
    else group.push(one);
  }
  return [...groups.values()];
};

/** A page to look through all pictures, scene by scene. */
export const indexPage = (shots: readonly Shot[]): string => {
  const scenes = [...new Set(shots.map(({ scene }) => scene))];
  const figure = ({ file, label }: Shot): string =>
    `<figure><img loading="lazy" src="${file}" alt="${label}"><figcaption>${label}</figcaption></figure>`;
  return `<!doctype html><meta charset="utf-8"><title>Bummerl, pictures</title>
<style>body{font:14px system-ui;margin:1rem}section{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{max-width:24rem;max-height:24rem;border:1px solid #aaa}</style>
${scenes
  .map(
    (scene) =>
      `<h2>${scene}</h2><section>${shots
        .filter((one) => one.scene === scene)
        .map(figure)
        .join("\n")}</section>`,
  )
  .join("\n")}
`;
};
