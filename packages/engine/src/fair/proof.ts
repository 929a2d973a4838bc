import {
  type BadRecord,
  bad,
  own,
  readDeck,
  readJson,
  readObject,
  readPair,
  readSeat,
} from "../record/json.ts";
import type { Result } from "../result.ts";
import { isCut, isDealNumber, isSecret, isTableId } from "./input.ts";
import type { DealProof } from "./verify.ts";

/**
 * Reads what `bummerl deal verify` is given: one object with `secret`, `commitment`, `cuts`, `table`, `deal`, `deck`
 * and, optionally, `dealer` and `dealerChosen`. Other keys are left alone: a deal is exported with more than its proof.
 */
export function parseDealProof(json: unknown): Result<DealProof, BadRecord> {
  return readJson(() => {
    const object = readObject(json, "");
    const read = <T>(key: string, is: (value: unknown) => value is T): T => {
      const value = own(object, key);
      return is(value) ? value : bad(key);
    };
    const dealer = own(object, "dealer");
    const chosen = own(object, "dealerChosen");
    if (chosen !== undefined && chosen !== true) bad("dealerChosen");
    return {
      secret: read("secret", isSecret),
      // A SHA-256 has the shape of a secret: 32 bytes.
      commitment: read("commitment", isSecret),
      cuts: readPair(own(object, "cuts"), "cuts", (cut, at) => (isCut(cut) ? cut : bad(at))),
      table: read("table", isTableId),
      deal: read("deal", isDealNumber),
      deck: readDeck(own(object, "deck"), "deck"),
      ...(dealer === undefined ? {} : { dealer: readSeat(dealer, "dealer") }),
      ...(chosen === undefined ? {} : { dealerChosen: true }),
    };
  });
}
