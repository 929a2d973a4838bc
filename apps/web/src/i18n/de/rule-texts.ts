import type { RuleSet } from "@bummerl/engine";
import type { RuleGroup, RuleId } from "../../parts/rule-groups.ts";
import type { CardsMessages } from "../en/cards.ts";
import type { RuleText, RuleTextsMessages } from "../en/rule-texts.ts";

const groups: Readonly<Record<RuleGroup, string>> = {
  cards: "Die Karten",
  dealing: "Geben",
  openStock: "Solange der Talon offen ist",
  strict: "Farbzwang: der Talon ist aufgebraucht oder zugedreht",
  beforeLeading: "Was du vor dem Ausspielen darfst",
  goingOut: "Ausmelden mit 66",
  closedEnd: "Wie ein zugedrehtes Spiel endet",
  openEnd: "Wie ein offenes Spiel endet",
  givingUp: "Aufgeben",
  seen: "Was man sehen darf",
  bummerl: "Das Bummerl",
};

const claims = ({ goOut }: RuleSet): boolean => goOut === "claim";

const looking = ({ viewTricks }: RuleSet): string =>
  ({
    lastUntilNextLead: "Gewonnene Stiche bleiben verdeckt.",
    own: "Deine eigenen Stiche darfst du jederzeit ansehen.",
    ownAndOpponentsFirst: "Deine eigenen Stiche und den ersten des anderen darfst du jederzeit ansehen.",
    all: "Alle Stiche darfst du jederzeit ansehen.",
  })[viewTricks];

const showing = ({ showPoints }: RuleSet): string =>
  ({
    none: "Augen werden nicht gezeigt: Du zählst selbst mit.",
    own: "Du siehst deine Augen, die des anderen nicht.",
    both: "Die Augen beider Spieler werden gezeigt.",
  })[showPoints];

const falseClaim = ({ falseClaim: cost }: RuleSet): string => {
  if (cost === null) return "Niemand muss ausmelden, also kann es auch niemand falsch tun.";
  const writes =
    cost === "mirror"
      ? "der andere schreibt, was du geschrieben hättest"
      : "der andere schreibt 2 Punkte, oder 3, wenn er keinen Stich hat";
  return `Meldest du aus und hast keine 66, ist das Spiel aus und ${writes}. Hast du zugedreht, kostet es mindestens so viel wie jedes misslungene Zudrehen.`;
};

