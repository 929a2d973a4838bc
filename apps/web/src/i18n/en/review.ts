/** English texts of this area. */
export const review = {};
export type ReviewMessages = typeof review;
