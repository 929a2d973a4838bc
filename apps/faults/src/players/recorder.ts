import { createHash } from "node:crypto";
import type { Viewer } from "@bummerl/engine";
import type { CommandMessage, CommandReply, TableUpdate } from "@bummerl/protocol";
import type { SeatCommand } from "@bummerl/table";

/** All that a player said under one command id, and all he was told about it. */
export interface Told {
  readonly player: string;
  readonly table: string;
  readonly id: string;
  readonly command: SeatCommand;
  /** How often it was sent. */
  times: number;
  /** Row numbers it was acknowledged with; all must be the same. */
  readonly accepted: Set<number>;
  /** Refusals that are final. */
  readonly refused: Set<string>;
}

/** What a seat was shown of its table at one row of the log. */
export interface Shown {
  readonly table: string;
  readonly viewer: Viewer;
  readonly seq: number;
  readonly digest: string;
}

/** Everything the players of a company were told, to be held against the database afterwards. */
export interface Recorder {
  sent(player: string, message: CommandMessage): void;
  answered(player: string, message: CommandMessage, reply: CommandReply): void;
  shown(update: TableUpdate): void;
  told(): readonly Told[];
  views(): readonly Shown[];
  /** Contradictions that needed no database to be seen. */
  contradictions(): readonly string[];
  /** Calls back with every acknowledgement. */
  onAccepted(listener: () => void): () => void;
  /** `passing`: refused for the moment (`busy`, `serverError`, `tooMany`). */
  readonly counts: { updates: number; acknowledged: number; resent: number; passing: number };
}

/** Refusals after which the client sends the same again; nothing is claimed by them. */
const PASSING: ReadonlySet<string> = new Set(["busy", "serverError", "tooMany"]);

/** The same for the same content: what was read from the database has its fields in another order. */
export const digestOf = (view: unknown): string =>
  createHash("sha1").update(JSON.stringify(view, inOrder)).digest("base64");

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export function makeRecorder(): Recorder {
  const told = new Map<string, Told>();
  const views = new Map<string, Shown>();
  const contradictions: string[] = [];
  const listeners = new Set<() => void>();
  const counts = { updates: 0, acknowledged: 0, resent: 0, passing: 0 };

  const shown = ({ view }: TableUpdate): void => {
    counts.updates += 1;
    const key = `${view.table} ${view.you} ${view.seq}`;
    const digest = digestOf(view);
    const before = views.get(key);
    if (before === undefined) views.set(key, { table: view.table, viewer: view.you, seq: view.seq, digest });
    else if (before.digest !== digest)
      contradictions.push(`seat ${view.you} of ${view.table} was shown two different rows ${view.seq}`);
  };

  return {
    counts,
    shown,
    sent: (player, { table, id, command }) => {
      const known = told.get(id);
      if (known === undefined)
        told.set(id, { player, table, id, command, times: 1, accepted: new Set(), refused: new Set() });
      else {
        known.times += 1;
        counts.resent += 1;
      }
    },
    answered: (_player, { id }, reply) => {
      const entry = told.get(id);
      if (entry === undefined) throw new Error("answered what nobody sent");
      if (reply.ok) {
        if (entry.accepted.size === 0) counts.acknowledged += 1;
        entry.accepted.add(reply.data.seq);
        for (const listener of [...listeners]) listener();
        return;
      }
      if (PASSING.has(reply.error.code)) counts.passing += 1;
      else entry.refused.add(reply.error.code);
      if (reply.update !== undefined) shown(reply.update);
    },
    told: () => [...told.values()],
    views: () => [...views.values()],
    contradictions: () => contradictions,
    onAccepted: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
