import type { AppMessages } from "../en/app.ts";

export const app: AppMessages = {
  skip: "Aller au contenu",
  nav: "Pages",
  lobby: "Jouer",
  games: "Mes parties",
  saved: "Sauvegardes",
  rules: "Règles",
  learn: "Apprendre",
  settings: "Réglages",
  cards: "Cartes",
  language: "Langue",
  noName: "Sans nom",
  table: "Table",
  deal: "Donne terminée",
  notFound: "Cette page n’existe pas",
  notFoundText: "L’adresse est peut-être mal tapée, ou la page a disparu.",
  toLobby: "Vers l’accueil",
  connecting: "Connexion…",
  restarting: "Le serveur redémarre. La suite vient d’elle-même dans un instant.",
  outdated: "Il existe une version plus récente de cette page.",
  reload: "Recharger",
  notices: "Nouvelles",
  joined: (name) => `${name} a pris place à votre table`,
  paired: "Un partenaire a été trouvé",
  resume: (name) => `${name} a ouvert votre partie sauvegardée`,
  toTable: "À la table",
  dismiss: "Masquer",
  serverAway: (time) =>
    `Pas de connexion au serveur depuis ${time}. Nouvel essai automatique\u202f; rien n’est perdu.`,
  networkAway: (time) =>
    `Pas de connexion\u00a0: cet appareil n’a plus de réseau depuis ${time}. Nouvel essai automatique\u202f; rien n’est perdu.`,
};
