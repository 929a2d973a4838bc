import { CARDS } from "@bummerl/engine";
import { expect, test } from "vitest";

const urls = import.meta.glob<string>("../../src/assets/cards/german/*.svg", {
  eager: true,
  import: "default",
  query: "?url",
});

/** Pixels of a face at its own size, the right way up or standing on its head. */
const pixels = async (url: string, turned: boolean): Promise<Uint8ClampedArray> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  expect(width / height).toBeCloseTo(5 / 7, 3);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  if (turned) {
    pen.translate(width, height);
    pen.rotate(Math.PI);
  }
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, width, height).data;
};

test("every double German face loads and looks the same when the card is turned", async () => {
  for (const card of CARDS) {
    const url = urls[`../../src/assets/cards/german/${card}.svg`] ?? "";
    const [upright, turned] = await Promise.all([pixels(url, false), pixels(url, true)]);
    let painted = 0;
    let different = 0;
    for (let at = 0; at < upright.length; at += 4) {
      const off = [0, 1, 2].map((part) => Math.abs((upright[at + part] ?? 0) - (turned[at + part] ?? 0)));
      if (Math.max(...off) > 60) different++;
      if ((upright[at] ?? 0) < 200) painted++;
    }
    expect(painted, card).toBeGreaterThan(5_000);
    // Edges are smoothed a little differently.
    expect(different, card).toBeLessThan(250);
  }
});
