import type { BummerlKind } from "@bummerl/engine";
import type { AnnounceMessages } from "../en/announce.ts";
import { der, plural, says, von } from "./words.ts";

const kinds: Readonly<Record<BummerlKind, string>> = {
  plain: "",
  schneider: ": Schneider",
  retourschneider: ": Retourschneider",
};

const tricksPlayed = (all: number): string =>
  `inzwischen ${all === 1 ? "wurde" : "wurden"} ${plural(all, "Stich", "Stiche")} gespielt`;

export const announce: AnnounceMessages = {
  undone: "dein letzter Zug ist zurückgenommen",
  yourTurn: "du bist an der Reihe",
  yourLast: "du bist an der Reihe, 66 ausmelden oder abrechnen",
  begins: (who) => says(who, "du beginnst", (n) => `${n} beginnt`),
  dealt: (deal, suit, card) => `${deal}. Spiel, Atout ist ${suit}, aufgedeckt ist ${card}`,
  stands: (deal, suit) => `${deal}. Spiel, Atout ist ${suit}`,
  stockLeft: (count) => `im Talon ${plural(count, "Karte", "Karten")}`,
  stockClosed: (who) => `der Talon ${who === null ? "von dir" : von(who)} zugedreht`,
  stockGone: "der Talon aufgebraucht",
  meanwhile: (all, yours) => `${tricksPlayed(all)}, davon ${yours} für dich`,
  meanwhileSeen: tricksPlayed,
  meanwhileOver: "inzwischen wurde dieses Spiel zu Ende gespielt",
  score: (who, mine, name, theirs) =>
    says(
      who,
      `jetzt hast du ${mine}, ${der(name)} ${theirs}`,
      (n) => `jetzt hat ${n} ${mine}, ${der(name)} ${theirs}`,
    ),
  andBummerl: (kind) => ` und damit das Bummerl${kinds[kind]}`,
  resigns: (who) => says(who, "gibst das Bummerl auf", () => "gibt das Bummerl auf"),
  winsIt: (who, kind) => says(who, "gewinnst es", () => "gewinnt es") + kinds[kind],
  takes: (who, kind) => says(who, "nimmst das Bummerl", () => "nimmt das Bummerl") + kinds[kind],
  winsBummerl: (who, kind) => says(who, "gewinnst das Bummerl", () => "gewinnt das Bummerl") + kinds[kind],
  timeUp: (who) => (who === null ? "deine Zeit ist um" : `die Zeit ${von(who)} ist um`),
  mayTake: "du kannst warten, speichern oder das Bummerl nehmen",
  bankBegins: (bank) => `Deine Zeit für diesen Zug ist um, jetzt läuft der Vorrat von ${bank}.`,
  secondsLeft: (seconds) => `Noch ${plural(seconds, "Sekunde", "Sekunden")}.`,
  untimed: "An diesem Tisch gibt es keine Uhr.",
  noDeal: "Es wird gerade kein Spiel gespielt.",
  came: (name) => `${der(name)} ist da`,
  went: (name) => `${der(name)} hat die Verbindung verloren`,
  saved: "die Partie ist gespeichert",
  resumed: "es geht weiter",
  left: (who) => says(who, "du bist aufgestanden", (n) => `${n} ist aufgestanden`),
  ended: "an diesem Tisch ist Schluss",
  asksToSave: (who) => says(who, "du möchtest speichern", (n) => `${n} möchte die Partie speichern`),
  opened: (who) =>
    says(who, "du hast die Partie geöffnet", (n) => `${n} hat die Partie geöffnet und wartet auf dich`),
  ready: (who) =>
    says(who, "du bist bereit für das nächste Spiel", (n) => `${n} ist bereit für das nächste Spiel`),
  playsOn: (who) => says(who, "du möchtest weiterspielen", (n) => `${n} möchte weiterspielen`),
  lineUp: "Wieder verbunden.",
  refused: (text) => `Das geht nicht. ${text}`,
};
