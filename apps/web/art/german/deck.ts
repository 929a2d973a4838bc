import type { Card } from "@bummerl/engine";
import { acorns } from "./courts/acorns.ts";
import { bells } from "./courts/bells.ts";
import { court } from "./courts/court.ts";
import { hearts } from "./courts/hearts.ts";
import { leaves } from "./courts/leaves.ts";
import { daus } from "./daus.ts";
import { ten } from "./ten.ts";

const suits = ["S", "H", "D", "C"] as const;

/** All faces of the double German deck as SVG, by card. */
export const deck = (): ReadonlyMap<Card, string> => {
  const faces = new Map<Card, string>();
  for (const suit of suits) {
    faces.set(`${suit}A`, daus(suit));
    faces.set(`${suit}T`, ten(suit));
  }
  for (const figure of [...leaves, ...hearts, ...bells, ...acorns])
    faces.set(`${figure.suit}${figure.rank}`, court(figure));
  return faces;
};
