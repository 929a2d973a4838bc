export const pwa = {
  title: "Install",
};
export type PwaMessages = typeof pwa;
