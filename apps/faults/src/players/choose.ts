import type { SeatCommand, TableView } from "@bummerl/table";
import type { Random } from "../random.ts";

/** What one who plays gives away with what probability, instead of a card. */
const BREAKS = { save: 0.004, resign: 0.003, giveUp: 0.01 };

/** What a player does with what he sees, or `null` when it is not for him to do anything. */
export function choose(view: TableView, random: Random): SeatCommand | null {
  const may = new Set(view.may);
  if (may.has("next")) return { type: "next", deal: view.dealNumber, cut: random.hex(8) };
  if (may.has("playOn")) return { type: "playOn", bummerl: view.bummerlNumber, cut: random.hex(8) };
  if (may.has("takeBummerl")) return { type: "takeBummerl", bummerl: view.bummerlNumber };
  if (may.has("resume")) return { type: "resume", deal: view.dealNumber };
  if (may.has("save") && view.saveAsked.includes(true)) return { type: "save", deal: view.dealNumber };
  const legal = view.deal?.legal ?? [];
  if (legal.length === 0) return null;
  if (may.has("save") && random.chance(BREAKS.save)) return { type: "save", deal: view.dealNumber };
  if (may.has("resign") && random.chance(BREAKS.resign))
    return { type: "resign", bummerl: view.bummerlNumber };
  const going = legal.filter(({ type }) => type !== "giveUp");
  const actions = going.length === 0 || random.chance(BREAKS.giveUp) ? legal : going;
  return { type: "act", seq: view.dealSeq, action: random.pick(actions) };
}
