import type { TableUpdate } from "@bummerl/protocol";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { t } from "../../i18n/index.ts";
import { describe, describePresence } from "../model/describe.ts";

/** Says what changed at the table, for a live region. */
export class Announcer implements ReactiveController {
  private readonly host: ReactiveControllerHost;
  text = "";
  /** Grows with every announcement: the same words said twice are to be heard twice. */
  count = 0;

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /** Nothing new leaves the last words standing: a live region that is emptied says nothing again. */
  tell(before: TableUpdate | null, update: TableUpdate): void {
    const said = [
      ...(before?.view.seq === update.view.seq ? [] : describe(before?.view ?? null, update.view, t())),
      ...(before === null ? [] : describePresence(before.online, update.online, update.view, t())),
    ];
    if (said.length === 0) return;
    this.text = said.join(" ");
    this.count += 1;
  }

  say(text: string): void {
    this.text = text;
    this.count += 1;
    this.host.requestUpdate();
  }
}
