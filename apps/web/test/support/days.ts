import { commitment } from "@bummerl/engine";
import type { DayPast, DaysAnswer, OwnDay } from "@bummerl/protocol";

export const DAY = "2026-05-02";
const NOW = Date.parse(`${DAY}T08:00:00Z`);
const HOUR_MS = 3_600_000;
const SECRET = "5e".repeat(32);

export const ownDay = (table: string, counters: number | null, state: OwnDay["state"] = "over"): OwnDay => ({
  table,
  state,
  counters,
});

export const pastDay = (day: string, parts: Partial<DayPast> = {}): DayPast => ({
  day,
  commitment: commitment(SECRET),
  own: null,
  told: {
    secret: SECRET,
    figures: { begun: 61, won: [7, 19, 4], lost: [12, 11, 3] },
    master: 2,
  },
  ...parts,
});

/** The deal of a day as the server tells of it; by default not begun yet, with a few days before it. */
export const daysWith = ({
  own = null,
  ...parts
}: Partial<DaysAnswer> & { own?: OwnDay | null } = {}): DaysAnswer => ({
  now: NOW,
  today: {
    day: DAY,
    endsAt: NOW + 16 * HOUR_MS,
    until: NOW + 17 * HOUR_MS,
    commitment: "a1".repeat(32),
    own,
  },
  tomorrow: { day: "2026-05-03", commitment: "b2".repeat(32) },
  past: [
    pastDay("2026-05-01", { own: ownDay("table-d1", 1) }),
    pastDay("2026-04-30", { own: ownDay("table-d2", null) }),
    pastDay("2026-04-29", {
      own: ownDay("table-d3", -2),
      told: { secret: SECRET, figures: { begun: 1, won: [0, 0, 0], lost: [0, 1, 0] }, master: null },
    }),
    pastDay("2026-04-28", {
      told: { secret: SECRET, figures: { begun: 0, won: [0, 0, 0], lost: [0, 0, 0] }, master: null },
    }),
  ],
  ...parts,
});

/** As asked for over the network. */
export const daysAnswered = (answer: DaysAnswer) => ({
  days: async () => ({ ok: true as const, value: answer }),
});
