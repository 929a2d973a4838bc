import type { BummerlKind } from "@bummerl/engine";
import { html, nothing, type TemplateResult } from "lit";
import { formatNumber } from "../../i18n/index.ts";
import type { Ui } from "./ui.ts";

const NAMED: readonly BummerlKind[] = ["schneider", "retourschneider"];

/** All Bummerl these two have played, at whatever table: how many, which kinds, and what they are worth (R41, R42). */
export const pairTally = ({ pairTally: tally, messages }: Ui): TemplateResult | typeof nothing => {
  if (tally === null || tally.won + tally.lost === 0) return nothing;
  const { score, kinds } = messages.table;
  const pair = (mine: number, theirs: number): string => `${formatNumber(mine)} : ${formatNumber(theirs)}`;
  const parts = NAMED.filter((kind) => tally.wonKinds[kind] + tally.lostKinds[kind] > 0).map(
    (kind) => `${kinds[kind]} ${pair(tally.wonKinds[kind], tally.lostKinds[kind])}`,
  );
  const isWeighed = tally.wonValue !== tally.won || tally.lostValue !== tally.lost;
  if (isWeighed) parts.push(`${score.byValue} ${pair(tally.wonValue, tally.lostValue)}`);
  return html`<p class="pair-tally hint" data-testid="pair-tally">
    ${score.allTables(formatNumber(tally.won), formatNumber(tally.lost), tally.opponent.name)}
    ${parts.length === 0 ? nothing : html`<span>(${parts.join(", ")})</span>`}
  </p>`;
};
