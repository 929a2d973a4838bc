import {
  type ClientToServer,
  commandMessageSchema,
  emptyMessageSchema,
  hintMessageSchema,
  makeMessageSchema,
  playDayMessageSchema,
  seekMessageSchema,
  sitMessageSchema,
  tableMessageSchema,
} from "@bummerl/protocol";
import type { z } from "zod";

export type MessageName = keyof ClientToServer;

/** What may come over a socket: its schema, and how many credits of the socket one of it costs. */
export const MESSAGES = {
  join: { schema: tableMessageSchema, credits: 2 },
  part: { schema: tableMessageSchema, credits: 1 },
  command: { schema: commandMessageSchema, credits: 1 },
  make: { schema: makeMessageSchema, credits: 10 },
  playDay: { schema: playDayMessageSchema, credits: 10 },
  hint: { schema: hintMessageSchema, credits: 5 },
  sit: { schema: sitMessageSchema, credits: 5 },
  seek: { schema: seekMessageSchema, credits: 5 },
  unseek: { schema: emptyMessageSchema, credits: 2 },
  watchLobby: { schema: emptyMessageSchema, credits: 2 },
  beat: { schema: emptyMessageSchema, credits: 1 },
  unwatchLobby: { schema: emptyMessageSchema, credits: 1 },
} as const satisfies Record<MessageName, { readonly schema: z.ZodType; readonly credits: number }>;

/** What an unknown or unreadable message costs. */
export const GARBAGE_CREDITS = 1;

export type Message<N extends MessageName> = z.output<(typeof MESSAGES)[N]["schema"]>;
export type AnswerTo<N extends MessageName> = Parameters<Parameters<ClientToServer[N]>[1]>[0];

export const isMessageName = (name: unknown): name is MessageName =>
  typeof name === "string" && Object.hasOwn(MESSAGES, name);
