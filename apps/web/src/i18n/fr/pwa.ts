import type { PwaMessages } from "../en/pwa.ts";

export const pwa: PwaMessages = {
  title: "En application",
  description: "Le Schnapsen à deux, en ligne. Gratuit et sans publicité.",
  loading: "Un instant…",
  missingTitle: "Cette page n’a pas pu être chargée",
  missingNewer: "Il existe sans doute une version plus récente. Rechargez la page pour l’obtenir.",
  missingOffline: "Pas de réseau, et cette page n’est pas encore sur votre appareil.",
  languageMissing: (language) =>
    `${language}\u202f: langue impossible à charger. Elle viendra avec le retour du réseau.`,
  ready: "Une nouvelle version est prête.",
  update: "Recharger",
  later: "Plus tard",
  installText: "Bummerl peut prendre place sur votre écran d’accueil, comme toute autre application.",
  install: "Installer",
  installIos: "Dans Safari\u202f: touchez «\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0».",
  installMac: "Dans Safari\u202f: choisissez «\u00a0Ajouter au Dock\u00a0» dans le menu Fichier.",
  installed: "Bummerl est installé sur cet appareil.",
  kept: "Cartes, règles et leçons restent sur votre appareil et s’ouvrent sans réseau. Pour jouer, il faut le réseau.",
};
