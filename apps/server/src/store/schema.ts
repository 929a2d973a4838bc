import type { BummerlKind, Card, EndReason, RuleSet, Seat } from "@bummerl/engine";
import type { DayFigures } from "@bummerl/protocol";
import type {
  BummerlEnd,
  ClockName,
  SeatAction,
  SeatedPlayer,
  TableEvent,
  TableStatus,
  Visibility,
} from "@bummerl/table";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";

/** Ids are ASCII and compared byte for byte: the same order in Postgres as in the program, whatever the locale. */
const id = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
/** Milliseconds since 1970. */
const instant = (name: string) => bigint(name, { mode: "number" });

export const players = pgTable("players", {
  id: id("id").primaryKey(),
  /** `null` until one is chosen. */
  name: text("name"),
  kind: text("kind").$type<SeatedPlayer["kind"]>().notNull().default("player"),
  createdAt: instant("created_at").notNull(),
});

/** Session ids by their SHA-256 only. */
export const sessions = pgTable(
  "sessions",
  {
    hash: id("hash").primaryKey(),
    player: id("player")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (row) => [index("sessions_player").on(row.player)],
);

/** One-time codes by their hash only; one living code for each player. */
export const transferCodes = pgTable("transfer_codes", {
  player: id("player")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  hash: id("hash").notNull().unique("transfer_codes_hash"),
  expiresAt: instant("expires_at").notNull(),
});

/**
 * The log, which is the truth about every table; only ever added to (a trigger refuses the rest). `seat` is -1 for
 * rows of the table itself, so that the command id is unique there too.
 */
export const tableEvents = pgTable(
  "table_events",
  {
    tableId: id("table_id").notNull(),
    seq: integer("seq").notNull(),
    seat: smallint("seat").notNull(),
    commandId: id("command_id").notNull(),
    at: instant("at").notNull(),
    events: jsonb("events").$type<TableEvent[]>().notNull(),
  },
  (row) => [
    primaryKey({ name: "table_events_pkey", columns: [row.tableId, row.seq] }),
    unique("table_events_command").on(row.tableId, row.seat, row.commandId),
  ],
);

/** What lists need to know of a table without folding its log; written in the statement that writes its row. */
export const tables = pgTable(
  "tables",
  {
    id: id("id").primaryKey(),
    seq: integer("seq").notNull(),
    status: text("status").$type<TableStatus>().notNull(),
    visibility: text("visibility").$type<Visibility>().notNull(),
    clock: text("clock").$type<ClockName>().notNull(),
    player0: id("player_0"),
    name0: text("name_0"),
    kind0: text("kind_0").$type<SeatedPlayer["kind"]>(),
    player1: id("player_1"),
    name1: text("name_1"),
    kind1: text("kind_1").$type<SeatedPlayer["kind"]>(),
    deciding0: boolean("deciding_0").notNull(),
    deciding1: boolean("deciding_1").notNull(),
    resumeAsked0: boolean("resume_asked_0").notNull(),
    resumeAsked1: boolean("resume_asked_1").notNull(),
    bummerl: integer("bummerl").notNull(),
    deal: integer("deal").notNull(),
    toGo0: smallint("to_go_0").notNull(),
    toGo1: smallint("to_go_1").notNull(),
    deadline: instant("deadline"),
    /**
     * The two minutes the deadline lies in. A timed move changes the deadline and hardly ever this; being indexed in its
     * place, it lets Postgres write the row's new version beside the old one without touching any index.
     */
    deadlineSlot: integer("deadline_slot").generatedAlwaysAs(sql`(deadline >> 17)::integer`),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
    rules: jsonb("rules").$type<RuleSet>().notNull(),
    /** Whose deal of the day is played here. */
    day: text("day"),
  },
  // Nothing that changes with every move is in an index, nor in the condition of one: a move updates no index at all.
  (row) => [
    index("tables_deadline").on(row.deadlineSlot).where(sql`deadline_slot IS NOT NULL`),
    index("tables_player_0").on(row.player0).where(sql`status <> 'ended'`),
    index("tables_player_1").on(row.player1).where(sql`status <> 'ended'`),
    index("tables_day").on(row.day).where(sql`day IS NOT NULL`),
    index("tables_resuming").on(row.id).where(sql`status = 'saved' AND (resume_asked_0 OR resume_asked_1)`),
  ],
);

/** Finished deals, whole: history, review and export read these and never the log. */
export const deals = pgTable(
  "deals",
  {
    tableId: id("table_id").notNull(),
    deal: integer("deal").notNull(),
    /** Number of the row that ended it. */
    seq: integer("seq").notNull(),
    bummerl: integer("bummerl").notNull(),
    dealer: smallint("dealer").notNull(),
    /** These three are `null` when the Bummerl ended under the deal. */
    winner: smallint("winner"),
    counters: smallint("counters"),
    reason: text("reason").$type<EndReason>(),
    toGo0: smallint("to_go_0").notNull(),
    toGo1: smallint("to_go_1").notNull(),
    endedAt: instant("ended_at").notNull(),
    player0: id("player_0").notNull(),
    name0: text("name_0").notNull(),
    kind0: text("kind_0").$type<SeatedPlayer["kind"]>().notNull(),
    player1: id("player_1").notNull(),
    name1: text("name_1").notNull(),
    kind1: text("kind_1").$type<SeatedPlayer["kind"]>().notNull(),
    secret: text("secret").notNull(),
    commitment: text("commitment").notNull(),
    cut0: text("cut_0").notNull(),
    cut1: text("cut_1").notNull(),
    deck: jsonb("deck").$type<Card[]>().notNull(),
    actions: jsonb("actions").$type<SeatAction[]>().notNull(),
    /** A person chose the first dealer, against a computer. */
    dealerChosen: boolean("dealer_chosen").notNull().default(false),
    /** How often a person took something back, against a computer. */
    undone: smallint("undone").notNull().default(0),
  },
  (row) => [
    primaryKey({ name: "deals_pkey", columns: [row.tableId, row.deal] }),
    index("deals_player_0").on(row.player0, row.endedAt, row.tableId, row.seq),
    index("deals_player_1").on(row.player1, row.endedAt, row.tableId, row.seq),
  ],
);

/** Finished Bummerl; a tally is a sum over these. */
export const bummerls = pgTable(
  "bummerls",
  {
    tableId: id("table_id").notNull(),
    bummerl: integer("bummerl").notNull(),
    /** Number of the row that ended it. */
    seq: integer("seq").notNull(),
    kind: text("kind").$type<BummerlKind>().notNull(),
    value: smallint("value").notNull(),
    how: text("how").$type<BummerlEnd>().notNull(),
    winnerSeat: smallint("winner_seat").notNull(),
    winner: id("winner").notNull(),
    winnerName: text("winner_name").notNull(),
    loser: id("loser").notNull(),
    loserName: text("loser_name").notNull(),
    endedAt: instant("ended_at").notNull(),
  },
  (row) => [
    primaryKey({ name: "bummerls_pkey", columns: [row.tableId, row.bummerl] }),
    // Kind and value ride along: a tally is summed from the index alone.
    index("bummerls_won").on(row.winner, row.loser, row.kind, row.value),
    index("bummerls_lost").on(row.loser, row.winner, row.kind, row.value),
    index("bummerls_won_at").on(row.winner, row.endedAt, row.tableId, row.seq),
    index("bummerls_lost_at").on(row.loser, row.endedAt, row.tableId, row.seq),
  ],
);

/** Tables that wait for their second player while their maker is connected, with the codes to read out. */
export const openTables = pgTable(
  "open_tables",
  {
    tableId: id("table_id").primaryKey(),
    code: id("code").notNull(),
    maker: id("maker").notNull(),
    makerName: text("maker_name").notNull(),
    clock: text("clock").$type<ClockName>().notNull(),
    visibility: text("visibility").$type<Visibility>().notNull(),
    madeAt: instant("made_at").notNull(),
    rules: jsonb("rules").$type<RuleSet>().notNull(),
  },
  (row) => [uniqueIndex("open_tables_code").on(row.code), index("open_tables_maker").on(row.maker)],
);

/** Players waiting for anyone; `rules` and `clock` are names or `any`. */
export const wishes = pgTable("wishes", {
  player: id("player").primaryKey(),
  rules: text("rules").notNull(),
  clock: text("clock").notNull(),
  at: instant("at").notNull(),
  /** The message he said it with: sent again, it brings the table that was found for it. */
  messageId: id("message_id").notNull().default(""),
});

/** One row: what the packs of all days follow from (docs/fair-dealing.md). Drawn once and never replaced. */
export const daySecret = pgTable("day_secret", {
  id: smallint("id").primaryKey(),
  secret: text("secret").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** What is known of a day's deal for good: how all fared, once it is over, and how Master did in their seat. */
export const days = pgTable("days", {
  day: id("day").primaryKey(),
  figures: jsonb("figures").$type<DayFigures>(),
  /** Counters won, below 0 lost. */
  master: smallint("master"),
});

/** One row: up to when the time of all processes together is accounted for. */
export const serverLife = pgTable("server_life", {
  id: smallint("id").primaryKey(),
  beatAt: instant("beat_at").notNull(),
});

/**
 * Who runs on this database, and who is connected where. All of it is unlogged: it is worth nothing after a crash of
 * the database, and whoever still lives writes it anew. Rows of a process go with its own.
 */
export const processes = pgTable("processes", {
  id: id("id").primaryKey(),
  /** By the database's clock, so that nobody is taken for dead because his own is wrong. */
  beatAt: instant("beat_at").notNull(),
});

const process = () =>
  id("process")
    .notNull()
    .references(() => processes.id, { onDelete: "cascade" });

/** Players connected to a process; without a socket for as long as it may be a reload or a tunnel. */
export const attendance = pgTable(
  "attendance",
  { process: process(), player: id("player").notNull(), sockets: integer("sockets").notNull() },
  (row) => [
    primaryKey({ name: "attendance_pkey", columns: [row.process, row.player] }),
    index("attendance_player").on(row.player),
  ],
);

/** Sockets by where they come from, for the limit only; the address is a hash. */
export const addresses = pgTable(
  "addresses",
  { process: process(), address: id("address").notNull(), sockets: integer("sockets").notNull() },
  (row) => [
    primaryKey({ name: "addresses_pkey", columns: [row.process, row.address] }),
    index("addresses_address").on(row.address),
  ],
);

/** Seats whose player has a page of the table open at a process. */
export const tablePages = pgTable(
  "table_pages",
  { process: process(), tableId: id("table_id").notNull(), seat: smallint("seat").$type<Seat>().notNull() },
  (row) => [
    primaryKey({ name: "table_pages_pkey", columns: [row.process, row.tableId, row.seat] }),
    index("table_pages_table").on(row.tableId),
  ],
);

/** What has been used up of limits that all processes count together; columns as rate-limiter-flexible wants them. */
export const budgets = pgTable("budgets", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});
