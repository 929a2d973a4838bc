import type { SettingsMessages } from "../en/settings.ts";

export const settings: SettingsMessages = {
  title: "Réglages",
  language: "Langue",
  theme: "Clair ou sombre",
  themes: { system: "Comme l’appareil", light: "Clair", dark: "Sombre", contrast: "Contraste élevé" },
  deck: "Couleurs des enseignes",
  decks: {
    french: "Françaises, deux couleurs\u00a0: rouge et noir",
    four: "Quatre couleurs\u00a0: plus faciles à distinguer",
    german: "Double allemand",
    text: "Lettres seules",
  },
  moveTitle: "Passer sur un autre appareil",
  moveText: "Un code, valable une fois et pendant dix minutes, fait d’un autre appareil le même joueur.",
  showCode: "Afficher un code",
  codeTyped: "Tapez ce code sur l’autre appareil\u00a0:",
  codeUntil: (time) => `Valable jusqu’à ${time}.`,
  redeemTitle: "J’ai un code d’un autre appareil",
  redeemText: "Cet appareil devient alors ce joueur.",
  redeemInstead: (name) =>
    `Cet appareil devient alors ce joueur. Ce que vous avez joué ici comme ${name} n’y sera plus accessible.`,
  codeLabel: "Code",
  redeem: "Utiliser le code",
  redeemedNameless: "C’est fait. Vous êtes le même joueur ici aussi.",
  redeemed: (name) => `C’est fait. Vous êtes ${name} ici aussi.`,
};
