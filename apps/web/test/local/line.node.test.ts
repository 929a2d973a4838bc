import { describe, expect, it } from "vitest";
import { LocalLine } from "../../src/local/local-line.ts";
import { LocalWorker, type StartFar } from "../../src/local/local-worker.ts";
import type { Asked, Told } from "../../src/local/messages.ts";
import { updateWith } from "../support/updates.ts";

/** A worker in the hands of the test. */
class FakeFar {
  starts = 0;
  closed = 0;
  asked: Asked[] = [];
  tell: (told: Told) => void = () => undefined;
  die: () => void = () => undefined;

  readonly start: StartFar = (told, broken) => {
    this.starts += 1;
    this.tell = told;
    // What it was asked dies with it.
    this.die = () => {
      this.asked = [];
      broken();
    };
    return {
      post: (asked) => this.asked.push(asked),
      close: () => {
        this.closed += 1;
      },
    };
  };

  /** Answers the oldest question of this kind. */
  answer(type: Asked["question"]["type"], answer: Extract<Told, { to: number }>["answer"]): void {
    const at = this.asked.findIndex(({ question }) => question.type === type);
    const [asked] = this.asked.splice(at, 1);
    if (at < 0 || asked === undefined) throw new Error(`nobody asked ${type}`);
    this.tell({ to: asked.number, answer });
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("the line to a table of this device", () => {
  it("starts no worker before something is asked of it", () => {
    const far = new FakeFar();
    new LocalWorker(far.start);
    expect(far.starts).toBe(0);
  });

  it("shows no state that is older than the one shown, and none of another table", async () => {
    const far = new FakeFar();
    const line = new LocalLine(new LocalWorker(far.start), "table-01");
    const seen: number[] = [];
    line.onUpdate(({ view }) => seen.push(view.seq));
    far.answer("join", { ok: true, data: updateWith({ seq: 7 }) });
    await settled();
    far.tell({ update: updateWith({ seq: 6 }) });
    far.tell({ update: updateWith({ seq: 9, table: "table-02" }) });
    far.tell({ update: updateWith({ seq: 8 }) });
    expect(seen).toEqual([7, 8]);
    line.close();
    far.tell({ update: updateWith({ seq: 9 }) });
    expect(seen).toEqual([7, 8]);
  });

  it("asks a worker anew when the old one has died: with the same id, and joins again", async () => {
    const far = new FakeFar();
    const line = new LocalLine(new LocalWorker(far.start), "table-01");
    far.answer("join", { ok: true, data: updateWith({ seq: 7 }) });
    await settled();
    const reply = line.send({ type: "next", deal: 1, cut: "" });
    const [first] = far.asked;
    far.die();
    expect([far.starts, far.closed]).toEqual([2, 1]);
    expect(far.asked.filter(({ question }) => question.type === "command")).toEqual([first]);
    expect(far.asked.at(-1)?.question).toEqual({ type: "join", table: "table-01" });
    far.answer("command", { ok: true, data: { seq: 8 } });
    expect(await reply).toEqual({ ok: true, data: { seq: 8 } });
  });

  it("says that a worker cannot be had, and tries again when it is asked again", async () => {
    const far = new FakeFar();
    const worker = new LocalWorker(far.start);
    const line = new LocalLine(worker, "table-01");
    const faults: string[] = [];
    line.onFault((code) => faults.push(code));
    far.die();
    await settled();
    expect(faults).toEqual(["offline"]);
    const again = worker.ask({ type: "join", table: "table-01" });
    far.answer("join", { ok: false, error: { code: "unknownTable" } });
    expect(await again).toEqual({ ok: false, error: { code: "unknownTable" } });
  });
});
