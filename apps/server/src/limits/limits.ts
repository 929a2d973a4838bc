/** How much of everything one client, one address or one table may use. Beyond: a clear `tooMany` or `busy`. */
export interface Limits {
  /** Credits of one socket in ten seconds; what a message costs stands beside its schema. */
  readonly commandsPerSocket: number;
  /** Open sockets of one player, all his tabs and devices together. */
  readonly socketsPerPlayer: number;
  readonly socketsPerAddress: number;
  /** In a minute. */
  readonly handshakesPerAddress: number;
  /** New guests in an hour. */
  readonly sessionsPerAddress: number;
  /** Wrong table codes, or wrong transfer codes, in a minute. */
  readonly missesPerAddress: number;
  /** HTTP requests in a minute. */
  readonly requestsPerAddress: number;
  /** Tables one socket may look at. */
  readonly tablesPerSocket: number;
  /** Open tables of one player. */
  readonly openTablesPerPlayer: number;
  /** Tables of one player with a computer that have not ended. */
  readonly computerTablesPerPlayer: number;
  /** Hints a player may ask for in a minute. */
  readonly hintsPerPlayer: number;
  /** Hints that are being thought about at the same time; so many wait at most before a move of a computer. */
  readonly hintsAtOnce: number;
  /** Commands of one table waiting for their turn. */
  readonly queuePerTable: number;
  /** Folded tables kept without anybody looking at them. */
  readonly idleTables: number;
  /** What a socket may leave unread before it is cut. */
  readonly backlogBytes: number;
  readonly backlogPackets: number;
}

export const LIMITS: Limits = {
  commandsPerSocket: 600,
  socketsPerPlayer: 8,
  socketsPerAddress: 200,
  handshakesPerAddress: 300,
  sessionsPerAddress: 120,
  missesPerAddress: 10,
  requestsPerAddress: 1_200,
  tablesPerSocket: 16,
  openTablesPerPlayer: 10,
  computerTablesPerPlayer: 6,
  hintsPerPlayer: 30,
  hintsAtOnce: 16,
  queuePerTable: 64,
  idleTables: 2_000,
  backlogBytes: 1_000_000,
  backlogPackets: 256,
};

/** Length of the window of `commandsPerSocket`. */
export const CREDIT_SECONDS = 10;
