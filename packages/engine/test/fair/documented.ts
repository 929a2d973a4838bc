/** The algorithm of docs/fair-dealing.md once more, from the page alone, with Node's own hashing. */
import { createHash, createHmac } from "node:crypto";

export interface DocumentedInput {
  readonly secret: string;
  readonly cuts: readonly [string, string];
  readonly table: string;
  readonly deal: number;
}

const SORTED = "SA ST SK SQ SJ HA HT HK HQ HJ DA DT DK DQ DJ CA CT CK CQ CJ".split(" ");

export const documentedCommitment = (secret: string): string =>
  createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");

const prefixed = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([bytes.length]), bytes]);

export function documentedBlock(label: string, input: DocumentedInput, block: number): Buffer {
  const deal = Buffer.alloc(4);
  deal.writeUInt32BE(input.deal);
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(block);
  return createHmac("sha256", Buffer.from(input.secret, "hex"))
    .update(prefixed(Buffer.from(label, "ascii")))
    .update(prefixed(Buffer.from(input.table, "ascii")))
    .update(deal)
    .update(prefixed(Buffer.from(input.cuts[0], "hex")))
    .update(prefixed(Buffer.from(input.cuts[1], "hex")))
    .update(counter)
    .digest();
}

/** `count` numbers drawn one after the other, the n-th below `bounds[n]`. */
export function documentedDraws(label: string, input: DocumentedInput, bounds: readonly number[]): number[] {
  let position = 0;
  const nextByte = (): number => {
    const byte = documentedBlock(label, input, Math.floor(position / 32)).readUInt8(position % 32);
    position += 1;
    return byte;
  };
  return bounds.map((bound) => {
    let byte = nextByte();
    while (byte >= Math.floor(256 / bound) * bound) byte = nextByte();
    return byte % bound;
  });
}

export function documentedPack(input: DocumentedInput): string[] {
  const bounds = Array.from({ length: 19 }, (_, step) => 20 - step);
  const draws = documentedDraws("bummerl/1/pack", input, bounds);
  // Swapping with the last place is taking the drawn card out and moving the last one into its gap.
  const rest = [...SORTED];
  const fromTheEnd: string[] = [];
  for (const drawn of draws) {
    const last = rest.pop() ?? "";
    fromTheEnd.push(drawn === rest.length ? last : (rest[drawn] ?? ""));
    if (drawn !== rest.length) rest[drawn] = last;
  }
  return [...rest, ...fromTheEnd.reverse()];
}

export const documentedDealer = (input: DocumentedInput): number =>
  documentedDraws("bummerl/1/first-dealer", input, [2])[0] ?? -1;
