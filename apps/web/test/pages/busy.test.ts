import { PRESETS } from "@bummerl/engine";
import type { GamesAnswer, LobbyTable, PlayedDeal, TableInfo } from "@bummerl/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Http } from "../../src/net/http.ts";
import type { RequestName } from "../../src/net/wire.ts";
import { daysAnswered, daysWith } from "../support/days.ts";
import { closeApp, focused, openApp, serious } from "../support/open-app.ts";

afterEach(closeApp);

const BERT = { id: "bert", name: "Bert" };
const openTable: LobbyTable = {
  table: "table-01",
  maker: BERT,
  rules: PRESETS.classic,
  clock: "calm",
  madeAt: 1,
};
const info: TableInfo = { ...openTable, status: "open", yourSeat: null };

const deal: PlayedDeal = {
  table: "table-01",
  deal: 1,
  bummerl: 1,
  opponent: { ...BERT, kind: "player" },
  endedAt: 1,
  won: true,
  counters: 2,
  reason: "claim",
  toGo: [5, 7],
};
const KINDS = { plain: 0, schneider: 0, retourschneider: 0 };
const NOTHING = { won: 0, lost: 0, wonValue: 0, lostValue: 0, wonKinds: KINDS, lostKinds: KINDS };
const games: GamesAnswer = {
  tally: NOTHING,
  pairs: [],
  practice: { tally: NOTHING, pairs: [] },
  bummerls: [],
  deals: [deal],
  next: "older",
};

type Opened = Awaited<ReturnType<typeof openApp>>;
type Asked = Readonly<Record<string, unknown>>;

/** What was asked and is answered when the test says so. */
class Held {
  private readonly open: ((answer: never) => void)[] = [];

  readonly ask = (): Promise<never> => new Promise((resolve) => this.open.push(resolve));

  get count(): number {
    return this.open.length;
  }

  answer(answer: Asked): void {
    for (const resolve of this.open) resolve(answer as never);
  }
}

/** A button that asks the server: where it stands, what it asks, and where one goes on when that is refused. */
interface Asking {
  readonly path: string;
  readonly button: string;
  /** Asked by the wire; else by the answer that is held. */
  readonly wire?: RequestName;
  readonly answers?: (held: Held) => Partial<Http>;
  readonly ready?: (opened: Opened) => Promise<void>;
  readonly answer?: Asked;
  /** The field to be mended; else the button keeps the focus. */
  readonly field?: string;
}

const refusal = (code: string): Asked => ({ ok: false, error: { code } });
const fill = (label: string, text: string) => () => page.getByLabelText(label, { exact: true }).fill(text);
const unfold = (title: string) => () => page.getByRole("heading", { name: title, exact: true }).click();

const ASKING: Readonly<Record<string, Asking>> = {
  "a name that is refused": {
    path: "/settings",
    button: "Save",
    answers: ({ ask }) => ({ rename: ask }),
    answer: refusal("nameTaken"),
    field: "name",
  },
  "a name that the server cannot hear of": {
    path: "/settings",
    button: "Save",
    answers: ({ ask }) => ({ rename: ask }),
    answer: refusal("offline"),
  },
  "the code for another device": {
    path: "/settings",
    button: "Show a code",
    answers: ({ ask }) => ({ transfer: ask }),
  },
  "a code of another device": {
    path: "/settings",
    button: "Use the code",
    answers: ({ ask }) => ({ redeem: ask }),
    ready: fill("Code", "ABCDE23456"),
    answer: refusal("badTransferCode"),
    field: "code",
  },
  "the code of a table": {
    path: "/",
    button: "Show the table",
    answers: ({ ask }) => ({ tableByCode: ask }),
    ready: fill("Code of six letters or digits", "ABC23D"),
    answer: refusal("unknownCode"),
    field: "code",
  },
  "a new table": { path: "/", button: "Make the table", wire: "make", ready: unfold("Make a table") },
  "a game against the computer": {
    path: "/",
    button: "Play now",
    wire: "make",
    ready: unfold("Play the computer"),
  },
  "an open table": {
    path: "/",
    button: "Sit down with Bert",
    wire: "sit",
    ready: async ({ wire }) =>
      wire.only("watchLobby").answer({ ok: true, data: { tables: [openTable], seeking: 0, online: 2 } }),
  },
  "a table come to by its link": {
    path: "/t/table-01",
    button: "Sit down",
    wire: "sit",
    answers: () => ({ table: async () => ({ ok: true, value: info }) }),
    ready: async ({ wire }) => {
      await expect.poll(() => wire.named("join").length).toBe(1);
      wire.only("join").answer(refusal("notSeated"));
    },
  },
  "the deal of the day": {
    path: "/today",
    button: "Play the deal",
    wire: "playDay",
    answers: () => daysAnswered(daysWith()),
  },
  "older deals": {
    path: "/games",
    button: "Older deals",
    answers: ({ ask }) => ({
      games: async (before) => (before === null ? { ok: true, value: games } : ask()),
    }),
    answer: { ok: true, value: { ...games, deals: [{ ...deal, deal: 2 }] } },
  },
};

describe("who asks by keys", () => {
  it.each(Object.entries(ASKING))("for %s asks once, and stays where he is", async (_, asking) => {
    const held = new Held();
    const opened = await openApp(asking.path, asking.answers?.(held));
    await asking.ready?.(opened);
    const { wire } = asking;
    const asked = (): number => (wire === undefined ? held.count : opened.wire.named(wire).length);
    const button = page.getByRole("button", { name: asking.button, exact: true });
    await expect.element(button).toBeVisible();
    const element = button.element() as HTMLButtonElement;
    element.focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    expect(asked()).toBe(1);
    await userEvent.keyboard("{Enter}");
    expect(focused()).toBe(element);
    expect(asked()).toBe(1);
    expect(await serious()).toEqual([]);

    const answer = asking.answer ?? refusal("tooMany");
    if (wire === undefined) held.answer(answer);
    else opened.wire.only(wire).answer(answer);
    await expect.element(button).not.toHaveAttribute("aria-disabled");
    if (asking.field === undefined) expect(focused()).toBe(element);
    else await expect.poll(() => focused()?.id).toBe(asking.field);
  });

  it("does not ask again by Enter in the field meanwhile", async () => {
    const held = new Held();
    await openApp("/settings", { rename: held.ask });
    const field = page.getByLabelText("Your name");
    await field.fill("Zoe");
    await userEvent.keyboard("{Enter}{Enter}");
    await expect
      .element(page.getByRole("button", { name: "Save", exact: true }))
      .toHaveAttribute("aria-disabled", "true");
    expect(held.count).toBe(1);
  });
});
