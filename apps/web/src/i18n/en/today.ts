const players = (n: number, count: string): string => (n === 1 ? "1\u00a0player" : `${count}\u00a0players`);

/** `n` is a number to choose the words by, `count` the same as it is written. */
export const today = () => ({
  lead: "The same deal for everybody here, against the Master. Tomorrow you can compare what you made of it with all the others, and with the Master in your seat.",
  same: "One deal by the classic rules. The Master deals, you lead. There are no hints, nothing is taken back and nobody cuts: so all have the same pack, and the same play meets the same answers. It counts in no tally.",
  when: (ends: string, until: string) =>
    `Days are counted by world time (UTC). By your clock this deal may be begun until ${ends}, and what was begun may be finished until ${until}.`,
  fresh: "Not played yet",
  playing: "You are in the middle of it",
  play: "Play the deal",
  goOn: "Go on playing",
  won: (n: number) => (n === 1 ? "You won 1 counter" : `You won ${n} counters`),
  lost: (n: number) => (n === 1 ? "You lost 1 counter" : `You lost ${n} counters`),
  noResult: "Not finished in time",
  notPlayed: "Not played",
  review: "Look at my deal",
  reviewOf: (day: string) => `Look at my deal of ${day}`,
  othersAt: (time: string) =>
    `You will see how the others did from ${time} on, when nobody is playing it any more.`,
  yesterday: "Yesterday",
  earlier: "Earlier days",
  first: "Tomorrow you will find here how everybody played today’s deal.",
  counting: (time: string) => `Some are still playing it. It is compared from ${time} on.`,
  nobody: "Nobody played this deal.",
  finished: (n: number, count: string) => `${players(n, count)} finished it.`,
  unfinished: (n: number, count: string) => `${players(n, count)} began and did not finish.`,
  standing: (better: string, same: string, worse: string) =>
    `Better than you: ${better}. The same as you: ${same}. Worse than you: ${worse}.`,
  alone: "You were the only one to finish it.",
  figures: "How everybody did, in counters",
  result: (counters: number) => (counters > 0 ? `won ${counters}` : `lost ${-counters}`),
  bar: (n: number, count: string) => players(n, count),
  you: "you",
  master: "Master",
  masterHint: "The Master: how it did in this seat against itself.",
  masterSoon: "The Master is still playing this seat…",
  fairTitle: "Fair for all",
  fairText:
    "The pack of a day follows from a secret. Its seal, a hash, is shown beforehand, even that of tomorrow’s deal; when the day is over the secret is shown, and your browser checks that it fits.",
  sealToday: "Today’s seal",
  sealTomorrow: "Tomorrow’s seal",
  seal: "Seal",
  secret: "Secret",
  numbers: "Seal and secret",
  fits: "The secret fits the seal that this browser had seen before.",
  fitsTold: "The secret fits the seal. This browser had not seen the seal beforehand.",
  fitsNot: "The secret does not fit the seal that was shown before.",
});
export type TodayMessages = ReturnType<typeof today>;
