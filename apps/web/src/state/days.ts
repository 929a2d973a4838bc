import type { DaysAnswer } from "@bummerl/protocol";
import { dayTimes } from "@bummerl/table";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Client } from "../app/client.ts";
import type { NetError } from "../net/errors.ts";

/** A moment later than the server's own, which it may judge by. */
const LATER_MS = 500;
/** So soon, and so often, it is asked how Master did, when it has just been set going. */
const MASTER_MS = 2_000;
const MASTER_TRIES = 10;

/** In how many milliseconds something new will be known by itself. */
const untilNews = ({ now, today, past }: DaysAnswer): number => {
  const opening = past.filter(({ told }) => told === null).map(({ day }) => dayTimes(day).opensAt);
  return Math.min(today.endsAt, ...opening) - now + LATER_MS;
};

const waitsForMaster = ({ past }: DaysAnswer): boolean =>
  past.some(({ told }) => told !== null && told.master === null && told.figures.begun > 0);

/** The deals of the day, asked for on each new line, when the page is looked at again, and when a day is over. */
export class Days implements ReactiveController {
  /** `null` until the server has told them. */
  answer: DaysAnswer | null = null;
  error: NetError | null = null;

  private readonly host: ReactiveControllerHost;
  private readonly client: () => Client;
  private stops: (() => void)[] = [];
  private asked = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(host: ReactiveControllerHost, client: () => Client) {
    this.host = host;
    this.client = client;
    host.addController(this);
  }

  hostConnected(): void {
    const load = (): void => void this.load();
    const seen = (): void => {
      if (document.visibilityState === "visible" && this.answer !== null) load();
    };
    document.addEventListener("visibilitychange", seen);
    this.stops = [
      this.client().connection.onUp(load),
      () => document.removeEventListener("visibilitychange", seen),
    ];
  }

  hostDisconnected(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.asked += 1;
    this.again(null);
  }

  async load(): Promise<void> {
    this.asked += 1;
    const { asked } = this;
    this.again(null);
    const answer = await this.client().http.days();
    // Asked again meanwhile, or nobody looks any more.
    if (asked !== this.asked) return;
    if (answer.ok) {
      this.answer = answer.value;
      this.again(this.wait(answer.value));
    }
    this.error = answer.ok ? null : answer.error;
    this.host.requestUpdate();
  }

  private wait(answer: DaysAnswer): number {
    if (!waitsForMaster(answer) || this.tries === MASTER_TRIES) return untilNews(answer);
    this.tries += 1;
    return MASTER_MS;
  }

  private again(ms: number | null): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = ms === null ? null : setTimeout(() => void this.load(), ms);
  }
}
