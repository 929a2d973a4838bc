import { type House, openHouse } from "../house.ts";
import { playOn, reached, type Scenario, type Stage } from "../stage.ts";

/** Text that stands in the statement of an append, and in no other. */
const APPEND = '"deciding_0"';
/** So many kills hit the same tables; then they are judged and others begin. */
const KILLS_PER_COMPANY = 20;
/** Every kind in turn, so that few rounds have them all. */
const MOMENTS = ["any", "decided", "committed"] as const;

export const sigkill: Scenario = {
  name: "sigkill",
  what: "SIGKILL of the server: any time, between decision and commit, between commit and acknowledgement",
  rounds: 200,
  run: async (stage) => {
    for (let left = stage.rounds; left > 0 && !stage.late(); left -= KILLS_PER_COMPANY)
      await oneCompany(stage, Math.min(left, KILLS_PER_COMPANY));
  },
};

async function oneCompany(stage: Stage, kills: number): Promise<void> {
  const house = await openHouse(stage);
  for (let round = 0; round < kills && !stage.late(); round += 1) {
    await playOn(stage, 50, 500);
    await reached(stage, reach(house, MOMENTS[round % MOMENTS.length]));
    const since = performance.now();
    await house.end(0, "SIGKILL");
    await house.start(0);
    await house.back(since);
    stage.figures.rounds += 1;
  }
  await house.close();
}

/** Resolves at the very point: the statement is written and held back, or committed and its answer held back. */
async function reach({ toDatabase }: House, moment: (typeof MOMENTS)[number] | undefined): Promise<void> {
  if (moment === "decided") await toDatabase.ambush({ text: APPEND, what: "hold" });
  if (moment === "committed") await toDatabase.ambush({ text: APPEND, what: "swallow" });
}
