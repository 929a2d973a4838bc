import type { ErrorsMessages } from "../en/errors.ts";

export const errors: ErrorsMessages = {
  offline: "Le serveur est injoignable pour le moment.",
  noSession: "Votre visite est terminée. Rechargez la page.",
  badMessage: "Le serveur n’a pas compris cette page. Rechargez-la.",
  protocolTooOld: "Cette page est trop ancienne pour le serveur. Rechargez-la.",
  tooMany: "C’était trop souvent. Attendez un peu et réessayez.",
  busy: "Le serveur est occupé. Réessayez dans un instant.",
  unknownTable: "Cette table n’existe pas.",
  unknownCode: "Aucune table ouverte n’a ce code. Quelqu’un a peut-être été plus rapide.",
  notSeated: "Vous n’êtes pas assis à cette table.",
  nameNeeded: "Choisissez d’abord un nom.",
  badName: "Ce nom ne convient pas : 1 à 20 caractères, dont au moins un visible.",
  badRules: "Ces règles se contredisent.",
  badTransferCode: "Ce code est faux, déjà utilisé ou vieux de plus de dix minutes.",
  serverError: "Le serveur a échoué. Réessayez.",
  tableFull: "Quelqu’un a été plus rapide : cette table est prise.",
  alreadySeated: "Vous êtes déjà assis à cette table.",
  nameTaken: "L’autre joueur porte le même nom. Choisissez-en un autre.",
  other: "Cela n’a pas marché.",
};
