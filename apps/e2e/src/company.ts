import type { Browser } from "playwright-core";
import { introduce, openPlayer, type Player, type PlayerOptions } from "./player.ts";

/** Everybody who comes in one test, so that all of them go when it is over. */
export class Company {
  private players: Player[] = [];

  /** Opens the house for somebody, who does not say yet who he is. */
  async open(browser: Browser, url: string, options: PlayerOptions): Promise<Player> {
    const player = await openPlayer(browser, url, options);
    this.players.push(player);
    return player;
  }

  /** Somebody comes into the lobby and says who he is. */
  async arrive(browser: Browser, url: string, options: PlayerOptions): Promise<Player> {
    const player = await this.open(browser, url, options);
    await introduce(player);
    return player;
  }

  /** All go. The answer is what their pages complained of until then. */
  async leave(): Promise<readonly string[]> {
    const gone = this.players;
    this.players = [];
    const faults = gone.flatMap((player) => player.faults);
    await Promise.all(gone.map((player) => player.context.close()));
    return faults;
  }
}
