import { z } from "zod";

/** Kinds of values an environment variable can have; each reads text and gives what the program uses. */

/** A whole number within bounds, written in plain digits. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must be from ${least} to ${most}`);

/** Scheme, host and port of a site, nothing after: what a browser sends as Origin. */
export const origin = z
  .string()
  .refine(isOrigin, "must be like https://cards.example.org, without a path")
  .transform((text) => new URL(text).origin);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === "/" && search + hash + username === "";
}

export const postgresUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text),
    "must be like postgres://user:password@host:5432/database",
  );

export const redisUrl = z
  .string()
  .refine(
    (text) => /^rediss?:\/\/./.test(text) && URL.canParse(text),
    "must be like redis://user:password@host:6379, or rediss://… with TLS",
  );

/** A folder or other free text. */
export const text = z.string();

/** A word that lets somebody in: long enough not to be guessed, and fit for a header. */
export const token = z.string().regex(/^[\x21-\x7e]{16,200}$/, "must be 16 to 200 characters without space");

/** Whose word about the real client address is believed: nobody's, that many proxies', or those addresses'. */
export const proxyTrust = z
  .string()
  .refine(
    (value) =>
      /^(true|false|\d{1,2}|[0-9a-fA-F.:/]+(\s*,\s*[0-9a-fA-F.:/]+)*|loopback|uniquelocal)$/.test(value),
    "must be false, true, a number of proxies, or addresses separated by commas",
  )
  .transform((value): boolean | number | string => {
    if (value === "true" || value === "false") return value === "true";
    return /^\d+$/.test(value) ? Number(value) : value;
  });
