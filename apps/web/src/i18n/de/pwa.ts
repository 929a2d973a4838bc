import type { PwaMessages } from "../en/pwa.ts";

export const pwa: PwaMessages = {
  title: "Als App",
  description: "Schnapsen zu zweit, online. Gratis und ohne Werbung.",
  loading: "Einen Moment\u00a0…",
  missingTitle: "Diese Seite konnte nicht geladen werden",
  missingNewer: "Wahrscheinlich gibt es eine neuere Version. Mit „Neu\u00a0laden“ bekommst du sie.",
  missingOffline: "Das Netz ist weg, und diese Seite liegt noch nicht auf deinem Gerät.",
  languageMissing: (language) =>
    `${language} konnte nicht geladen werden. Es kommt, sobald das Netz wieder da ist.`,
  ready: "Eine neue Version ist bereit.",
  update: "Neu laden",
  later: "Später",
  installText: "Bummerl kann wie jede andere App auf deinem Startbildschirm liegen.",
  install: "Installieren",
  installIos: "In Safari: auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“.",
  installMac: "In Safari: im Menü „Ablage“ auf „Zum Dock hinzufügen“.",
  installed: "Bummerl ist auf diesem Gerät installiert.",
  kept: "Karten, Regeln und Lektionen liegen auf deinem Gerät und gehen auch ohne Netz auf. Zum Spielen braucht es das Netz.",
};
