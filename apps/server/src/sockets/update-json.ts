import type { DealView, DealViewEvent, RuleSet, Trick } from "@bummerl/engine";
import type { TableUpdate } from "@bummerl/protocol";

/**
 * An update as JSON: what `JSON.stringify` says, the fields in another order, in half the time. It is written twice for
 * every move, and most of it are events and tricks of a known shape, and rules that never change.
 */
export function updateJson({ view, ...labels }: TableUpdate): string {
  const { rules, deal, ...rest } = view;
  const dealt = deal === null ? "null" : dealJson(deal);
  return `{"view":{"rules":${rulesJson(rules)},"deal":${dealt},${fields(rest)},${fields(labels)}`;
}

/** All of an object behind its opening brace. */
const fields = (value: object): string => JSON.stringify(value).slice(1);

function dealJson({ history, played, ...rest }: DealView): string {
  return `{"history":${list(history, eventJson)},"played":${list(played, trickJson)},${fields(rest)}`;
}

/** A deal has some sixty events at most: adding up is quicker than an array of parts. */
function list<T>(values: readonly T[], json: (value: T) => string): string {
  let text = "[";
  for (const value of values) text += text.length === 1 ? json(value) : `,${json(value)}`;
  return `${text}]`;
}

const quoted = (card: string | null): string => (card === null ? "null" : `"${card}"`);

const trickJson = (trick: Trick | null): string =>
  trick === null
    ? "null"
    : `{"leader":${trick.leader},"led":"${trick.led}","answer":"${trick.answer}","winner":${trick.winner}}`;

function eventJson(event: DealViewEvent): string {
  switch (event.type) {
    case "led":
    case "answered":
      return `{"type":"${event.type}","seat":${event.seat},"card":${quoted(event.card)}}`;
    case "trickWon":
      return `{"type":"trickWon","winner":${event.winner},"points":${event.points}}`;
    case "drawn":
      return `{"type":"drawn","winner":${event.winner},"own":${quoted(event.own)},"opponent":${quoted(event.opponent)}}`;
    default:
      return JSON.stringify(event);
  }
}

const rulesTexts = new WeakMap<RuleSet, string>();

/** A table's rules are one object for as long as the table is in memory. */
function rulesJson(rules: RuleSet): string {
  const known = rulesTexts.get(rules);
  if (known !== undefined) return known;
  const text = JSON.stringify(rules);
  rulesTexts.set(rules, text);
  return text;
}
