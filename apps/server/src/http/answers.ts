import { BUMMERL_KINDS, CARDS, END_REASONS, PRESETS, type RuleSet } from "@bummerl/engine";
import type {
  DaysAnswer,
  DealAnswer,
  GamesAnswer,
  OwnTablesAnswer,
  PairTallyAnswer,
  SessionAnswer,
  TableInfo,
  TransferAnswer,
} from "@bummerl/protocol";
import { actionSchema } from "@bummerl/protocol";
import { CLOCK_NAMES, COMPUTER_LEVELS, type SeatAction } from "@bummerl/table";
import { z } from "zod";

/**
 * What each answer may hold, field by field: what is not named here does not go out, whatever a query brought.
 */
const seat = z.union([z.literal(0), z.literal(1)]);
const perSeat = <T extends z.ZodType>(one: T) => z.tuple([one, one]);
const status = z.enum(["open", "live", "saved", "ended"]);
const clock = z.enum(CLOCK_NAMES);
const kind = z.enum(BUMMERL_KINDS);
const reason = z.enum(END_REASONS);
const card = z.enum(CARDS as [(typeof CARDS)[number], ...(typeof CARDS)[number][]]);
const instant = z.number();
const person = z.object({ id: z.string(), name: z.string() });
const seated = z.discriminatedUnion("kind", [
  person.extend({ kind: z.literal("player") }),
  person.extend({ kind: z.literal("computer"), level: z.enum(COMPUTER_LEVELS) }),
]);
const opponent = person.extend({ kind: z.enum(["player", "computer"]) });

/** A rule set was judged when its table was made; here it only has to have the parameters and no other fields. */
const rules = z.custom<RuleSet>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.keys(value).every((name) => Object.hasOwn(PRESETS.classic, name)),
);

export const sessionAnswer: z.ZodType<SessionAnswer> = z.object({
  player: z.object({ id: z.string(), name: z.string().nullable() }),
});

export const transferAnswer: z.ZodType<TransferAnswer> = z.object({
  code: z.string(),
  expiresAt: instant,
});

export const ownTablesAnswer: z.ZodType<OwnTablesAnswer> = z.object({
  tables: z.array(
    z.object({
      table: z.string(),
      status,
      seat,
      opponent: seated.nullable(),
      rules,
      clock,
      bummerl: z.number(),
      deal: z.number(),
      toGo: perSeat(z.number()),
      turn: z.enum(["you", "opponent", "both"]).nullable(),
      changedAt: instant,
      opponentWaits: z.boolean(),
    }),
  ),
});

export const tableInfo: z.ZodType<TableInfo> = z.object({
  table: z.string(),
  status,
  maker: person,
  rules,
  clock,
  yourSeat: seat.nullable(),
});

const kinds = z.object({ plain: z.number(), schneider: z.number(), retourschneider: z.number() });
const tally = z.object({
  won: z.number(),
  lost: z.number(),
  wonValue: z.number(),
  lostValue: z.number(),
  wonKinds: kinds,
  lostKinds: kinds,
});
const pair = tally.extend({ opponent: person });
export const pairTally: z.ZodType<PairTallyAnswer> = pair;

export const gamesAnswer: z.ZodType<GamesAnswer> = z.object({
  tally,
  pairs: z.array(pair),
  practice: z.object({ tally, pairs: z.array(pair) }),
  bummerls: z.array(
    z.object({
      table: z.string(),
      bummerl: z.number(),
      opponent,
      endedAt: instant,
      won: z.boolean(),
      kind,
      value: z.number(),
      how: z.enum(["played", "resigned", "timeUp"]),
    }),
  ),
  deals: z.array(
    z.object({
      table: z.string(),
      deal: z.number(),
      bummerl: z.number(),
      opponent,
      endedAt: instant,
      won: z.boolean().nullable(),
      counters: z.number().nullable(),
      reason: reason.nullable(),
      toGo: perSeat(z.number()),
    }),
  ),
  next: z.string().nullable(),
});

const seatAction: z.ZodType<SeatAction> = z.custom<SeatAction>((value) => {
  if (typeof value !== "object" || value === null || !("seat" in value)) return false;
  const { seat: by, ...action } = value;
  return seat.safeParse(by).success && actionSchema.safeParse(action).success;
});

export const dealAnswer: z.ZodType<DealAnswer> = z.object({
  table: z.string(),
  seats: perSeat(seated),
  yourSeat: seat,
  rules,
  endedAt: instant,
  deal: z.object({
    deal: z.number(),
    bummerl: z.number(),
    dealer: seat,
    deck: z.array(card),
    actions: z.array(seatAction),
    result: z.object({ winner: seat, counters: z.number(), reason }).nullable(),
    toGo: perSeat(z.number()),
    secret: z.string().nullable(),
    commitment: z.string(),
    cuts: perSeat(z.string()),
    day: z.string().exactOptional(),
    dealerChosen: z.literal(true).exactOptional(),
    undone: z.number().exactOptional(),
  }),
});

const three = z.tuple([z.number(), z.number(), z.number()]);
const ownDay = z
  .object({ table: z.string(), state: z.enum(["playing", "over"]), counters: z.number().nullable() })
  .nullable();
const sealedDay = z.object({ day: z.string(), commitment: z.string() });

export const daysAnswer: z.ZodType<DaysAnswer> = z.object({
  now: instant,
  today: sealedDay.extend({ endsAt: instant, until: instant, own: ownDay }),
  tomorrow: sealedDay,
  past: z.array(
    sealedDay.extend({
      own: ownDay,
      told: z
        .object({
          secret: z.string(),
          figures: z.object({ begun: z.number(), won: three, lost: three }),
          master: z.number().nullable(),
        })
        .nullable(),
    }),
  ),
});
