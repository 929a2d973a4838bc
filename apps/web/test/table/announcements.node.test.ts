import { type Action, legalActions, type Seat } from "@bummerl/engine";
import { expect, test } from "vitest";
import { LANGUAGES, type Language, messagesOf, type Naming } from "../../src/i18n/index.ts";
import { describe as describeChange, describePresence } from "../../src/table/model/describe.ts";
import { dealInWords } from "../../src/table/model/words.ts";
import { Driver, type Setup } from "./support/driver.ts";
import { numbers } from "./support/play.ts";

/** Chooses what is done; `null` lets the dice choose among the cards. */
type Wish = (legal: readonly Action[], driver: Driver) => Action | null;

/** One played table with the words one of its players heard, step by step. */
class Listener {
  readonly lines: string[] = [];
  readonly driver: Driver;
  private readonly seat: Seat;
  private readonly language: Language;
  private readonly naming: Naming;
  private readonly random: () => number;

  constructor(language: Language, naming: Naming, setup: Setup, seat: Seat = 0) {
    this.driver = new Driver({ names: ["Maria", "Anna"], ...setup });
    this.seat = seat;
    this.language = language;
    this.naming = naming;
    this.random = numbers(setup.seed ?? 1);
  }

  title(text: string): this {
    this.lines.push("", `## ${text}`, "");
    return this;
  }

  /** Lets something happen and keeps what is heard of it. */
  hear(change: () => void): this {
    const before = this.driver.update(this.seat).view;
    change();
    const heard = describeChange(
      before,
      this.driver.update(this.seat).view,
      messagesOf(this.language, this.naming),
    );
    if (heard !== null) this.lines.push(`${heard.urgent ? "!" : "-"} ${heard.text}`);
    return this;
  }

  deal(): this {
    if (this.driver.state.status === "open") this.hear(() => this.driver.sit());
    return this.hear(() => this.driver.next());
  }

  act(action: Action): this {
    return this.hear(() => this.driver.act(action));
  }

  /** Plays the deal to its end as wished, cards by lot. */
  play(wish: Wish = () => null): this {
    while (this.driver.state.stage === "playing" && this.driver.state.deal !== null) {
      const legal = legalActions(this.driver.state.deal);
      const cards = legal.filter(({ type }) => type === "play" || type === "settle");
      const action = wish(legal, this.driver) ?? cards[Math.floor(this.random() * cards.length)];
      if (action === undefined) throw new Error("nothing to do");
      this.act(action);
    }
    return this;
  }

  /** What somebody hears who opens the page now. */
  arrive(): this {
    const heard = describeChange(
      null,
      this.driver.update(this.seat).view,
      messagesOf(this.language, this.naming),
    );
    if (heard !== null) this.lines.push(`${heard.urgent ? "!" : "-"} ${heard.text}`);
    return this;
  }

  history(): this {
    const tricks = dealInWords(this.driver.update(this.seat).view, messagesOf(this.language, this.naming));
    this.lines.push("", ...tricks.map(({ trick, text }) => `${trick ?? "*"}. ${text}`));
    return this;
  }
}

const of = <T extends Action["type"]>(legal: readonly Action[], type: T) =>
  legal.filter((a) => a.type === type);

/** Exchanges, announces and claims as soon as the rules allow it and there is something to it. */
const eager: Wish = (legal, { state }) => {
  const { deal } = state;
  if (deal === null) return null;
  const leader = deal.leader;
  if ((deal.points[leader] ?? 0) >= 66) {
    const [claim] = of(legal, "claim");
    if (claim !== undefined) return claim;
  }
  return of(legal, "exchange")[0] ?? of(legal, "marriage").find((a) => !("claim" in a)) ?? null;
};

/** Closes in the third trick and goes on. */
const closes: Wish = (legal, driver) =>
  driver.state.deal?.played.length === 2
    ? (of(legal, "close")[0] ?? eager(legal, driver))
    : eager(legal, driver);

/** Claims as soon as it is allowed, whatever the points. */
const rash: Wish = (legal) => of(legal, "claim")[0] ?? null;

const events = (driver: Driver): ReadonlySet<string> =>
  new Set(driver.state.deal?.history.map(({ type }) => type));

/** The first seed whose deal shows all of these happenings. */
const seedWith = (
  setup: Setup,
  wish: Wish,
  wanted: readonly string[],
  reason: string | null = null,
): number => {
  for (let seed = 1; seed < 2000; seed += 1) {
    const listener = new Listener("en", "french", { ...setup, seed }).deal().play(wish);
    const has = events(listener.driver);
    const ended = listener.driver.state.lastDeal?.result?.reason;
    if (wanted.every((type) => has.has(type)) && (reason === null || ended === reason)) return seed;
  }
  throw new Error(`no deal shows ${wanted.join(", ")}`);
};

