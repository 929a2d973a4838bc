import type { SettingsMessages } from "../en/settings.ts";

export const settings: SettingsMessages = {
  title: "Réglages",
  language: "Langue",
  groups: { look: "Apparence", play: "À la table", motion: "Mouvement", sound: "Son et vibration" },
  preferences: {
    theme: {
      label: "Lumière",
      hint: "La même pièce de jour ou à la lampe, ou en noir, blanc et jaune.",
      values: { system: "Comme l’appareil", light: "Clair", dark: "Sombre", contrast: "Contraste élevé" },
    },
    deck: {
      label: "Cartes",
      hint: "Pour vos yeux seulement\u00a0: l’autre joueur choisit les siennes. Tous les textes nomment les cartes comme votre jeu.",
      values: {
        french: "Françaises, deux couleurs",
        four: "Françaises, quatre couleurs",
        german: "Allemandes doubles",
        text: "Lettres seules",
      },
      hints: {
        french: "Rouge et noir, comme partout.",
        four: "Carreaux bleus, trèfles verts\u00a0: plus faciles à distinguer.",
        german: "Cœurs, feuilles, grelots, glands, avec Ober et Unter.",
        text: "De grandes lettres et des mots, pour les yeux fatigués et les connexions lentes.",
      },
    },
    cardIndex: {
      label: "Lettres sur les images",
      hint: "Les grandes se lisent à bout de bras, même quand les cartes se recouvrent.",
      values: { normal: "Comme imprimées", big: "Grandes" },
    },
    handOrder: {
      label: "Ordre de votre main",
      hint: "Comment vos cinq cartes sont rangées.",
      values: { suit: "Par couleur, atout d’abord", rank: "Par valeur", dealt: "Comme distribuées" },
    },
    thumb: {
      label: "Le pouce qui joue",
      hint: "Le talon et les boutons sont de son côté.",
      values: { right: "Droit", left: "Gauche" },
    },
    trickStay: {
      label: "Un pli terminé reste",
      hint: "Le temps de le regarder avant la suite. Vous pouvez toujours jouer plus tôt.",
      values: {
        short: "Brièvement",
        normal: "Un moment",
        long: "Longtemps",
        tap: "Jusqu’à ce que je touche",
      },
    },
    secondStep: {
      label: "Avant ce qui peut vous coûter cher",
      hint: "Fermer, abandonner, et annoncer 66 quand les règles punissent l’erreur.",
      values: { ask: "Me redemander", confident: "Tout de suite" },
    },
    letters: {
      label: "Raccourcis d’une seule lettre",
      hint: "À désactiver si vous dictez ou touchez le clavier par mégarde. Flèches, Entrée et Échap marchent toujours.",
      values: { on: "Oui", off: "Non" },
    },
    usualRules: {
      label: "Vos règles habituelles",
      hint: "Ce qui diffère à une table vous est montré avant de vous y asseoir.",
      none: "Aucune préférence",
    },
    motion: {
      label: "Rythme",
      hint: "La vitesse des cartes. Si votre appareil demande moins de mouvement, rien ne bouge.",
      values: { off: "Aucun mouvement", fast: "Rapide", normal: "Normal", slow: "Lent" },
    },
    sound: {
      label: "Son",
      hint: "De brefs sons quand les cartes tombent et quand c’est à vous.",
      values: { off: "Aucun", low: "Faible", normal: "Normal" },
    },
    vibration: {
      label: "Vibration",
      hint: "Le téléphone frémit quand c’est à vous.",
      values: { off: "Non", on: "Oui" },
    },
  },
  trySound: "Écouter",
  sample: "Voici vos cartes",
  allCards: "Voir les vingt cartes",
  moveTitle: "Passer sur un autre appareil",
  moveText:
    "Avec un code, vous êtes le même joueur sur un autre appareil. Il est valable une fois, pendant dix minutes.",
  showCode: "Afficher un code",
  codeTyped: "Tapez ce code sur l’autre appareil\u00a0:",
  codeUntil: (time) => `Valable jusqu’à ${time}.`,
  redeemTitle: "J’ai un code d’un autre appareil",
  redeemText: "Vous serez alors ici le même joueur que là-bas.",
  redeemInstead: (name) =>
    `Vous serez alors ici le même joueur que là-bas. Ce que vous avez joué ici comme ${name} n’y sera plus accessible.`,
  codeLabel: "Code",
  redeem: "Utiliser le code",
  redeemedNameless: "C’est fait. Vous êtes le même joueur ici aussi.",
  redeemed: (name) => `C’est fait. Vous êtes ${name} ici aussi.`,
};
