import type { TodayMessages } from "../en/today.ts";

const players = (n: number, count: string): string => (n === 1 ? "1\u00a0joueur" : `${count}\u00a0joueurs`);

/** "dimanche 00:00" in a sentence. */
const at = (time: string): string => time.replace(" ", " à ");

export const today = (): TodayMessages => ({
  lead: "La même donne pour tout le monde ici, contre le Maître. Demain, vous pourrez comparer ce que vous en avez fait avec tous les autres, et avec le Maître à votre place.",
  same: "Une seule donne, selon les règles classiques. Le Maître donne, vous entamez. Pas de conseil, pas de coup repris, personne ne coupe\u00a0: ainsi tous ont le même paquet, et le même jeu reçoit les mêmes réponses. Elle ne compte dans aucun bilan.",
  when: (ends, until) =>
    `Les jours suivent l’heure universelle (UTC). À votre heure, vous pouvez commencer cette donne jusqu’à ${at(ends)} et finir une donne commencée jusqu’à ${at(until)}.`,
  fresh: "Pas encore jouée",
  playing: "Vous êtes en train de la jouer",
  play: "Jouer la donne",
  goOn: "Continuer",
  won: (n) =>
    n === 1 ? "Vous avez gagné 1 point de\u00a0partie" : `Vous avez gagné ${n} points de\u00a0partie`,
  lost: (n) =>
    n === 1 ? "Vous avez perdu 1 point de\u00a0partie" : `Vous avez perdu ${n} points de\u00a0partie`,
  noResult: "Pas finie à temps",
  notPlayed: "Pas jouée",
  review: "Revoir ma donne",
  reviewOf: (day) => `Revoir ma donne du ${day}`,
  othersAt: (time) =>
    `Les résultats des autres seront ici à partir de ${at(time)}, quand plus personne ne jouera cette donne.`,
  yesterday: "Hier",
  earlier: "Jours précédents",
  first: "Demain, vous trouverez ici la comparaison de la donne d’aujourd’hui.",
  counting: (time) => `Certains la jouent encore. On compare à partir de ${at(time)}.`,
  nobody: "Personne n’a joué cette donne.",
  finished: (n, count) => `${players(n, count)} ${n === 1 ? "l’a finie" : "l’ont finie"}.`,
  unfinished: (n, count) =>
    `${players(n, count)} ${n === 1 ? "l’a commencée" : "l’ont commencée"} sans la finir.`,
  standing: (better, same, worse) =>
    `Mieux que vous\u00a0: ${better}. Comme vous\u00a0: ${same}. Moins bien\u00a0: ${worse}.`,
  alone: "Vous êtes la seule personne à l’avoir finie.",
  figures: "Les résultats de tous, en points de\u00a0partie",
  result: (counters) =>
    counters > 0
      ? `${counters} ${counters === 1 ? "gagné" : "gagnés"}`
      : `${-counters} ${counters === -1 ? "perdu" : "perdus"}`,
  bar: players,
  you: "vous",
  master: "Maître",
  masterHint: "Maître\u00a0: ce qu’il a fait à cette place, contre lui-même.",
  masterSoon: "Le Maître joue encore à cette place…",
  fairTitle: "La même pour tous",
  fairText:
    "Le paquet d’un jour découle d’un secret. Son sceau, une empreinte, est montré avant, et même celui de demain\u202f; une fois la journée passée, le secret est révélé, et votre navigateur vérifie qu’il correspond.",
  sealToday: "Sceau d’aujourd’hui",
  sealTomorrow: "Sceau de demain",
  seal: "Sceau",
  secret: "Secret",
  numbers: "Sceau et secret",
  fits: "Le secret correspond au sceau que ce navigateur avait vu avant.",
  fitsTold: "Le secret correspond au sceau. Ce navigateur n’avait pas vu le sceau avant.",
  fitsNot: "Le secret ne correspond pas au sceau qui avait été montré.",
});
