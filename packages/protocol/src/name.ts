import { err, ok, type Result } from "@bummerl/engine";

export const MAX_NAME_LENGTH = 20;

/** Control, format, surrogate, unassigned and private signs, line breaks, and letters that show nothing (Hangul fillers, Braille blank). */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/u;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;

/**
 * A player's name as it is stored and shown: NFKC, outer space gone, inner runs of space made one, 1–20 characters
 * (code points), no control, format or unassigned ones, something visible in it.
 */
export const parseName = (raw: string): Result<string, "badName"> => {
  if (raw.length > 200 || FORBIDDEN.test(raw)) return err("badName");
  const name = raw.normalize("NFKC").trim().replace(/\s+/gu, " ");
  const length = [...name].length;
  if (length < 1 || length > MAX_NAME_LENGTH || FORBIDDEN.test(name) || !VISIBLE.test(name))
    return err("badName");
  return ok(name);
};
