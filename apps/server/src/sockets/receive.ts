import type { z } from "zod";
import type { Page } from "../hosting/page.ts";
import type { Counters } from "../observe/counters.ts";
import type { Logger } from "../observe/log.ts";
import { type Refused, refused } from "../refused.ts";
import { StoreError } from "../store/errors.ts";
import type { Credits } from "./credits.ts";
import type { Handlers } from "./handlers.ts";
import { GARBAGE_CREDITS, isMessageName, MESSAGES, type MessageName } from "./messages.ts";

export interface Receiving {
  readonly handlers: Handlers;
  readonly logger: Logger;
  readonly counters: Counters;
  readonly credits: Credits;
  /** The server is going down, and this is not begun any more. */
  readonly closing: (message: MessageName) => boolean;
  /** Whether a page reads what it is sent; one that does not is cut and gets no answer either. */
  readonly keepsUp: (page: Page) => boolean;
  /** Messages that are being carried out. */
  readonly working: Set<Promise<void>>;
}

/** What a handler answered, or a refusal of the shell. */
type AnyAnswer = Awaited<ReturnType<Handlers[MessageName]>> | Refused;

/**
 * One packet of a socket, whatever it may be: credits → schema → handler, and exactly one answer where one was asked
 * for. A packet that cannot be answered costs its credits and does nothing.
 * @returns nothing when it was answered at once, as a sign of life is
 */
export function receive(
  receiving: Receiving,
  page: Page,
  packet: readonly unknown[],
): Promise<void> | undefined {
  const { logger, counters } = receiving;
  const name = packet[0];
  const reply = packet.at(-1);
  const answered = (answer: AnyAnswer): void => {
    if (!answer.ok) counters.add(answer.error.code);
    if (typeof reply === "function" && receiving.keepsUp(page)) reply(answer);
  };
  const failed = (err: unknown): void => {
    const message = isMessageName(name) ? name : "unknown";
    logger.error({ err, message, player: page.data.player.id, ...idsIn(packet[1]) }, "message failed");
    answered(refused(err instanceof StoreError && err.code === "busy" ? "busy" : "serverError"));
  };
  let answer: Promise<AnyAnswer> | AnyAnswer;
  try {
    answer = answerTo(receiving, page, packet, typeof reply === "function");
  } catch (err) {
    failed(err);
    return undefined;
  }
  if (answer instanceof Promise) return answer.then(answered, failed);
  answered(answer);
  return undefined;
}

function answerTo(
  { handlers, credits, closing }: Receiving,
  page: Page,
  packet: readonly unknown[],
  answerable: boolean,
): Promise<AnyAnswer> | AnyAnswer {
  const [name, message] = packet;
  const known = isMessageName(name);
  if (!credits.spend(page, known ? MESSAGES[name].credits : GARBAGE_CREDITS)) return refused("tooMany");
  if (!known || !answerable || packet.length !== 3) return refused("badMessage");
  if (closing(name)) return refused("busy");
  const parsed = MESSAGES[name].schema.safeParse(message);
  if (!parsed.success) return refused("badMessage", placeOf(parsed.error));
  // The schema of a name gives the message of that name, which the compiler cannot follow through a variable.
  const handle = handlers[name] as (page: Page, message: unknown) => Promise<AnyAnswer> | AnyAnswer;
  return handle(page, parsed.data);
}

/** Where the first fault is, such as `command.action.card`; the schema's own sentence may repeat what was sent. */
const placeOf = (error: z.ZodError): string => {
  const path = error.issues[0]?.path ?? [];
  return path.map(String).join(".").slice(0, 100);
};

/** For the log: of a message that was parsed before it failed, its table and its id. */
function idsIn(message: unknown): Record<string, string> {
  if (typeof message !== "object" || message === null) return {};
  const entries = Object.entries(message).filter(
    (entry): entry is [string, string] =>
      ["table", "id"].includes(entry[0]) &&
      typeof entry[1] === "string" &&
      /^[A-Za-z0-9_-]{8,40}$/.test(entry[1]),
  );
  return Object.fromEntries(entries);
}
