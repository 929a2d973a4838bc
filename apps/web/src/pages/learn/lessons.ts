import { type Action, type Card, suitOf } from "@bummerl/engine";
import { type Lesson, plays, prepared, type Reason } from "./lesson.ts";

type Judge = (action: Action) => Reason | null;

/** A move that no lesson asked for here; a claim would have been a false one. */
const other = ({ type }: Action): Reason => (type === "claim" ? "tooEarly" : "notNow");

/** One card is right; what is wrong with another one depends on it. */
const only =
  (right: Card, wrong: (card: Card) => Reason): Judge =>
  (action) => {
    if (action.type !== "play") return other(action);
    return action.card === right ? null : wrong(action.card);
  };

const hearts = (card: Card): boolean => suitOf(card) === "H";

/** One kind of move is right, leading a card is not yet. */
const move =
  (right: Action["type"], early: Reason): Judge =>
  (action) => {
    if (action.type === right) return null;
    return action.type === "play" || action.type === "marriage" ? early : other(action);
  };

/** Settling is right where the deal is played out and 66 would be false. */
const settles: Judge = ({ type }) => (type === "settle" ? null : "not66");

/** The game in ten steps. Every pack is laid so that the step can be played, and every move is judged by the rules. */
export const LESSONS: readonly Lesson[] = [
  {
    id: "trick",
    deal: prepared("trick", {
      dealer: 0,
      mine: "HA HK SQ DJ DK",
      theirs: "HT HQ SJ DQ CJ",
      upCard: "CQ",
      stock: "ST SK SA HJ DA DT CA CT CK",
      opening: plays("HT"),
    }),
    tasks: [{ judge: only("HA", (card) => (hearts(card) ? "lower" : "otherSuit")), answers: [] }],
  },
  {
    id: "trump",
    deal: prepared("trump", {
      dealer: 0,
      mine: "HJ ST DK CK CJ",
      theirs: "SA SQ DT CQ HK",
      upCard: "HT",
      stock: "SK SJ DA DQ DJ CA CT HA HQ",
      opening: plays("SA"),
    }),
    tasks: [{ judge: only("HJ", (card) => (card === "ST" ? "lower" : "noTrump")), answers: [] }],
  },
  {
    id: "draw",
    deal: prepared("draw", {
      dealer: 0,
      mine: "ST SK HK DT SJ",
      theirs: "DA DQ HA CJ CT",
      upCard: "CQ",
      stock: "HQ CA SQ SA HT HJ DK DJ CK",
      opening: plays("DA"),
    }),
    tasks: [
      { judge: only("SJ", () => "dear"), answers: plays("HA") },
      { judge: only("CA", () => "useNew"), answers: [] },
    ],
  },
  {
    id: "strict",
    deal: prepared("strict", {
      dealer: 0,
      mine: "SJ ST CA CT HA",
      theirs: "SK HK DK DQ DJ",
      upCard: "HT",
      stock: "SQ SA HJ DA CK DT CQ CJ HQ",
      opening: plays("SK ST CA DJ HA DQ SJ HK DK CT SA"),
    }),
    // Nothing else is allowed here: the table itself says why.
    tasks: [
      { judge: only("SQ", () => "notNow"), answers: plays("DA") },
      { judge: (action) => (action.type === "play" ? null : other(action)), answers: [] },
    ],
  },
  {
    id: "marriage",
    deal: prepared("marriage", {
      dealer: 0,
      mine: "CA HK HQ SJ ST",
      theirs: "CT HJ SK CQ DJ",
      upCard: "DQ",
      stock: "SQ DT CK HT SA DA CJ HA DK",
      opening: plays("CT CA"),
    }),
    tasks: [
      {
        judge: (action) => {
          if (action.type === "play") return "announce";
          if (action.type !== "marriage") return other(action);
          return action.claim === true ? "tooEarly" : null;
        },
        answers: plays("HJ"),
      },
    ],
  },
  {
    id: "exchange",
    deal: prepared("exchange", {
      dealer: 1,
      mine: "CJ ST HK DQ SJ",
      theirs: "CQ SK HT DK DJ",
      upCard: "CA",
      stock: "SA SQ HA HQ HJ DA DT CT CK",
    }),
    tasks: [{ judge: move("exchange", "fetch"), answers: [] }],
  },
  {
    id: "close",
    deal: prepared("close", {
      dealer: 0,
      mine: "SA HA HT HK DA",
      theirs: "SK SQ DQ CK CJ",
      upCard: "HQ",
      stock: "DT HJ ST SJ DK DJ CA CT CQ",
      opening: plays("SK SA"),
    }),
    tasks: [
      { judge: move("close", "closeFirst"), answers: [] },
      {
        judge: (action) => {
          if (action.type !== "play") return other(action);
          return hearts(action.card) ? null : "trumpFirst";
        },
        answers: plays("HJ"),
      },
    ],
  },
  {
    id: "goOut",
    deal: prepared("goOut", {
      dealer: 0,
      mine: "DA CK CQ ST SA",
      theirs: "DT CA DK SQ HQ",
      upCard: "SJ",
      stock: "HK HA HT HJ DJ DQ CJ CT SK",
      opening: [...plays("DT DA"), { type: "marriage", card: "CK" }, ...plays("CA DK ST SA SQ")],
    }),
    tasks: [{ judge: move("claim", "say66"), answers: [] }],
  },
  {
    id: "counters",
    deal: prepared("counters", {
      dealer: 0,
      mine: "HA SA DK DQ CJ",
      theirs: "HT SJ CK HQ ST",
      upCard: "DJ",
      stock: "CQ SK HJ SQ HK DA DT CA CT",
      opening: plays("HT HA SA SJ"),
    }),
    tasks: [
      {
        judge: (action) => {
          if (action.type === "play") return "announce";
          if (action.type !== "marriage") return other(action);
          return action.claim === true ? null : "atOnce";
        },
        answers: [],
      },
    ],
  },
  {
    id: "bummerl",
    deal: prepared("bummerl", {
      dealer: 0,
      mine: "ST SQ DK CK HQ",
      theirs: "SK DT DQ CA CJ",
      upCard: "CT",
      stock: "SJ CQ SA HA HK HT HJ DJ DA",
      opening: plays("DQ DK ST CJ SK CK HQ CA DT SQ DA DJ HT HA HK HJ"),
      toGo: [1, 3],
    }),
    tasks: [
      { judge: only("SJ", () => "keepTrump"), answers: plays("SA CQ") },
      { judge: only("CT", () => "notNow"), answers: [] },
      { judge: settles, answers: [] },
    ],
  },
];
