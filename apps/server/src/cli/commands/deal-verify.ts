import { parseDealProof, parseLine, verifyDeal } from "@bummerl/engine";
import type { Exit } from "../exit.ts";
import { answerLines } from "../lines.ts";

/** `bummerl deal verify`: good is only what follows from its secret and its cuts. */
export const dealVerify = (file: string): Promise<Exit> =>
  answerLines(file, (line) => {
    const json = parseLine(line);
    const proof = json.ok ? parseDealProof(json.value) : json;
    const verified = proof.ok ? verifyDeal(proof.value) : proof;
    return { line: JSON.stringify(verified.ok ? { ok: true } : verified), good: verified.ok };
  });
