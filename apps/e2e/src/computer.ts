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
