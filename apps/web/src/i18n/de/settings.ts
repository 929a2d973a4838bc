import type { SettingsMessages } from "../en/settings.ts";

export const settings: SettingsMessages = {
  title: "Einstellungen",
  language: "Sprache",
  groups: { look: "Aussehen", play: "Am Tisch", motion: "Bewegung", sound: "Ton und Vibration" },
  preferences: {
    theme: {
      label: "Licht",
      hint: "Derselbe Raum bei Tag oder bei Lampenlicht, oder schwarz, weiß und gelb.",
      values: { system: "Wie das Gerät", light: "Hell", dark: "Dunkel", contrast: "Starker Kontrast" },
    },
    deck: {
      label: "Karten",
      hint: "Nur für deine Augen: der andere wählt selbst. Alle Texte nennen die Karten so, wie sie auf deinen Bildern heißen.",
      values: {
        french: "Französisch, zwei Farben",
        four: "Französisch, vier Farben",
        german: "Doppeldeutsch",
        text: "Nur Schrift",
      },
      hints: {
        french: "Rot und schwarz, wie überall.",
        four: "Karo blau, Treff grün: leichter zu unterscheiden.",
        german: "Herz, Laub, Schelle, Eichel; mit Ober und Unter.",
        text: "Große Buchstaben und Wörter, für müde Augen und langsame Leitungen.",
      },
    },
    cardIndex: {
      label: "Buchstaben auf den Bildern",
      hint: "Große liest du auf Armlänge, auch wo Karten übereinander liegen.",
      values: { normal: "Wie gedruckt", big: "Groß" },
    },
    handOrder: {
      label: "Ordnung deines Blatts",
      hint: "Wie deine fünf Karten liegen.",
      values: { suit: "Nach Farbe, Atout zuerst", rank: "Nach Wert", dealt: "Wie gegeben" },
    },
    thumb: {
      label: "Der Daumen, der spielt",
      hint: "Talon und Tasten liegen auf seiner Seite.",
      values: { right: "Rechts", left: "Links" },
    },
    trickStay: {
      label: "Ein fertiger Stich bleibt liegen",
      hint: "So lange kannst du ihn anschauen, bevor es weitergeht. Früher weiterspielen kannst du immer.",
      values: { short: "Kurz", normal: "Eine Weile", long: "Lang", tap: "Bis ich tippe" },
    },
    secondStep: {
      label: "Vor Schritten, die etwas kosten können",
      hint: "Zudrehen, aufgeben und 66 ausmelden, wo die Regeln einen Irrtum bestrafen.",
      values: { ask: "Noch einmal fragen", confident: "Sofort tun" },
    },
    letters: {
      label: "Einzelne Buchstaben als Tasten",
      hint: "Schalt sie aus, wenn du diktierst oder leicht danebengreifst. Pfeile, Eingabe und Escape gehen immer.",
      values: { on: "Ein", off: "Aus" },
    },
    usualRules: {
      label: "Deine gewohnten Regeln",
      hint: "Was an einem Tisch anders ist, siehst du, bevor du dich hinsetzt.",
      none: "Kein bestimmtes Regelwerk",
    },
    motion: {
      label: "Tempo",
      hint: "Wie schnell sich Karten bewegen. Verlangt dein Gerät weniger Bewegung, bewegt sich nichts.",
      values: { off: "Keine Bewegung", fast: "Schnell", normal: "Normal", slow: "Langsam" },
    },
    sound: {
      label: "Ton",
      hint: "Kurze Töne, wenn Karten fallen und wenn du an der Reihe bist.",
      values: { off: "Aus", low: "Leise", normal: "Normal" },
    },
    vibration: {
      label: "Vibration",
      hint: "Das Handy rührt sich, wenn du an der Reihe bist.",
      values: { off: "Aus", on: "Ein" },
    },
  },
  trySound: "Anhören",
  sample: "So sehen deine Karten aus",
  allCards: "Alle zwanzig Karten ansehen",
  moveTitle: "Auf ein anderes Gerät umziehen",
  moveText:
    "Mit einem Code bist du auf einem anderen Gerät derselbe Spieler. Er gilt einmal und zehn Minuten lang.",
  showCode: "Code anzeigen",
  codeTyped: "Tippe diesen Code am anderen Gerät ein:",
  codeUntil: (time) => `Gültig bis ${time}.`,
  redeemTitle: "Ich habe einen Code von einem anderen Gerät",
  redeemText: "Dann bist du hier derselbe Spieler wie dort.",
  redeemInstead: (name) =>
    `Dann bist du hier derselbe Spieler wie dort. Was du hier als ${name} gespielt hast, ist von hier aus nicht mehr erreichbar.`,
  codeLabel: "Code",
  redeem: "Code verwenden",
  redeemedNameless: "Fertig. Du bist jetzt auch hier derselbe Spieler.",
  redeemed: (name) => `Fertig. Du bist jetzt auch hier ${name}.`,
};
