import type { Player } from "./player.ts";

export interface ComputerWishes {
  readonly level: string;
  /** On this device although there is a server. */
  readonly here?: boolean;
  readonly rules?: string;
}

/** Begins a game against the computer from the lobby, at a pace that keeps no test waiting. */
export const playComputer = async ({ page }: Player, wishes: ComputerWishes): Promise<void> => {
  const form = page.locator("bm-play-computer");
  if (!(await form.isVisible())) await page.getByRole("heading", { name: "Play the computer" }).click();
  await form.getByRole("radio", { name: wishes.level }).check();
  await form.getByRole("radio", { name: "At once" }).check();
  if (wishes.here === true) await form.getByRole("checkbox", { name: "On this device only" }).check();
  if (wishes.rules !== undefined) {
    await form.getByText("Change the rules").click();
    await form.getByRole("radio", { name: wishes.rules }).check();
  }
  await form.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/(?:t|here)\//);
};

/** The page dies as when the phone needs its memory, and is opened again at the same place. */
export const killAndReopen = async (player: Player): Promise<Player> => {
  const address = player.page.url();
  await player.page.close();
  const page = await player.context.newPage();
  page.on("pageerror", (error) => player.faults.push(error.message));
  await page.goto(address);
  return { ...player, page, table: page.locator("bm-table") };
};

/**
 * Plays on to the end of the Bummerl without waiting for a pointer to travel: presses, in the page itself, the first
 * card or button that can be pressed. That pointer and keys play too is proved at tables of two.
 */
export const playToTheEnd = async ({ page }: Player): Promise<void> => {
  await page.evaluate(async () => {
    const pressable = (): HTMLElement | null => {
      const table = document
        .querySelector("bm-app")
        ?.shadowRoot?.querySelector("bm-table-page")
        ?.shadowRoot?.querySelector("bm-table")?.shadowRoot;
      return (
        table?.querySelector<HTMLElement>(
          '.hand-card:not([aria-disabled]), .act[data-move="settle"]:not([aria-disabled]), .go-on .primary:not([aria-disabled])',
        ) ?? null
      );
    };
    const isOver = (button: HTMLElement): boolean => button.textContent?.trim() === "Play on";
    for (let idle = 0; idle < 3_000; idle += 1) {
      const next = pressable();
      if (next !== null && isOver(next)) return;
      if (next !== null) idle = 0;
      next?.click();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error("nothing can be pressed any more");
  });
};

/**
 * The key that brings a table on, once there is one: arrows and Tab to get to a card or button that can be pressed, Enter
 * to press it, N for the next deal. `null` when the Bummerl is over. Runs in the page.
 * @param past number of the state in which a move was made: nothing is pressed before it has gone by
 */
const keyAt = async (element: Element, past: number): Promise<{ key: string; seq: number } | null> => {
  const root = element.shadowRoot;
  const find = (selector: string): HTMLElement | null => root?.querySelector<HTMLElement>(selector) ?? null;
  for (let idle = 0; idle < 3_000; idle += 1) {
    const seq = Number((element as HTMLElement).dataset["seq"]);
    const onwards = find(".go-on .primary:not([aria-disabled])");
    const card = find(".hand-card:not([aria-disabled])");
    const move = card ?? find('.act[data-move="settle"]:not([aria-disabled])');
    if (seq !== past && onwards !== null)
      return onwards.textContent?.trim() === "Play on" ? null : { key: "n", seq };
    if (seq !== past && move !== null && (element as HTMLElement).dataset["turn"] === "you") {
      const at = root?.activeElement;
      const isCard = at?.matches(".hand-card") ?? false;
      const isThere = card === null ? at === move : isCard && !at?.hasAttribute("aria-disabled");
      return { key: isThere ? "Enter" : card !== null && isCard ? "ArrowRight" : "Tab", seq };
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("nothing can be pressed any more");
};

/** Plays on to the end of the Bummerl by keys alone: the first card that may be played. */
export const playToTheEndByKeys = async ({ page, table }: Player): Promise<void> => {
  let past = -1;
  for (;;) {
    const next = await table.evaluate(keyAt, past);
    if (next === null) return;
    if (next.key === "Enter" || next.key === "n") past = next.seq;
    await page.keyboard.press(next.key);
  }
};
