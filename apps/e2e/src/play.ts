import { handCards, type Moment, nextMoment, type Player, playableCards, seqOf, waitPast } from "./player.ts";

/** How a person works the page: with the pointer, or with the keyboard and nothing else. */
export interface Hands {
  playCard(player: Player): Promise<void>;
  press(player: Player, button: string): Promise<void>;
}

/** Everything by clicks. */
export const pointer: Hands = {
  playCard: (player) => playableCards(player).first().click(),
  press: (player, button) => player.table.getByRole("button", { name: button, exact: true }).click(),
};

/** Everything by keys: Tab and arrows to get there, Enter to do it, N for the next deal. The mouse is never touched. */
export const keyboard: Hands = {
  playCard: async (player) => {
    await reachHand(player);
    const size = await handCards(player).count();
    for (let step = 0; step < size; step += 1) {
      if (await focusIsOn(player, ".hand-card:not([aria-disabled])")) break;
      await player.page.keyboard.press("ArrowRight");
    }
    await player.page.keyboard.press("Enter");
  },
  press: async (player, button) => {
    const key = KEYS[button];
    if (key === undefined) await tabTo(player, button);
    // Single keys are heard at the table only.
    else if (!(await focusIsOn(player, "*"))) await reachHand(player);
    await player.page.keyboard.press(key ?? "Enter");
  },
};

const KEYS: Readonly<Record<string, string>> = {
  Next: "n",
  "Play on": "n",
  Exchange: "e",
  Marriage: "m",
  Close: "c",
  "66": "6",
};

const focusIsOn = (player: Player, selector: string): Promise<boolean> =>
  player.table.evaluate((element, wanted) => {
    const active = element.shadowRoot?.activeElement;
    return active?.matches(wanted) ?? false;
  }, selector);

const reachHand = async (player: Player): Promise<void> => {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await focusIsOn(player, ".hand-card")) return;
    await player.page.keyboard.press("Tab");
  }
  throw new Error("the hand cannot be reached with Tab");
};

/** Tabs until the button of that name has the focus. */
const tabTo = async (player: Player, name: string): Promise<void> => {
  const button = player.page.getByRole("button", { name, exact: true });
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (
      await button.evaluate(
        (element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element,
      )
    )
      return;
    await player.page.keyboard.press("Tab");
  }
  throw new Error(`${name} cannot be reached with Tab`);
};

/** Own card points as the page shows them (`showPoints: own`). */
const ownPoints = async (player: Player): Promise<number> => {
  const text = await player.table.locator(".mine .points").textContent();
  return Number.parseInt(text ?? "0", 10);
};

/** Moves that need no card: what is pressed, and which button of the sheet that opens then. */
const MOVES = {
  claim: { press: "66", sure: "Claim 66" },
  settle: { press: "Settle", sure: null },
  exchange: { press: "Exchange", sure: null },
  marriage: { press: "Marriage", sure: /^Lead the / },
  close: { press: "Close", sure: "Close now" },
} as const;
type MoveName = keyof typeof MOVES;

const makeMove = async (player: Player, hands: Hands, move: MoveName): Promise<void> => {
  const { press, sure } = MOVES[move];
  await hands.press(player, press);
  if (sure === null) return;
  const second = player.page
    .getByRole("button", { name: sure, ...(typeof sure === "string" ? { exact: true } : {}) })
    .first();
  await second.waitFor();
  const label = (await second.getAttribute("aria-label")) ?? (await second.textContent()) ?? "";
  await hands.press(player, label.trim());
};

/** Who has closed once; one closed deal in a Bummerl is enough. */
const closers = new WeakSet<Player>();

/** Every kind of move is made as soon as it is possible and wise enough, so that each is made by these hands. */
const moveToMake = async (player: Player): Promise<MoveName | null> => {
  const possible = new Set(
    await player.table
      .locator(".act:not([aria-disabled])")
      .evaluateAll((acts) => acts.map((act) => act.dataset["move"] ?? "")),
  );
  if (possible.has("claim") && (await ownPoints(player)) >= 66) return "claim";
  if (possible.has("settle")) return "settle";
  for (const move of ["exchange", "marriage"] as const) if (possible.has(move)) return move;
  if (!possible.has("close") || closers.has(player) || (await ownPoints(player)) === 0) return null;
  closers.add(player);
  return "close";
};

/** One decision in a deal: moves that leave one on lead, then a card or what ends the deal. */
const decide = async (player: Player, hands: Hands): Promise<void> => {
  const seq = await seqOf(player);
  const move = await moveToMake(player);
  if (move === null) await hands.playCard(player);
  else await makeMove(player, hands, move);
  await waitPast(player, seq);
  if (move === "exchange" || move === "close") await decide(player, hands);
};

/** What a player has seen and done since he began to play on. */
export interface Progress {
  readonly decisions: number;
  readonly moment: Moment | null;
}

/** Plays on, pressing Next between deals, until `until` holds; asked before each wait and after it. */
export const playUntil = async (
  player: Player,
  hands: Hands,
  until: (progress: Progress) => boolean,
): Promise<void> => {
  let decisions = 0;
  while (!until({ decisions, moment: null })) {
    const moment = await nextMoment(player);
    if (until({ decisions, moment })) return;
    if (moment === "yourTurn") {
      await decide(player, hands);
      decisions += 1;
    } else if (moment === "result") {
      await hands.press(player, "Next");
      await player.table.getByRole("button", { name: "Next", exact: true }).waitFor({ state: "hidden" });
    } else throw new Error(`nothing to do at ${moment}`);
  }
};
