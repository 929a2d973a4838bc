import type { TodayMessages } from "../en/today.ts";

const players = (n: number, count: string): string => (n === 1 ? "1\u00a0Spieler" : `${count}\u00a0Spieler`);

export const today = (): TodayMessages => ({
  lead: "Für alle hier dasselbe Spiel, gegen den Meister. Morgen kannst du vergleichen, was du daraus gemacht hast: mit allen anderen und mit dem Meister auf deinem Platz.",
  same: "Ein einziges Spiel nach den klassischen Regeln. Der Meister gibt, du spielst aus. Es gibt keine Tipps, nichts wird zurückgenommen, und niemand hebt ab: So haben alle dasselbe Paket, und wer gleich spielt, bekommt die gleichen Antworten. Für deinen Stand zählt es nicht.",
  when: (ends, until) =>
    `Die Tage gelten nach Weltzeit (UTC). Nach deiner Uhr kannst du bis ${ends} Uhr anfangen und ein begonnenes Spiel bis ${until} Uhr fertig spielen.`,
  fresh: "Noch nicht gespielt",
  playing: "Du bist mittendrin",
  play: "Jetzt spielen",
  goOn: "Weiterspielen",
  won: (n) => (n === 1 ? "Du hast 1 Punkt gewonnen" : `Du hast ${n} Punkte gewonnen`),
  lost: (n) => (n === 1 ? "Du hast 1 Punkt verloren" : `Du hast ${n} Punkte verloren`),
  noResult: "Nicht rechtzeitig fertig geworden",
  notPlayed: "Nicht gespielt",
  review: "Mein Spiel ansehen",
  reviewOf: (day) => `Mein Spiel ansehen: ${day}`,
  othersAt: (time) =>
    `Wie es den anderen ergangen ist, steht ab ${time} Uhr hier, wenn niemand mehr daran spielt.`,
  yesterday: "Gestern",
  earlier: "Frühere Tage",
  first: "Morgen findest du hier das heutige Spiel im Vergleich.",
  counting: (time) => `Manche spielen noch daran. Verglichen wird ab ${time} Uhr.`,
  nobody: "Niemand hat dieses Spiel gespielt.",
  finished: (n, count) => `${players(n, count)} ${n === 1 ? "hat" : "haben"} es fertig gespielt.`,
  unfinished: (n, count) =>
    `${players(n, count)} ${n === 1 ? "hat" : "haben"} angefangen und ${n === 1 ? "ist" : "sind"} nicht fertig geworden.`,
  standing: (better, same, worse) =>
    `Besser als du: ${better}. Gleich wie du: ${same}. Nicht so gut: ${worse}.`,
  alone: "Nur du hast es fertig gespielt.",
  figures: "Wie es allen ergangen ist, in Punkten",
  result: (counters) => (counters > 0 ? `${counters} gewonnen` : `${-counters} verloren`),
  bar: players,
  you: "du",
  master: "Meister",
  masterHint: "Meister: was er auf diesem Platz gegen sich selbst erreicht hat.",
  masterSoon: "Der Meister spielt noch auf diesem Platz\u00a0…",
  fairTitle: "Für alle gleich",
  fairText:
    "Das Paket eines Tages folgt aus einem Geheimnis. Dessen Siegel, eine Prüfsumme, steht vorher hier, sogar schon für morgen; ist der Tag vorbei, wird das Geheimnis verraten, und dein Browser prüft, ob es passt.",
  sealToday: "Siegel von heute",
  sealTomorrow: "Siegel von morgen",
  seal: "Siegel",
  secret: "Geheimnis",
  numbers: "Siegel und Geheimnis",
  fits: "Das Geheimnis passt zum Siegel, das dieser Browser vorher gesehen hat.",
  fitsTold: "Das Geheimnis passt zum Siegel. Dieser Browser hat das Siegel nicht vorher gesehen.",
  fitsNot: "Das Geheimnis passt nicht zum Siegel, das vorher gezeigt wurde.",
});