/** Every kind of thing that can be heard, each in a deal that was really played. */
const chapters = (language: Language, naming: Naming): string => {
  const start = (setup: Setup, seat: Seat = 0): Listener => new Listener(language, naming, setup, seat);
  const all: Listener[] = [];
  const chapter = (listener: Listener): Listener => {
    all.push(listener);
    return listener;
  };
  const untimed = { clock: "untimed" } as const;
  const seed = (
    wish: Wish,
    wanted: readonly string[],
    reason: string | null = null,
    setup: Setup = untimed,
  ) => ({
    ...setup,
    seed: seedWith(setup, wish, wanted, reason),
  });

  chapter(start(seed(eager, ["exchanged", "married", "drawn", "claimed"], "claim")))
    .title("exchange, marriage, claim")
    .deal()
    .play(eager)
    .history();
  chapter(start(seed(closes, ["closed"], "closedFailed"), 1))
    .title("closed and failed")
    .deal()
    .play(closes)
    .history();
  chapter(start(seed(rash, ["claimed"], "falseClaim")))
    .title("false claim")
    .deal()
    .play(rash)
    .history();
  chapter(start(seed(() => null, ["settled"], "lastTrick")))
    .title("last trick")
    .deal()
    .play()
    .history();
  chapter(start(seed(eager, ["drawn"], "auto", { ...untimed, preset: "automatic" })))
    .title("66 by itself, counting up")
    .deal()
    .play(eager)
    .history();
  chapter(start(seed(() => null, ["settled"], "lastTrick", { ...untimed, preset: "tournament" })))
    .title("tournament: no points told, tricks gone are gone")
    .deal()
    .play()
    .history();

  const goingOn = chapter(start({ ...untimed, seed: 7 }))
    .title("save, resume, give up, next deal, resign, play on, leave")
    .deal();
  const { driver } = goingOn;
  const deal = (): number => driver.state.dealNumber;
  goingOn
    .hear(() => driver.give(1, { type: "save", deal: deal() }))
    .arrive()
    .hear(() => driver.give(1, { type: "resume", deal: deal() }))
    .hear(() => driver.give(0, { type: "resume", deal: deal() }))
    .act({ type: "giveUp" })
    .hear(() => driver.give(1, { type: "next", deal: deal(), cut: "bb" }))
    .hear(() => driver.give(0, { type: "next", deal: deal(), cut: "aa" }))
    .hear(() => driver.give(1, { type: "resign", bummerl: driver.state.bummerlNumber }))
    .arrive()
    .hear(() => driver.give(1, { type: "playOn", bummerl: driver.state.bummerlNumber, cut: "cc" }))
    .hear(() => driver.give(0, { type: "playOn", bummerl: driver.state.bummerlNumber, cut: "dd" }))
    .hear(() => driver.give(0, { type: "resign", bummerl: driver.state.bummerlNumber }))
    .hear(() => driver.give(1, { type: "leave", bummerl: driver.state.bummerlNumber }));

  const timed = chapter(start({ clock: "calm", seed: 3 }))
    .title("time, both asked to save")
    .deal();
  const late = timed.driver.state.deal?.leader === 0 ? 0 : 1;
  timed
    .hear(() => timed.driver.give(1, { type: "save", deal: timed.driver.state.dealNumber }))
    .hear(() => {
      timed.driver.now += 10 * 60_000;
      timed.driver.give(null, { type: "sweep" });
    })
    .hear(() =>
      timed.driver.give(late === 0 ? 1 : 0, {
        type: "takeBummerl",
        bummerl: timed.driver.state.bummerlNumber,
      }),
    );

  const bummerl = chapter(start({ ...untimed, rules: { target: 2 as never }, seed: 5 })).title(
    "a Bummerl to its end",
  );
  while (bummerl.driver.state.stage !== "bummerlOver") {
    if (bummerl.driver.state.stage === "dealing" || bummerl.driver.state.status === "open") bummerl.deal();
    bummerl.play(eager);
  }

  const missed = chapter(start({ ...untimed, seed: 11 }))
    .title("away for some steps, for some tricks, for a deal")
    .deal();
  const silently = (steps: number) => () => {
    for (let step = 0; step < steps && missed.driver.state.stage === "playing"; step += 1) {
      const legal = missed.driver.state.deal === null ? [] : legalActions(missed.driver.state.deal);
      missed.driver.act(eager(legal, missed.driver) ?? legal[0] ?? { type: "giveUp" });
    }
  };
  missed
    .hear(silently(3))
    .hear(silently(7))
    .arrive()
    .hear(() => {
      missed.driver.act({ type: "giveUp" });
      missed.driver.next();
    })
    .arrive()
    .hear(silently(4))
    .arrive();

  const { view } = missed.driver.update(0);
  const texts = messagesOf(language, naming);
  const lines = [
    "",
    "## lines",
    "",
    `- ${describePresence([true, true], [true, false], view, texts)}`,
    `- ${describePresence([true, false], [true, true], view, texts)}`,
  ];
  return `${[...all.flatMap((each) => each.lines), ...lines].join("\n").trim()}\n`;
};

test.each(LANGUAGES)("what is heard at a table, in %s", async (language) => {
  await expect(chapters(language, "french")).toMatchFileSnapshot(`announcements/${language}.md`);
});

test.each(LANGUAGES)("what is heard with the double German deck, in %s", async (language) => {
  await expect(chapters(language, "german")).toMatchFileSnapshot(`announcements/${language}-german.md`);
});
