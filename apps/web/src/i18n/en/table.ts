/** English texts of this area. */
export const table = {};
export type TableMessages = typeof table;
