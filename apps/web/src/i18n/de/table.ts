import type { BummerlKind } from "@bummerl/engine";
import type { TableMessages } from "../en/table.ts";
import { capital } from "../en/words.ts";
import { counters, den, der, first, plural, saysFirst, von } from "./words.ts";

const kinds: Readonly<Record<BummerlKind, string>> = {
  plain: "Bummerl",
  schneider: "Schneider",
  retourschneider: "Retourschneider",
};

export const table: TableMessages = {
  title: "Spieltisch",
  kinds,
  you: "Du",
  actions: {
    undo: "Zurücknehmen",
    hint: "Tipp",
    settings: "Einstellungen",
    rules: "Regeln an diesem Tisch",
    marriage: "Ansagen",
    exchange: "Rauben",
    close: "Zudrehen",
    claim: "66",
    settle: "Abrechnen",
    next: "Weiter",
    playOn: "Weiterspielen",
    goOn: "Weiterspielen",
    giveUp: "Spiel aufgeben",
    resign: "Bummerl aufgeben",
    save: "Speichern",
    leave: "Aufstehen",
    resume: "Fortsetzen",
    takeBummerl: "Bummerl nehmen",
    wait: "Warten",
    saveForLater: "Für später speichern",
    lastTrick: "Letzter Stich",
    history: "Bisher gespielt",
    help: "Hilfe",
    menu: "Menü",
    tricks: (count) => plural(count, "Stich", "Stiche"),
    cancel: "Abbrechen",
    done: "Fertig",
  },
  areas: {
    opponent: (name) => `Platz ${von(name)}`,
    trick: "Stich",
    stock: "Talon",
    upCard: "Aufgedeckte Atoutkarte",
    hand: "Dein Blatt",
    actions: "Was du tun kannst",
    score: "Stand",
    history: "Bisher gespielt",
    result: "Ergebnis des Spiels",
    announcements: "Ansagen",
    hidden: (count) => plural(count, "verdeckte Karte", "verdeckte Karten"),
  },
  stock: {
    left: (count) => plural(count, "Karte", "Karten"),
    closed: "zugedreht",
    closedBy: (who) => (who === null ? "Von dir zugedreht" : `${capital(von(who))} zugedreht`),
    usedUp: "Aufgebraucht",
    trump: (suit) => `Atout: ${suit}`,
    trumpWord: "Atout",
  },
  points: {
    label: (points) => plural(points, "Auge", "Augen"),
    pending: (points) => `${points} offen`,
    pendingLong: (points) => `${points} angesagte Augen zählen nach dem ersten Stich`,
  },
  score: {
    mat: "Wer ein Bummerl verliert, bekommt einen Tupfen.",
    toGo: (count) => `noch ${count}`,
    won: (count, target) => `${count} von ${target}`,
    counters: "Punkte",
    countersOf: (name, text) => `${name}: ${text}`,
    tally: "Bummerl",
    tallyLong: (yours, theirs, name) => `Gewonnene Bummerl: du ${yours}, ${der(name)} ${theirs}`,
    allTables: (yours, theirs, name) => `Bummerl an allen Tischen: du ${yours}, ${der(name)} ${theirs}`,
    byValue: "nach Wert",
  },
  presence: { here: "da", away: "weg" },
  link: {
    connecting: "Verbinde\u00a0…",
    down: "Keine Verbindung. Sie kommt von selbst wieder; es geht nichts verloren.",
  },
  clock: {
    label: (name, time) => `Zeit ${von(name)}: ${time}`,
    yours: (time) => `Deine Zeit: ${time}`,
    bank: (time) => `Vorrat ${time}`,
    onBank: "aus dem Vorrat",
    up: "Zeit ist um",
  },
  stake: {
    title: "Es geht um",
    both: (who, made, failed) =>
      saysFirst(
        who,
        `Du hast zugedreht: ${made} für dich, ${failed} gegen dich`,
        (n) => `${n} hat zugedreht: ${made}, wenn es gelingt, sonst ${failed} für dich`,
      ),
    failedOnly: (who, failed) =>
      saysFirst(
        who,
        `Zugedreht: misslingt es, ${failed} gegen dich`,
        (n) => `${n} hat zugedreht: misslingt es, ${failed} für dich`,
      ),
  },
  turn: {
    demand: {
      beat: (suit) => `Du gibst zu: ${suit}, und zwar höher`,
      follow: (suit) => `Du gibst zu: ${suit} bedienen`,
      trump: (suit) => `Ohne ${suit}: du musst stechen`,
      any: (suit) => `Ohne ${suit}: jede Karte geht`,
    },
    youLead: "Du spielst aus",
    youFollow: "Du gibst zu",
    youSettle: "Dein letzter Stich: 66 oder abrechnen",
    other: (name) => `${first(name)} ist an der Reihe`,
    none: "",
  },
  marriage: {
    pendingHint: "Zählt, sobald du einen Stich gemacht hast.",
    onlyOne: "Nach diesen Regeln wird diese Karte ausgespielt.",
    title: "Zwanziger oder Vierziger ansagen",
    pair: (suit, points) => `${suit}: ${points}`,
    choose: "Welche Karte spielst du aus?",
    lead: (card) => `${card} ausspielen`,
    withClaim: (suit) => `${suit} und 66`,
    withClaimHint: "Mit 66 wird nichts ausgespielt: Das Spiel endet sofort.",
  },
  confirm: {
    close: {
      title: "Talon zudrehen?",
      text: "Niemand zieht mehr, ab jetzt wird streng gespielt. Erreichst du 66 nicht, gewinnt der andere.",
      yes: "Jetzt zudrehen",
    },
    claim: {
      title: "66 ausmelden?",
      text: "Das Spiel endet sofort. Hast du weniger als 66, gewinnt der andere.",
      yes: "66 ausmelden",
    },
    giveUp: {
      title: "Dieses Spiel aufgeben?",
      text: "Der andere schreibt, was er jetzt für 66 bekäme.",
      yes: "Jetzt aufgeben",
    },
    resign: {
      title: "Das ganze Bummerl aufgeben?",
      text: "Der andere gewinnt dieses Bummerl.",
      yes: "Bummerl jetzt aufgeben",
    },
    leave: {
      title: "Vom Tisch aufstehen?",
      text: "Dann ist hier für beide Schluss. Die Bummerl bleiben gezählt.",
      yes: "Jetzt aufstehen",
    },
    takeBummerl: {
      title: "Das Bummerl nehmen?",
      text: "Die Zeit des anderen ist um. Wenn du es nimmst, gehört das Bummerl dir.",
      yes: "Jetzt nehmen",
    },
  },
  waiting: {
    firstDeal: "Es wird abgehoben\u00a0…",
    nextPressed: (name) => `Warten auf ${den(name)}\u00a0…`,
    otherReady: (name) => `${first(name)} ist bereit für das nächste Spiel.`,
    otherPlaysOn: (name) => `${first(name)} möchte weiterspielen.`,
    savedTitle: "Die Partie ist gespeichert",
    savedText: "Es geht genau hier weiter, sobald ihr beide sie geöffnet habt.",
    resumeAsked: (name) => `${first(name)} hat die Partie geöffnet und wartet auf dich.`,
    youResume: (name) => `Warten, bis ${der(name)} die Partie öffnet.`,
    endedTitle: "Dieser Tisch ist geschlossen",
    ended: (who) => saysFirst(who, "Du bist aufgestanden.", (n) => `${n} ist aufgestanden.`),
    endedPlain: "Hier wird nicht mehr gespielt.",
    saveAsked: (who) =>
      saysFirst(
        who,
        "Du möchtest speichern. Bis der andere zustimmt, geht es weiter.",
        (n) => `${n} möchte die Partie speichern.`,
      ),
    offer: (name) => `Die Zeit ${von(name)} ist um`,
    offerText: "Du kannst warten, die Partie für später speichern oder das Bummerl nehmen.",
    offerYours: "Deine Zeit ist um. Spiel eine Karte, bevor der andere sich entscheidet.",
    loading: "Platz nehmen\u00a0…",
  },
  result: {
    kindMeans: {
      schneider: "Der Verlierer hat keinen einzigen Punkt gemacht.",
      retourschneider: "Nur ein Punkt hat noch gefehlt, und dann war es doch verloren.",
    },
    wins: (who, count) =>
      saysFirst(who, `Du gewinnst ${counters(count)}`, (n) => `${n} gewinnt ${counters(count)}`),
    reasonBy: (reason, winner, loser) =>
      ({
        claim: saysFirst(winner, "Du hast ausgemeldet.", (n) => `${n} hat ausgemeldet.`),
        auto: saysFirst(winner, "Du hast 66 erreicht.", (n) => `${n} hat 66 erreicht.`),
        falseClaim: saysFirst(loser, "Du hast falsch ausgemeldet.", (n) => `${n} hat falsch ausgemeldet.`),
        closedFailed: saysFirst(
          loser,
          "Du hast zugedreht und es nicht geschafft.",
          (n) => `${n} hat zugedreht und es nicht geschafft.`,
        ),
        opponentOut: saysFirst(
          winner,
          "Du hattest 66 vor dem, der zugedreht hat.",
          (n) => `${n} hatte 66 vor dem, der zugedreht hat.`,
        ),
        lastTrick: saysFirst(
          winner,
          "Du hast den letzten Stich gemacht.",
          (n) => `${n} hat den letzten Stich gemacht.`,
        ),
        giveUp: saysFirst(loser, "Du hast das Spiel aufgegeben.", (n) => `${n} hat das Spiel aufgegeben.`),
      })[reason],
    broken: "Das Spiel wurde abgebrochen",
    bummerl: (who, kind) =>
      saysFirst(who, "Du gewinnst das Bummerl", (n) => `${n} gewinnt das Bummerl`) +
      (kind === "plain" ? "" : `: ${kinds[kind]}`),
    how: {
      played: "Das Bummerl wurde ausgespielt.",
      resigned: "Das Bummerl wurde aufgegeben.",
      timeUp: "Die Zeit war um.",
    },
    worth: (value) => `Es zählt ${value}.`,
    toGo: "Punkte jetzt",
  },
  review: {
    go: "Dieses Spiel durchsehen",
    clockRuns: "Deine Zeit läuft inzwischen weiter.",
    waitsFor: (name) => `${first(name)} wartet, bis du zurück bist.`,
    mayBegin: (name) => `Wenn ${der(name)} inzwischen weitermacht, geht es am Tisch los.`,
  },
  tricks: {
    title: "Gewonnene Stiche",
    yours: "Deine Stiche",
    theirs: (name) => `Stiche ${von(name)}`,
    none: "Es gibt keinen Stich anzusehen.",
    hidden: "verdeckt",
    last: "Der letzte Stich",
    line: (led, answer) => `${led}, ${answer}`,
  },
};
