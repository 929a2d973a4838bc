import type { TableUpdate } from "@bummerl/protocol";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { t } from "../../i18n/index.ts";
import { type Announcement, describe, describePresence } from "../model/describe.ts";

/** What stands in one live region. */
export interface Voice {
  readonly text: string;
  /** Grows with every announcement: the same words said twice are to be heard twice, a new rendering says nothing. */
  readonly count: number;
}

/**
 * Says what changed at the table, for two live regions: one that waits its turn, one that cuts in. What one update
 * brings is said in one of them, never in both.
 */
export class Announcer implements ReactiveController {
  private readonly host: ReactiveControllerHost;
  polite: Voice = { text: "", count: 0 };
  urgent: Voice = { text: "", count: 0 };

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  /** Nothing new leaves the last words standing: a live region that is emptied says nothing again. */
  tell(before: TableUpdate | null, update: TableUpdate): void {
    const isNew = before?.view.seq !== update.view.seq;
    const news = isNew ? describe(before?.view ?? null, update.view, t()) : null;
    const presence =
      before === null ? null : describePresence(before.online, update.online, update.view, t());
    const text = [news?.text, presence].filter((said) => said !== undefined && said !== null).join(" ");
    if (text !== "") this.put({ text, urgent: news?.urgent ?? false });
  }

  /** Something that is no change of the table: an answer to a key, a refusal, a warning of the clock. */
  say(text: string, urgent = false): void {
    this.put({ text, urgent });
    this.host.requestUpdate();
  }

  private put({ text, urgent }: Announcement): void {
    if (urgent) this.urgent = { text, count: this.urgent.count + 1 };
    else this.polite = { text, count: this.polite.count + 1 };
  }
}
