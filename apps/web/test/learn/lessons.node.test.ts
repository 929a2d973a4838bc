import { type Action, otherSeat } from "@bummerl/engine";
import { describe, expect, it } from "vitest";
import { LANGUAGES, messagesOf } from "../../src/i18n/index.ts";
import type { Lesson } from "../../src/pages/learn/lesson.ts";
import { LESSONS } from "../../src/pages/learn/lessons.ts";
import { LEARNER, LocalTable } from "../../src/pages/learn/local-table.ts";

const open = (lesson: Lesson): LocalTable => new LocalTable(lesson.deal, ["You", "Poldi"]);

const legal = (table: LocalTable): readonly Action[] => table.update().view.deal?.legal ?? [];

/** Plays `path`, a right move for each task so far, with the teacher's answers between. */
const play = (lesson: Lesson, path: readonly Action[]): LocalTable => {
  const table = open(lesson);
  path.forEach((action, at) => {
    expect(table.act(LEARNER, action), `${lesson.id} ${JSON.stringify(action)}`).toEqual({
      ok: true,
      value: null,
    });
    for (const answer of lesson.tasks[at]?.answers ?? []) {
      expect(
        table.act(otherSeat(LEARNER), answer),
        `${lesson.id} answer ${JSON.stringify(answer)}`,
      ).toMatchObject({ ok: true });
    }
  });
  return table;
};

/** All ways through a lesson by right moves. */
const waysThrough = (lesson: Lesson, path: readonly Action[] = []): readonly (readonly Action[])[] => {
  const task = lesson.tasks[path.length];
  if (task === undefined) return [path];
  const right = legal(play(lesson, path)).filter((action) => task.judge(action) === null);
  return right.flatMap((action) => waysThrough(lesson, [...path, action]));
};

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))("lesson %s", (_id, lesson) => {
  it("can be solved, and whatever right move is chosen, the teacher's answer is allowed by the rules", () => {
    const ways = waysThrough(lesson);
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(way).toHaveLength(lesson.tasks.length);
  });

  it("waits for the learner at every task", () => {
    const [way = []] = waysThrough(lesson);
    lesson.tasks.forEach((_, at) => {
      expect(play(lesson, way.slice(0, at)).turn).toBe(LEARNER);
      expect(legal(play(lesson, way.slice(0, at))).length).toBeGreaterThan(0);
    });
  });

  it("has words for every task in every language", () => {
    for (const language of LANGUAGES) {
      expect(messagesOf(language).learn.lessons[lesson.id].tasks).toHaveLength(lesson.tasks.length);
    }
  });
});

describe("the local table", () => {
  it("deals the pack that was laid and offers nothing but playing", () => {
    for (const lesson of LESSONS) {
      const { view } = open(lesson).update();
      expect(view.may).toEqual([]);
      expect(view.deal?.legal.some(({ type }) => type === "giveUp")).toBe(false);
      expect(view.toGo).toEqual(lesson.deal.toGo);
    }
  });

  it("refuses what the rules refuse, and nothing has changed (R12)", () => {
    const lesson = LESSONS.find(({ id }) => id === "strict");
    if (lesson === undefined) throw new Error("no such lesson");
    const table = open(lesson);
    const before = JSON.stringify(table.update().view);
    expect(table.act(LEARNER, { type: "play", card: "HT" })).toMatchObject({
      ok: false,
      error: { code: "mustFollowSuit", rule: "R12" },
    });
    expect(JSON.stringify(table.update().view)).toBe(before);
  });

  it("knows the points that the lessons speak of", () => {
    const points = (id: string): readonly [number | null, number | null] => {
      const lesson = LESSONS.find((each) => each.id === id);
      if (lesson === undefined) throw new Error(`no lesson ${id}`);
      const { deal } = open(lesson).update().view;
      return [deal?.points[0] ?? null, deal?.tricks[1] ?? null];
    };
    expect(points("goOut")).toEqual([69, 1]);
    expect(points("counters")).toEqual([34, 0]);
    const bummerl = LESSONS.find(({ id }) => id === "bummerl");
    if (bummerl === undefined) throw new Error("no such lesson");
    const [way = []] = waysThrough(bummerl);
    const end = play(bummerl, way).update().view;
    expect(end.bummerls).toMatchObject([{ winner: LEARNER, kind: "plain" }]);
    expect(play(bummerl, way.slice(0, 2)).update().view.deal?.points[0]).toBe(55);
  });

  it("tells what the won deals are worth (R27)", () => {
    const worth = (id: string): number | undefined => {
      const lesson = LESSONS.find((each) => each.id === id);
      if (lesson === undefined) throw new Error(`no lesson ${id}`);
      return play(lesson, waysThrough(lesson)[0] ?? []).update().view.lastDeal?.result?.counters;
    };
    expect(worth("goOut")).toBe(2);
    expect(worth("counters")).toBe(3);
    expect(worth("bummerl")).toBe(1);
  });
});
