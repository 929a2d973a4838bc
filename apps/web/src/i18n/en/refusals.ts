/** English texts of this area. */
export const refusals = {};
export type RefusalsMessages = typeof refusals;
