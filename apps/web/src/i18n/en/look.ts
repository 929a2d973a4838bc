export const look = {
  title: "The cards",
  lead: "All twenty cards of a pack at once, with the points they are worth. Choose yours; the other player sees their own.",
  rankWorth: (rank: string, points: number) => `${rank}: ${points}`,
  cardsOf: (deck: string) => `Cards: ${deck}`,
  toSettings: "All settings",
};
export type LookMessages = typeof look;
