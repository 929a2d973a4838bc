import type { CookieSerializeOptions } from "@fastify/cookie";
import { fastifyCookie } from "@fastify/cookie";
import { isSessionId } from "./secret.ts";

export const SESSION_COOKIE = "bummerl";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Not readable by scripts, not sent along by foreign pages; over TLS only where there is TLS. */
export const cookieOptions = (secure: boolean): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: ONE_YEAR_SECONDS,
  secure,
});

/** The session id in a Cookie header, if there is one that can be one. */
export const sessionIdIn = (header: string | undefined): string | null => {
  if (header === undefined) return null;
  const id = fastifyCookie.parse(header)[SESSION_COOKIE];
  return id !== undefined && isSessionId(id) ? id : null;
};
