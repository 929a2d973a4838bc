import type { CommandReply, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";
import "../../../src/styles/tokens.css";
import "../../../src/styles/base.css";
import "../../../src/styles/fonts.css";
import { type Language, setLanguage } from "../../../src/i18n/index.ts";
import "../../../src/table/elements/bm-table.ts";
import "../../../src/table/papers.ts";
import type { BmTable } from "../../../src/table/elements/bm-table.ts";

export interface Mounted {
  readonly table: BmTable;
  readonly sent: SeatCommand[];
  /** Answers the oldest command that waits. */
  answer(reply: CommandReply): Promise<void>;
  show(update: TableUpdate): Promise<void>;
  find(selector: string): HTMLElement;
  maybe(selector: string): HTMLElement | null;
  text(selector: string): string;
}

const squeeze = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();

/** A table on an otherwise empty page, its commands kept for the test to answer. */
export const mount = async (update: TableUpdate | null, language: Language = "en"): Promise<Mounted> => {
  setLanguage(language);
  document.body.replaceChildren();
  const table = document.createElement("bm-table");
  const sent: SeatCommand[] = [];
  const waiting: ((reply: CommandReply) => void)[] = [];
  table.send = (command) => {
    sent.push(command);
    return new Promise((resolve) => waiting.push(resolve));
  };
  table.latest = update;
  document.body.append(table);
  await table.updateComplete;
  const maybe = (selector: string): HTMLElement | null =>
    table.renderRoot.querySelector<HTMLElement>(selector);
  const find = (selector: string): HTMLElement => {
    const found = maybe(selector);
    if (found === null) throw new Error(`nothing at the table matches ${selector}`);
    return found;
  };
  return {
    table,
    sent,
    find,
    maybe,
    text: (selector) => squeeze(maybe(selector)?.textContent),
    answer: async (reply) => {
      const resolve = waiting.shift();
      if (resolve === undefined) throw new Error("no command waits for an answer");
      resolve(reply);
      // The reply reaches the table in a later microtask.
      await Promise.resolve();
      await Promise.resolve();
      await table.updateComplete;
    },
    show: async (next) => {
      table.latest = next;
      await table.updateComplete;
    },
  };
};

/** A button inside a part of the table, by its text. */
export const button = (root: ParentNode, text: string): HTMLButtonElement => {
  const found = [...root.querySelectorAll("button")].find(
    (candidate) => squeeze(candidate.textContent) === text || candidate.getAttribute("aria-label") === text,
  );
  if (found === undefined) throw new Error(`no button ${text}`);
  return found;
};
