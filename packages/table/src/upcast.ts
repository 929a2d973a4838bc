import type { TableEvent } from "./state.ts";

/** An event as it lies in the log: of whatever version it was written. Without `v` it is of version 1. */
export interface StoredEvent {
  readonly type: string;
  readonly v?: number;
}

/** The version of each event that this code writes and understands. */
const VERSIONS: Readonly<Record<TableEvent["type"], number>> = {
  tableMade: 1,
  sealed: 1,
  seated: 1,
  ready: 1,
  dealt: 1,
  acted: 1,
  undone: 1,
  dealScored: 1,
  bummerlWon: 1,
  saveAsked: 1,
  saved: 1,
  resumeAsked: 1,
  resumeWithdrawn: 1,
  resumed: 1,
  left: 1,
  ended: 1,
  timeUp: 1,
  clockSet: 1,
};

const isCurrent = (event: StoredEvent): event is TableEvent =>
  Object.hasOwn(VERSIONS, event.type) && (event.v ?? 1) === VERSIONS[event.type as TableEvent["type"]];

/**
 * Reads a stored event as one of today's. Every row passes through here on its way out of the store, so that an older
 * form has one place to be lifted from; there is no older form yet.
 * @throws for an event this code does not know: the log was written by a newer program.
 */
export function upcast(event: StoredEvent): TableEvent {
  if (isCurrent(event)) return event;
  throw new Error(`this program does not know the event ${event.type} v${event.v ?? 1}`);
}
