import { Store } from "../state/store.ts";

/** A picture on its way, ready to be painted without a flash, or not to be had. */
export type PictureState = "coming" | "ready" | "failed";

/** A picture that failed is asked for again when it is wanted again, but not more often than this (ms). */
const PATIENCE = 5_000;

/** Pictures that came, held so that the browser paints the same address at once wherever it is wanted. */
const held = new Set<HTMLImageElement>();

class Picture extends Store<PictureState> {
  private readonly url: string;
  private failedAt = 0;

  constructor(url: string) {
    super("coming");
    this.url = url;
    this.load();
  }

  retry(force: boolean): void {
    if (this.value !== "failed") return;
    if (!force && performance.now() - this.failedAt < PATIENCE) return;
    this.set("coming");
    this.load();
  }

  private load(): void {
    const image = new Image();
    image.src = this.url;
    image.decode().then(
      () => {
        held.add(image);
        this.set("ready");
      },
      // The card is shown in letters instead, so nobody plays blind.
      () => {
        this.failedAt = performance.now();
        this.set("failed");
      },
    );
  }
}

const pictures = new Map<string, Picture>();

/** The state of a picture; asking for it starts its download. */
export const pictureOf = (url: string): Store<PictureState> => {
  const known = pictures.get(url);
  if (known !== undefined) {
    known.retry(false);
    return known;
  }
  const picture = new Picture(url);
  pictures.set(url, picture);
  return picture;
};

addEventListener("online", () => {
  for (const picture of pictures.values()) picture.retry(true);
});
