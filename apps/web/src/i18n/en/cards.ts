/** English texts of this area. */
export const cards = {};
export type CardsMessages = typeof cards;
