import { type ACTION_TYPES, CARDS, PRESET_NAMES } from "@bummerl/engine";
import { CLOCK_NAMES, COMPUTER_LEVELS, COMPUTER_PACES, FIRST_DEALERS } from "@bummerl/table";
import { z } from "zod";
import { CODE_ALPHABET, CODE_LENGTH } from "./code.ts";

/**
 * What may come over the wire. Unknown fields are refused everywhere. No schema lets a NUL or a lone surrogate
 * through: ids, codes and cuts are spelled out sign by sign, free text goes through `parseName`.
 */
export const cardSchema = z.enum(CARDS as [(typeof CARDS)[number], ...(typeof CARDS)[number][]]);
export const tableIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,32}$/);
export const commandIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/);
export const codeSchema = z.string().regex(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`));
const daySchema = z.string().regex(/^2[0-9]{3}-[01][0-9]-[0-3][0-9]$/);
const cutSchema = z.string().regex(/^(?:[0-9a-f]{2}){0,32}$/);
const numberSchema = z.int().min(0).max(1_000_000_000);

export const actionSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("play"), card: cardSchema }),
  z.strictObject({ type: z.literal("marriage"), card: cardSchema, claim: z.literal(true).exactOptional() }),
  z.strictObject({ type: z.literal("exchange") }),
  z.strictObject({ type: z.literal("close") }),
  z.strictObject({ type: z.literal("claim") }),
  z.strictObject({ type: z.literal("settle") }),
  z.strictObject({ type: z.literal("giveUp") }),
] satisfies { length: (typeof ACTION_TYPES)["length"] } & unknown[]);

export const seatCommandSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("act"), seq: numberSchema, action: actionSchema }),
  z.strictObject({ type: z.literal("next"), deal: numberSchema, cut: cutSchema }),
  z.strictObject({ type: z.literal("playOn"), bummerl: numberSchema, cut: cutSchema }),
  z.strictObject({ type: z.literal("leave"), bummerl: numberSchema }),
  z.strictObject({ type: z.literal("save"), deal: numberSchema }),
  z.strictObject({ type: z.literal("resume"), deal: numberSchema }),
  z.strictObject({ type: z.literal("resign"), bummerl: numberSchema }),
  z.strictObject({ type: z.literal("takeBummerl"), bummerl: numberSchema }),
  z.strictObject({ type: z.literal("undo"), deal: numberSchema, seq: numberSchema }),
]);

export const clockSchema = z.enum(CLOCK_NAMES);
export const visibilitySchema = z.enum(["public", "private"]);

/** A rule set by preset name or whole; what is inside is judged by the engine's `parseRuleSet`. */
export const ruleChoiceSchema = z.union([z.enum(PRESET_NAMES), z.record(z.string().max(40), z.unknown())]);

export const commandMessageSchema = z.strictObject({
  table: tableIdSchema,
  id: commandIdSchema,
  command: seatCommandSchema,
});
export const tableMessageSchema = z.strictObject({ table: tableIdSchema });
export const computerChoiceSchema = z.strictObject({
  level: z.enum(COMPUTER_LEVELS),
  pace: z.enum(COMPUTER_PACES),
  firstDealer: z.enum(FIRST_DEALERS),
});
/** With `computer` the table is live at once, with a computer on the other chair; nobody else sees it in the lobby. */
export const makeMessageSchema = z.strictObject({
  id: commandIdSchema,
  rules: ruleChoiceSchema,
  clock: clockSchema,
  visibility: visibilitySchema,
  computer: computerChoiceSchema.exactOptional(),
});
/** `day`: the date the page shows, so that nobody begins another day's deal than he sees. */
export const playDayMessageSchema = z.strictObject({ day: daySchema, pace: z.enum(COMPUTER_PACES) });
/** `seq`: the `dealSeq` of the view advice is wanted for. */
export const hintMessageSchema = z.strictObject({ table: tableIdSchema, seq: numberSchema });
export const sitMessageSchema = z.union([
  z.strictObject({ id: commandIdSchema, table: tableIdSchema }),
  z.strictObject({ id: commandIdSchema, code: codeSchema }),
]);
/** *Play anyone*: rule sets and clocks that would do, best first; `any` takes what the other wishes. */
export const seekMessageSchema = z.strictObject({
  id: commandIdSchema,
  rules: z.enum([...PRESET_NAMES, "any"]),
  clock: z.enum([...CLOCK_NAMES, "any"]),
});
export const emptyMessageSchema = z.strictObject({});

export const handshakeSchema = z.object({ protocol: z.int() });

export const sessionBodySchema = z.strictObject({ name: z.string().max(200).exactOptional() });
export const nameBodySchema = z.strictObject({ name: z.string().max(200) });
export const redeemBodySchema = z.strictObject({ code: z.string().max(20) });

export type CommandMessage = z.infer<typeof commandMessageSchema>;
export type HintMessage = z.infer<typeof hintMessageSchema>;
export type PlayDayMessage = z.infer<typeof playDayMessageSchema>;
export type MakeMessage = z.infer<typeof makeMessageSchema>;
export type SitMessage = z.infer<typeof sitMessageSchema>;
export type SeekMessage = z.infer<typeof seekMessageSchema>;
