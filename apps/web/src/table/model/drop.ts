import type { Action, Card } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";

/** What can be taken up with the finger, and where it can be put down. */
export type Dragged = Card | "upCard";
export const ZONES = ["upCard", "stock", "table"] as const;
export type Zone = (typeof ZONES)[number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What putting this down there asks for; `null` when it means nothing (the card goes back). Legality is not judged. */
export const dropAction = (view: TableView, dragged: Dragged, zone: Zone): Action | null => {
  if (dragged === "upCard") return zone === "stock" ? { type: "close" } : null;
  // The jack put on the up-card never falls back to being played: who meant an exchange would lose a trick.
  if (zone === "upCard" && dragged === `${view.deal?.trump}J`) return { type: "exchange" };
  return { type: "play", card: dragged };
};

/** The zone a point lies in; small ones lie on the table and go first. */
export const zoneAt = (x: number, y: number, boxes: Readonly<Partial<Record<Zone, Box>>>): Zone | null =>
  ZONES.find((zone) => {
    const box = boxes[zone];
    return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }) ?? null;
