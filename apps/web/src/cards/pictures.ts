import { Store } from "../state/store.ts";

/** A picture on its way, ready to be painted without a flash, or not to be had. */
export type PictureState = "coming" | "ready" | "failed";

/** A picture that failed is asked for again when it is wanted again, but not more often than this (ms). */
const PATIENCE = 5_000;

const imageOf = (url: string): HTMLImageElement => {
  const image = new Image();
  // Painted together with what is around it, never later.
  image.decoding = "sync";
  image.draggable = false;
  image.src = url;
  return image;
};

/**
 * A picture and the elements that show it, used again and again: a drawing in a new element may have to be fetched and
 * read once more (another way of fetching the same address has replaced it in the browser's memory), in the middle of
 * a movement.
 */
class Picture extends Store<PictureState> {
  private readonly url: string;
  private failedAt = 0;
  /** Those that are shown and those that wait for it. */
  private readonly images: HTMLImageElement[] = [];
  private wanted = 1;

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

  /** One that nobody shows. */
  take(): HTMLImageElement {
    const free = this.images.find(({ isConnected }) => !isConnected);
    return free ?? this.another();
  }

  /** Sees to it that there are so many, shown or waiting, as soon as it has come. */
  have(count: number): void {
    this.wanted = count;
    while (this.value === "ready" && this.images.length < count) this.another();
  }

  private another(): HTMLImageElement {
    const image = imageOf(this.url);
    this.images.push(image);
    return image;
  }

  private load(): void {
    const image = imageOf(this.url);
    image.decode().then(
      () => {
        this.images.push(image);
        this.set("ready");
        this.have(this.wanted);
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
export const pictureOf = (url: string): Picture => {
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
