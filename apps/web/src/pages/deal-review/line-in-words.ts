import { otherSeat, type PerSeat } from "@bummerl/engine";
import type { Decision } from "@bummerl/players/review";
import type { DealAnswer } from "@bummerl/protocol";
import type { Messages } from "../../i18n/index.ts";
import { dealInWords, type TrickInWords } from "../../table/model/words.ts";
import { LocalTable } from "../learn/local-table.ts";

/**
 * The better line of a decision, trick by trick, from the trick it belongs to on.
 * @param names the reader's and the other's; the reader is "you"
 */
export const lineInWords = (
  { rules, deal, yourSeat, table }: DealAnswer,
  { at, trick, better }: Pick<Decision, "at" | "trick" | "better">,
  names: PerSeat<string>,
  messages: Messages,
): readonly TrickInWords[] => {
  // The reader sits on the first chair there.
  const turned = (seat: 0 | 1): 0 | 1 => (yourSeat === 0 ? seat : otherSeat(seat));
  const played = new LocalTable(
    {
      id: table,
      rules: { ...rules, viewTricks: "all", showPoints: "both" },
      dealer: turned(deal.dealer),
      deck: deal.deck,
      opening: deal.actions.slice(0, at).map(({ seat: _, ...action }) => action),
      toGo: [rules.target, rules.target],
    },
    names,
  );
  for (const { seat, ...action } of better) played.act(turned(seat), action);
  return dealInWords(played.update().view, messages).slice(trick - 1);
};
