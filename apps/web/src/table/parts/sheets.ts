import type { TableView } from "@bummerl/table";
import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { RuleId } from "../../parts/rule-groups.ts";
import { marriages } from "../model/moves.ts";
import { sceneOf } from "../model/scene.ts";
import { otherActions } from "./actions.ts";
import { helpSheet } from "./help.ts";
import { history } from "./history.ts";
import { marriageSheet } from "./marriage.ts";
import { questionSheet } from "./question.ts";
import { doneButton, readingSheet, sheet } from "./sheet.ts";
import { pairTally } from "./tally.ts";
import { tricksSheet } from "./tricks.ts";
import type { Sheet, Ui } from "./ui.ts";

/** One sheet after another is a new one: it takes the focus, and a slip on the first does not reach into it. */
export const openSheet = (ui: Ui, open: Sheet | null): unknown =>
  open === null ? nothing : keyed(open, sheetOf(ui, open));

/** What this sheet asks cannot be answered any more, now that the table stands otherwise. */
export const isOver = (open: Sheet, before: TableView | null, view: TableView): boolean => {
  if (open === "marriage") return marriages(view).length === 0;
  const isQuestion = typeof open === "object" && "ask" in open;
  return isQuestion && before !== null && sceneOf(before) !== sceneOf(view);
};

/** The rules of this table, from the beginning or at the one that was asked for. */
const rules = (ui: Ui, at: RuleId | null): TemplateResult =>
  readingSheet(
    ui,
    ui.messages.table.actions.rules,
    html`<bm-rules-summary .rules=${ui.view.rules}></bm-rules-summary>
      <bm-rules-text .rules=${ui.view.rules} .at=${at}></bm-rules-text>
      ${doneButton(ui)}`,
    "rules-sheet",
  );

const sheetOf = (ui: Ui, open: Sheet): TemplateResult => {
  if (typeof open === "object") return "ask" in open ? questionSheet(ui, open.ask) : rules(ui, open.rule);
  const { actions, areas } = ui.messages.table;
  const holding = (heading: string, inside: TemplateResult, testId: string): TemplateResult =>
    sheet(ui, heading, html`${inside} ${doneButton(ui)}`, testId);
  switch (open) {
    case "menu":
      return holding(
        actions.menu,
        html`${otherActions(ui)} ${pairTally(ui)}
          <h3 class="ruled">${areas.history}</h3>
          ${history(ui)}`,
        "menu",
      );
    case "history":
      return readingSheet(ui, areas.history, html`${history(ui)} ${doneButton(ui)}`, "history-sheet");
    case "settings":
      return holding(actions.settings, html`<bm-preferences></bm-preferences>`, "settings-sheet");
    case "rules":
      return rules(ui, null);
    case "help":
      return helpSheet(ui);
    case "marriage":
      return marriageSheet(ui);
    case "tricks":
      return tricksSheet(ui);
  }
};
