import type { Who } from "../../i18n/en/words.ts";
import { capital } from "../../i18n/en/words.ts";
import type { Messages } from "../../i18n/index.ts";

/**
 * One thing that happens, as a part of a sentence. `who` does it (`null` is the reader), or it says all by itself.
 * `apart` begins anew even when the same player goes on.
 */
export type Clause =
  | { readonly who: Who; readonly does: string; readonly apart?: true }
  | { readonly says: string };

export type Words = Pick<Messages["table"]["history"], "you" | "name" | "and" | "comma" | "semicolon">;

interface Group {
  readonly who: Who | undefined;
  readonly parts: string[];
}

const grouped = (clauses: readonly Clause[]): readonly Group[] => {
  const groups: Group[] = [];
  for (const clause of clauses) {
    const last = groups.at(-1);
    if ("says" in clause) groups.push({ who: undefined, parts: [clause.says] });
    else if (last !== undefined && last.who === clause.who && clause.apart !== true)
      last.parts.push(clause.does);
    else groups.push({ who: clause.who, parts: [clause.does] });
  }
  return groups;
};

const listed = (parts: readonly string[], { and, comma }: Words): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(comma)}${and}${parts.at(-1) ?? ""}`;

/** "Anna leads the ten of clubs and takes the trick, 21 points; you draw the jack of hearts." Nothing for nothing. */
export const sentence = (clauses: readonly Clause[], words: Words): string => {
  const said = grouped(clauses).map(({ who, parts }) =>
    who === undefined
      ? listed(parts, words)
      : `${who === null ? words.you : words.name(who)} ${listed(parts, words)}`,
  );
  return said.length === 0 ? "" : `${capital(said.join(words.semicolon))}.`;
};
