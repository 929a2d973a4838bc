import type { RefusalsMessages } from "../en/refusals.ts";

export const refusals: RefusalsMessages = {};
