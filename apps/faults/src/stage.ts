import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { converge } from "./checks/converged.ts";
import { readHistories } from "./checks/histories.ts";
import { checkProjections } from "./checks/projections.ts";
import { checkTold } from "./checks/told.ts";
import type { Figures } from "./figures.ts";
import type { OwnPostgres } from "./machine/postgres.ts";
import { comes } from "./patience.ts";
import type { Company } from "./players/company.ts";
import type { Recorder } from "./players/recorder.ts";
import type { Random } from "./random.ts";

/** One kind of fault, and how it is brought about. */
export interface Scenario {
  readonly name: string;
  /** One line for who asks for the list. */
  readonly what: string;
  /** How often in a full run. */
  readonly rounds: number;
  run(stage: Stage): Promise<void>;
}

/** What a scenario works with. */
export interface Stage {
  readonly random: Random;
  readonly figures: Figures;
  readonly postgres: OwnPostgres;
  /** The built server's `main.js`. */
  readonly build: string;
  /** How many rounds are asked for. */
  readonly rounds: number;
  /** True when there is no time for another round. */
  late(): boolean;
  fault(text: string): void;
  /** Something to clear up, whatever happens; last come, first gone. */
  after(clear: () => Promise<void> | void): void;
}

/** How long play may take to go on after a fault is over, in ms. */
const BACK_MS = 60_000;

/** Waits for the next acknowledged command. @returns ms since `since`, which is in `performance.now()` */
export async function untilBack(stage: Stage, recorder: Recorder, since: number): Promise<void> {
  let stop = (): void => undefined;
  const accepted = new Promise<void>((resolve) => {
    stop = recorder.onAccepted(resolve);
  });
  if (await comes(accepted, BACK_MS)) stage.figures.back.push(performance.now() - since);
  else stage.fault(`nothing was acknowledged for ${BACK_MS / 1000} s after the fault was over`);
  stop();
}

/** Waits for a point that only comes while they play. */
export async function reached(stage: Stage, point: Promise<void>): Promise<void> {
  if (!(await comes(point, BACK_MS))) stage.fault(`nobody gave a command for ${BACK_MS / 1000} s`);
}

/** Lets them play for a while that is left to chance, in ms. */
export const playOn = (stage: Stage, from: number, to: number): Promise<void> =>
  wait(stage.random.between(from, to));

/** Play is over: both clients must come to the server's view without help, and everything must agree with the log. */
export async function judge(
  stage: Stage,
  databaseUrl: string,
  companies: readonly { readonly company: Company; readonly recorder: Recorder }[],
): Promise<void> {
  const { figures, fault } = stage;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { company } of companies) company.pause();
    for (const { company } of companies) figures.settled.push(await converge(client, company, fault));
    const histories = await readHistories(client, fault);
    await checkProjections(client, histories, fault);
    for (const { recorder } of companies) {
      checkTold(recorder, histories, fault);
      figures.commands += recorder.told().length;
      figures.acknowledged += recorder.counts.acknowledged;
      figures.resent += recorder.counts.resent;
      figures.views += recorder.views().length;
    }
    for (const { rows } of histories.values()) figures.rows += rows.length;
  } finally {
    await client.end();
  }
}
