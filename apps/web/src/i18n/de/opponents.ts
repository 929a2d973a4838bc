import type { Naming } from "../en/index.ts";
import type { OpponentsMessages } from "../en/opponents.ts";

const build = (): OpponentsMessages => ({
  levelLegend: "Wie gut soll er sein?",
  levels: {
    beginner: "Spielt vernünftige Karten, vergisst, was schon weg ist, und dreht selten zu.",
    hobby: "Merkt sich die Atout und die großen Karten und sagt an, was er kann.",
    regulars: "Zählt jede Karte und jedes Auge mit, dreht mit Grund zu und macht im Endspiel keinen Fehler.",
    master: "Wägt ab, wie die Karten noch liegen können, und spielt auf das ganze Bummerl.",
  },
  dealerLegend: "Wer gibt zuerst?",
  dealers: { random: "Das Los", me: "Du", computer: "Der Computer" },
  paceLegend: "Wie schnell spielt er?",
  paces: { natural: "Wie ein Mensch", short: "Flott", none: "Sofort" },
  rulesTitle: (name) => `Regeln: ${name}`,
  rulesHint: "Regeln ändern",
  hereLabel: "Nur auf diesem Gerät",
  hereHint: "Geht auch ohne Verbindung weiter und bleibt nur in diesem Browser.",
  hereAway: "Gerade gibt es keine Verbindung, darum wird auf diesem Gerät gespielt.",
  serverHint: "Liegt am Server: Du kannst auf jedem deiner Geräte weiterspielen.",
  play: "Jetzt spielen",
});

export const opponents: Readonly<Record<Naming, OpponentsMessages>> = { french: build(), german: build() };