export const ruleTexts = (cards: CardsMessages): RuleTextsMessages => {
  const rank = cards.rank;
  const rules: Readonly<Record<RuleId, RuleText>> = {
    R1: () =>
      `Gespielt wird mit 20 Karten: ${rank("A")}, ${rank("T")}, ${rank("K")}, ${rank("Q")} und ${rank("J")} in vier Farben, in dieser Reihenfolge. Sie zählen 11, 10, 4, 3 und 2 Augen, zusammen 120.`,
    R2: () => "Schon der kleinste Stich bringt 4 Augen. „Keine Augen“ und „kein Stich“ ist also dasselbe.",
    R3: () => "Wer zuerst gibt, wird ausgelost. Der andere ist Vorhand.",
    R4: ({ nextDealer }) =>
      nextDealer === "alternate"
        ? "Gegeben wird abwechselnd."
        : "Wer ein Spiel gewonnen hat, gibt das nächste.",
    R5: () =>
      "Der Server mischt, beide Spieler heben ab, und nachher können beide es überprüfen. Kein Spiel wird ausgesucht oder weggelassen.",
    R6: () =>
      "Vorhand bekommt 3 Karten, dann der Geber 3. Eine Karte wird aufgedeckt: Ihre Farbe ist Atout. Dann bekommt jeder noch 2. Die anderen 9 Karten sind der Talon, die aufgedeckte Atoutkarte liegt ganz unten.",
    R8: () =>
      "Die aufgedeckte Atoutkarte gehört zum Talon. Vor dem Ausspielen hat er 10, 8, 6, 4, 2 oder keine Karten.",
    R9: () =>
      "Vorhand spielt zum ersten Stich aus, danach wer den letzten gemacht hat. Zugeben darfst du jede Karte.",
    R10: () =>
      `Den Stich macht die höhere Karte der ausgespielten Farbe oder ein Atout auf eine andere Farbe. Sonst sticht keine Karte, auch kein ${rank("A")} einer anderen Farbe.`,
    R11: () =>
      "Nach dem Stich ziehen beide eine Karte, der Gewinner zuerst. Beim letzten Mal bekommt der Verlierer die aufgedeckte Atoutkarte.",
    R12: ({ mustHead }) =>
      `Du musst Farbe bedienen${mustHead ? ", mit einer höheren Karte, wenn du eine hast (Stichzwang)" : ", aber nicht überstechen"}. Hast du die Farbe nicht, musst du mit Atout stechen; hast du auch kein Atout, darfst du jede Karte abwerfen.`,
    R13: () =>
      "Ein aufgebrauchter Talon ist nicht zugedreht: Dann hat niemand zugedreht, und niemand muss dafür büßen.",
    R14: () =>
      `Hast du ${cards.trumpJack}, darfst du ihn gegen die aufgedeckte Atoutkarte austauschen (rauben), musst aber nie. Das Ausspiel bleibt bei dir.`,
    R15: ({ exchangeMinStock: least }) =>
      `Dafür muss der Talon offen sein und mit der aufgedeckten Karte noch mindestens ${least} Karten haben.`,
    R16: ({ exchangeFirstTrick }) =>
      exchangeFirstTrick
        ? "Rauben darfst du schon vor dem ersten Stich."
        : "Rauben darfst du erst nach dem ersten Stich.",
    R17: () =>
      "Solange beide fünf Karten haben, darfst du zudrehen, auch schon vor dem ersten Stich. Die Atoutkarte wird umgedreht, niemand zieht oder raubt mehr, und mit deinem Ausspielen beginnt der Farbzwang.",
    R18: ({ closeMinStock: least }) =>
      `Dafür muss der Talon mit der aufgedeckten Karte noch mindestens ${least} Karten haben. In den zugedrehten Talon darf niemand schauen.`,
    R19: ({ closeValue }) =>
      closeValue === "atClosing"
        ? "Gelingt das Zudrehen, zählt dein Sieg so viel wie in dem Augenblick, in dem du zugedreht hast: 3, wenn der andere keinen Stich hatte, 2, wenn er weniger als 33 Augen hatte, sonst 1."
        : "Gelingt das Zudrehen, wird dein Sieg am Ende gezählt: 3, wenn der andere keinen Stich hat, 2, wenn er weniger als 33 Augen hat, sonst 1.",
    R20: () =>
      `Hast du ${rank("K")} und ${rank("Q")} einer Farbe, darfst du 20 ansagen, in Atout 40. Du zeigst beide und spielst gleich eine davon aus. Die Augen zählen, sobald du einen Stich hast; machst du keinen, sind sie verloren.`,
    R21: ({ marriageFirstTrick }) =>
      marriageFirstTrick
        ? "Ansagen darfst du schon beim ersten Ausspielen."
        : "Ansagen darfst du erst nach dem ersten Stich.",
    R22: ({ marriageLead }) =>
      marriageLead === "king"
        ? `Ausgespielt wird vom Paar immer der ${rank("K")}.`
        : `Ob du ${rank("K")} oder ${rank("Q")} ausspielst, suchst du dir aus.`,
    R23: () =>
      "Ansagen darfst du auch im Farbzwang. Du musst nicht ansagen. Hast du zwei Paare, suchst du dir eines aus: bei jedem Ausspielen nur eine Ansage.",
    R24: () => "Zur Ansage wird eine Karte dieses Paares ausgespielt und keine andere.",
    R25: (set) =>
      claims(set)
        ? "Mit 66 Augen meldest du aus, aber du musst es selbst sagen: nach einem gewonnenen Stich oder mit einer Ansage, bevor du ausspielst. Nicht beim Zugeben und nicht nach einem verlorenen Stich."
        : "Das Spiel endet von selbst, sobald jemand 66 Augen hat.",
    R26: (set) =>
      claims(set)
        ? "Hast du schon einen Stich, genügt eine Ansage, die dich auf 66 bringt: Du sagst an, meldest gleich aus, und keine Karte wird mehr gespielt. Ohne Stich kannst du nicht ausmelden."
        : "Hast du schon einen Stich, genügt eine Ansage, die dich auf 66 bringt: Das Spiel ist sofort aus, und keine Karte wird mehr gespielt.",
    R27: () =>
      "Ausmelden bringt 3 Punkte, wenn der andere keinen Stich hat, 2, wenn er höchstens 32 Augen hat, 1 ab 33 Augen, auch wenn er selbst 66 hat.",
    R28: falseClaim,
    R29: (set) =>
      claims(set)
        ? "Ein vergessenes 66 ist nicht verloren. Aber du musst noch einen Stich machen oder ansagen, bevor du ausmelden kannst."
        : "Vergessen kann man 66 hier nicht.",
    R30: () =>
      "Wer zugedreht hat und nicht ausmeldet, verliert: Der andere schreibt 2 Punkte, oder 3, wenn er beim Zudrehen keinen Stich hatte, wie immer die Augen am Ende stehen.",
    R31: () => "Ist der andere früher fertig als der, der zugedreht hat, schreibt er dieselben 2 oder 3.",
    R32: (set) =>
      claims(set)
        ? "Wer zugedreht hat, den allerletzten Stich macht und 66 hat, darf noch ausmelden. Wer ihn verliert, nicht mehr."
        : "Wer zugedreht hat und mit dem allerletzten Stich auf 66 kommt, hat es geschafft.",
    R33: () => "Der letzte Stich allein bringt in einem zugedrehten Spiel nichts.",
    R34: ({ lastTrick }) =>
      lastTrick === "one"
        ? "Sind alle Karten gespielt und hat niemand ausgemeldet, bringt der letzte Stich 1 Punkt."
        : "Sind alle Karten gespielt und hat niemand ausgemeldet, bringt der letzte Stich 1, 2 oder 3 Punkte, je nach den Augen des anderen wie beim Ausmelden.",
    R35: (set) =>
      claims(set)
        ? "Wer den letzten Stich gemacht hat, meldet aus, wenn er 66 hat, oder rechnet ab."
        : "Nach dem letzten Stich wird von selbst abgerechnet.",
    R36: () =>
      "Bist du an der Reihe, darfst du das Spiel aufgeben. Der andere schreibt, was ihm Ausmelden jetzt brächte; hast du zugedreht, mindestens so viel wie beim misslungenen Zudrehen.",
    R37: () =>
      "Das ganze Bummerl darfst du jederzeit aufgeben. Es zählt, als hätte der andere alles Übrige gewonnen.",
    R38: (set) =>
      `${looking(set)} Den eben gemachten Stich darf man immer ansehen, bis wieder ausgespielt wird.`,
    R39: (set) =>
      `${showing(set)} Immer offen sind: die Atoutkarte, ein Austausch mit seinen beiden Karten, beide Karten einer Ansage, wie viele Karten im Talon sind und wer zugedreht hat.`,
    R40: ({ score, target }) =>
      score === "down"
        ? `Jeder beginnt mit ${target} Punkten und zieht ab, was er gewinnt. Wer zuerst bei 0 ist, gewinnt das Bummerl; was darüber hinausgeht, verfällt.`
        : `Jeder beginnt bei 0 und zählt dazu, was er gewinnt. Wer zuerst ${target} Punkte hat, gewinnt das Bummerl; was darüber hinausgeht, verfällt.`,
    R41: ({ retour, target }) =>
      `Der Verlierer bekommt ein Bummerl angeschrieben. Hat er keinen einzigen Punkt gemacht, ist es ein Schneider. Fehlte ihm nur noch 1 Punkt und hat der andere von da an alles gewonnen, ist es ein Retourschneider${retour === "fromSeven" ? `, sofern dem anderen damals noch alle ${target} fehlten` : ", gleich wie viel dem anderen damals fehlte"}.`,
    R42: ({ bummerlValue: { plain, schneider, retourschneider } }) =>
      plain === schneider && plain === retourschneider
        ? `In der Wertung zählt jedes verlorene Bummerl ${plain}.`
        : `In der Wertung zählt ein einfaches Bummerl ${plain}, ein Schneider ${schneider}, ein Retourschneider ${retourschneider}.`,
    R43: ({ nextDealer }) =>
      nextDealer === "alternate"
        ? "Auch von einem Bummerl zum nächsten wird abwechselnd gegeben."
        : "Auch im nächsten Bummerl gibt, wer das letzte Spiel gewonnen hat.",
  };
  return { groups, rules };
};
