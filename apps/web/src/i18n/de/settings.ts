import type { SettingsMessages } from "../en/settings.ts";

export const settings: SettingsMessages = {
  title: "Einstellungen",
  language: "Sprache",
  theme: "Hell oder dunkel",
  themes: { system: "Wie das Gerät", light: "Hell", dark: "Dunkel", contrast: "Starker Kontrast" },
  deck: "Farben der Karten",
  decks: {
    french: "Französisch, zwei Farben: rot und schwarz",
    four: "Vier Farben: leichter zu unterscheiden",
    german: "Doppeldeutsch",
    text: "Nur Schrift",
  },
  moveTitle: "Auf ein anderes Gerät umziehen",
  moveText: "Ein Code, einmal und zehn Minuten lang gültig, macht ein anderes Gerät zum selben Spieler.",
  showCode: "Code anzeigen",
  codeTyped: "Tippe diesen Code am anderen Gerät ein:",
  codeUntil: (time) => `Gültig bis ${time}.`,
  redeemTitle: "Ich habe einen Code von einem anderen Gerät",
  redeemText: "Dieses Gerät wird dann zu jenem Spieler.",
  redeemInstead: (name) =>
    `Dieses Gerät wird dann zu jenem Spieler. Was du hier als ${name} gespielt hast, ist von hier aus nicht mehr erreichbar.`,
  codeLabel: "Code",
  redeem: "Code verwenden",
  redeemedNameless: "Fertig. Du bist jetzt auch hier derselbe Spieler.",
  redeemed: (name) => `Fertig. Du bist jetzt auch hier ${name}.`,
};
