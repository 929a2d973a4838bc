import { commitment } from "@bummerl/engine";
import type { DayFigures, DayPast, DaysAnswer, OwnDay, PlayDayMessage, Reply } from "@bummerl/protocol";
import { dayTimes } from "@bummerl/table";
import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import type { Host } from "../hosting/host.ts";
import { named } from "../lobby/seek.ts";
import { refused } from "../refused.ts";
import type { Store } from "../store/store.ts";
import { dateAfter, dateAt } from "./dates.ts";
import type { Masters } from "./masters.ts";
import type { DaySecrets } from "./secrets.ts";
import { daySetup } from "./setup.ts";

/** The deal of the day: the same for everybody on this database, against Master, compared the next day. */
export interface Days {
  /** As this player may see them now: of how others fared nothing before the day is over. */
  tell(player: string): Promise<DaysAnswer>;
  /** The player's own table of today's deal, made if it is not there yet. */
  play(player: string, message: PlayDayMessage): Promise<Reply<{ table: string }>>;
}

export interface DaysParts {
  readonly clock: Pick<Clock, "now">;
  readonly store: Pick<Store, "days" | "players">;
  readonly secrets: DaySecrets;
  readonly masters: Pick<Masters, "of" | "prepare">;
  readonly host: Pick<Host, "look" | "make">;
}

/** So many days back one can compare. */
const DAYS_SHOWN = 14;
/** Days whose figures are remembered: they never change again. */
const DAYS_KNOWN = 100;

export function makeDays({ clock, store, secrets, masters, host }: DaysParts): Days {
  const counted = new LRUCache<string, DayFigures>({ max: DAYS_KNOWN });

  const figuresOf = async (day: string): Promise<DayFigures> => {
    const figures = counted.get(day) ?? (await store.days.figures(day));
    counted.set(day, figures);
    return figures;
  };
  const sealOf = async (day: string): Promise<string> => commitment(await secrets.ofDay(day));

  /** By day; a table that was erased after its time is nobody's any more. */
  const ownDays = async (player: string, days: readonly string[]): Promise<ReadonlyMap<string, OwnDay>> => {
    const tables = new Map<string, string>();
    for (const day of days) tables.set(await secrets.tableOf(player, day), day);
    const own = new Map<string, OwnDay>();
    for (const { table, status, counters } of await store.days.own([...tables.keys()])) {
      const day = tables.get(table);
      if (day === undefined || status === "erased") continue;
      own.set(day, { table, state: status === "live" ? "playing" : "over", counters });
    }
    return own;
  };

  const pastDay = async (day: string, own: OwnDay | null, now: number): Promise<DayPast> => {
    const secret = await secrets.ofDay(day);
    const past = { day, commitment: commitment(secret), own };
    if (now < dayTimes(day).opensAt) return { ...past, told: null };
    const figures = await figuresOf(day);
    return { ...past, told: { secret, figures, master: figures.begun === 0 ? null : await masters.of(day) } };
  };

  return {
    tell: async (player) => {
      const now = clock.now();
      const day = dateAt(now);
      const first = dateAt(await secrets.since());
      const past = Array.from({ length: DAYS_SHOWN }, (_, back) => dateAfter(day, -1 - back)).filter(
        (one) => one >= first,
      );
      const own = await ownDays(player, [day, ...past]);
      const { endsAt, until } = dayTimes(day);
      const tomorrow = dateAfter(day, 1);
      const told: DayPast[] = [];
      for (const one of past) told.push(await pastDay(one, own.get(one) ?? null, now));
      return {
        now,
        today: { day, endsAt, until, commitment: await sealOf(day), own: own.get(day) ?? null },
        tomorrow: { day: tomorrow, commitment: await sealOf(tomorrow) },
        past: told,
      };
    },

    play: async (player, { day, pace }) => {
      const seated = await named(store, player);
      if (seated === null) return refused("nameNeeded");
      const table = await secrets.tableOf(player, day);
      if ((await host.look(table)) === null) {
        // A page that was left open over midnight still shows yesterday's.
        if (day !== dateAt(clock.now())) return refused("dayOver");
        await host.make(daySetup(table, day, seated, pace), `day-${day}`, {
          secret: await secrets.ofDay(day),
        });
        masters.prepare(day);
      }
      return { ok: true, data: { table } };
    },
  };
}
