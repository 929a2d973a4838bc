import type { BummerlKind } from "@bummerl/engine";
import type { TableMessages } from "../en/table.ts";
import { counters, first, of, plural, says, saysFirst, the } from "./words.ts";

const kinds: Readonly<Record<BummerlKind, string>> = {
  plain: "Bummerl",
  schneider: "Schneider",
  retourschneider: "Retourschneider",
};

export const table: TableMessages = {
  title: "Table de jeu",
  kinds,
  you: "Vous",
  actions: {
    undo: "Reprendre le coup",
    hint: "Conseil",
    settings: "Réglages",
    rules: "Règles de cette table",
    marriage: "Mariage",
    exchange: "Échanger",
    close: "Fermer",
    claim: "66",
    settle: "Compter",
    next: "Donne suivante",
    playOn: "Rejouer",
    goOn: "Continuer",
    giveUp: "Abandonner la donne",
    resign: "Abandonner la manche",
    save: "Sauvegarder",
    leave: "Quitter",
    resume: "Reprendre",
    takeBummerl: "Prendre la manche",
    wait: "Attendre",
    saveForLater: "Sauvegarder pour plus tard",
    lastTrick: "Dernier pli",
    history: "La donne jusqu’ici",
    help: "Aide",
    menu: "Menu",
    tricks: (count) => plural(count, "pli", "plis"),
    cancel: "Annuler",
    done: "Terminé",
  },
  areas: {
    opponent: (name) => `Côté ${of(name)}`,
    trick: "Pli",
    stock: "Talon",
    upCard: "Retourne",
    hand: "Votre main",
    actions: "Ce que vous pouvez faire",
    score: "Score",
    history: "La donne jusqu’ici",
    result: "Résultat de la donne",
    announcements: "Annonces",
    hidden: (count) => plural(count, "carte cachée", "cartes cachées"),
  },
  stock: {
    left: (count) => plural(count, "carte", "cartes"),
    closed: "fermé",
    closedBy: (who) => says(who, "Fermé par vous", (n) => `Fermé par ${n}`),
    usedUp: "Épuisé",
    trump: (suit) => `Atout\u00a0: ${suit}`,
    trumpWord: "Atout",
  },
  points: {
    label: (points) => plural(points, "point", "points"),
    pending: (points) => `${points} en attente`,
    pendingLong: (points) => `${points} points de mariage compteront au premier pli gagné`,
  },
  score: {
    mat: "Qui perd une manche reçoit une pastille.",
    toGo: (count) => `encore ${count}`,
    won: (count, target) => `${count} sur ${target}`,
    counters: "Points de partie",
    countersOf: (name, text) => `${name}\u00a0: ${text}`,
    tally: "Manches",
    tallyLong: (yours, theirs, name) => `Manches gagnées\u00a0: vous ${yours}, ${the(name)} ${theirs}`,
    allTables: (yours, theirs, name) =>
      `Manches à toutes vos tables\u00a0: vous ${yours}, ${the(name)} ${theirs}`,
    byValue: "en valeur",
  },
  presence: { here: "présent", away: "absent" },
  link: {
    connecting: "Connexion\u00a0…",
    down: "Pas de connexion. Elle revient toute seule\u202f; rien n’est perdu.",
  },
  clock: {
    label: (name, time) => `Temps ${of(name)}\u00a0: ${time}`,
    yours: (time) => `Votre temps\u00a0: ${time}`,
    bank: (time) => `réserve ${time}`,
    onBank: "sur la réserve",
    up: "temps écoulé",
  },
  stake: {
    title: "En jeu",
    both: (who, made, failed) =>
      saysFirst(
        who,
        `Vous avez fermé\u00a0: ${made} pour vous, ${failed} contre vous`,
        (n) => `${n} a fermé\u00a0: ${made} en cas de réussite, sinon ${failed} pour vous`,
      ),
    failedOnly: (who, failed) =>
      saysFirst(
        who,
        `Fermé\u00a0: ${failed} contre vous en cas d’échec`,
        (n) => `${n} a fermé\u00a0: ${failed} pour vous en cas d’échec`,
      ),
  },
  turn: {
    demand: {
      beat: (suit) => `À vous\u00a0: fournir à ${suit} et monter`,
      follow: (suit) => `À vous\u00a0: fournir à ${suit}`,
      trump: (suit) => `À vous\u00a0: pas de ${suit}, il faut couper`,
      any: (suit) => `À vous\u00a0: pas de ${suit}, toute carte va`,
    },
    youLead: "À vous d’entamer",
    youFollow: "À vous de répondre",
    youSettle: "Dernier pli à vous\u00a0: 66 ou compter",
    other: (name) => `Au tour ${of(name)}`,
    none: "",
  },
  marriage: {
    pendingHint: "Il compte dès que vous avez gagné un pli.",
    onlyOne: "Selon ces règles, c’est cette carte qu’on entame.",
    title: "Annoncer un mariage",
    pair: (suit, points) => `${suit}\u00a0: ${points}`,
    choose: "Quelle carte entamez-vous\u202f?",
    lead: (card) => `Entamer\u00a0: ${card}`,
    withClaim: (suit) => `${suit} et 66`,
    withClaimHint: "Avec 66, rien n’est joué\u00a0: la donne se termine aussitôt.",
  },
  confirm: {
    close: {
      title: "Fermer le talon\u202f?",
      text: "Personne ne pioche plus et le jeu devient strict. Si vous n’atteignez pas 66, l’autre joueur gagne.",
      yes: "Fermer maintenant",
    },
    claim: {
      title: "Annoncer 66\u202f?",
      text: "La donne se termine aussitôt. Si vous avez moins de 66, l’autre joueur gagne.",
      yes: "Annoncer 66",
    },
    giveUp: {
      title: "Abandonner cette donne\u202f?",
      text: "L’autre joueur marque ce que 66 lui vaudrait maintenant.",
      yes: "Abandonner maintenant",
    },
    resign: {
      title: "Abandonner toute la manche\u202f?",
      text: "L’autre joueur gagne cette manche.",
      yes: "Abandonner la manche",
    },
    leave: {
      title: "Quitter cette table\u202f?",
      text: "La partie s’arrête ici pour les deux. Les manches restent comptées.",
      yes: "Quitter maintenant",
    },
    takeBummerl: {
      title: "Prendre la manche\u202f?",
      text: "Le temps de l’autre joueur est écoulé. La manche est à vous si vous la prenez.",
      yes: "Prendre maintenant",
    },
  },
  waiting: {
    firstDeal: "On coupe le paquet\u00a0…",
    nextPressed: (name) => `En attente ${of(name)}\u00a0…`,
    otherReady: (name) => `${first(name)} est prêt pour la donne suivante.`,
    otherPlaysOn: (name) => `${first(name)} veut rejouer.`,
    savedTitle: "Cette partie est sauvegardée",
    savedText: "Elle reprend exactement ici dès que vous l’aurez ouverte tous les deux.",
    resumeAsked: (name) => `${first(name)} a ouvert la partie et vous attend.`,
    youResume: (name) => `En attente que ${the(name)} ouvre la partie.`,
    endedTitle: "Cette table est fermée",
    ended: (who) => saysFirst(who, "Vous avez quitté la table.", (n) => `${n} a quitté la table.`),
    endedPlain: "On ne joue plus ici.",
    saveAsked: (who) =>
      saysFirst(
        who,
        "Vous souhaitez sauvegarder. Le jeu continue jusqu’à l’accord de l’autre joueur.",
        (n) => `${n} souhaite sauvegarder la partie.`,
      ),
    offer: (name) => `Le temps ${of(name)} est écoulé`,
    offerText: "Vous pouvez attendre, sauvegarder pour plus tard ou prendre la manche.",
    offerYours: "Votre temps est écoulé. Jouez avant que l’autre joueur ne décide.",
    loading: "Vous prenez place\u00a0…",
  },
  result: {
    kindMeans: {
      schneider: "Le perdant n’a pas marqué un seul point.",
      retourschneider: "Il ne manquait qu’un point, et la manche a tout de même été perdue.",
    },
    wins: (who, count) =>
      saysFirst(who, `Vous gagnez ${counters(count)}`, (n) => `${n} gagne ${counters(count)}`),
    reasonBy: (reason, winner, loser) =>
      ({
        claim: saysFirst(winner, "Vous avez annoncé 66.", (n) => `${n} a annoncé 66.`),
        auto: saysFirst(winner, "Vous avez atteint 66.", (n) => `${n} a atteint 66.`),
        falseClaim: saysFirst(
          loser,
          "Vous avez annoncé 66 sans les avoir.",
          (n) => `${n} a annoncé 66 sans les avoir.`,
        ),
        closedFailed: saysFirst(
          loser,
          "Vous avez fermé et n’avez pas réussi.",
          (n) => `${n} a fermé et n’a pas réussi.`,
        ),
        opponentOut: saysFirst(
          winner,
          "Vous aviez 66 avant celui qui a fermé.",
          (n) => `${n} avait 66 avant celui qui a fermé.`,
        ),
        lastTrick: saysFirst(
          winner,
          "Vous avez gagné le dernier pli.",
          (n) => `${n} a gagné le dernier pli.`,
        ),
        giveUp: saysFirst(loser, "Vous avez abandonné la donne.", (n) => `${n} a abandonné la donne.`),
      })[reason],
    broken: "La donne a été interrompue",
    bummerl: (who, kind) =>
      saysFirst(who, "Vous gagnez la manche", (n) => `${n} gagne la manche`) +
      (kind === "plain" ? "" : `\u00a0: ${kinds[kind]}`),
    how: {
      played: "La manche a été jouée jusqu’au bout.",
      resigned: "La manche a été abandonnée.",
      timeUp: "Le temps était écoulé.",
    },
    worth: (value) => `Elle compte pour ${value}.`,
    toGo: "Points de partie",
  },
  review: {
    go: "Revoir cette donne",
    clockRuns: "Votre temps continue de courir.",
    waitsFor: (name) => `${first(name)} attend votre retour.`,
    mayBegin: (name) => `Si ${the(name)} continue entre-temps, la partie reprend à la table.`,
  },
  tricks: {
    title: "Plis gagnés",
    yours: "Vos plis",
    theirs: (name) => `Plis ${of(name)}`,
    none: "Il n’y a aucun pli à regarder.",
    hidden: "face cachée",
    last: "Le dernier pli",
    line: (led, answer) => `${led}, ${answer}`,
  },
};
