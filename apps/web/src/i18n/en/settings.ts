export const settings = {
  title: "Settings",
  language: "Language",
  theme: "Light or dark",
  themes: { system: "As the device", light: "Light", dark: "Dark", contrast: "High contrast" },
  deck: "Colours of the suits",
  decks: {
    french: "French, two colours: red and black",
    four: "Four colours: easier to tell apart",
    german: "Double German",
    text: "Letters alone",
  },
  moveTitle: "Move to another device",
  moveText: "A code, good once and for ten minutes, makes another device the same player.",
  showCode: "Show a code",
  codeTyped: "Type this code on the other device:",
  codeUntil: (time: string) => `Good until ${time}.`,
  redeemTitle: "I have a code from another device",
  redeemText: "This device then becomes that player.",
  redeemInstead: (name: string) =>
    `This device then becomes that player. It will no longer reach what you have played here as ${name}.`,
  codeLabel: "Code",
  redeem: "Use the code",
  redeemedNameless: "Done. You are the same player here, too.",
  redeemed: (name: string) => `Done. You are ${name} here, too.`,
};
export type SettingsMessages = typeof settings;
