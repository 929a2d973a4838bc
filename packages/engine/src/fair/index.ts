export { type Hex, isCut, isDealNumber, isSecret, isTableId, type ShuffleInput } from "./input.ts";
export { parseDealProof } from "./proof.ts";
export { commitment, firstDealer, shufflePack } from "./shuffle.ts";
export { type DealProof, PROOF_FAULTS, type ProofFault, type VerifiedDeal, verifyDeal } from "./verify.ts";
