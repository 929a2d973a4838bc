export const look = {
  title: "Cards and look",
};
export type LookMessages = typeof look;
