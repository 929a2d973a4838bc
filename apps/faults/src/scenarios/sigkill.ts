import { makeLink } from "../machine/link.ts";
import { targetOf, throughPort } from "../machine/postgres.ts";
import { type ServerProcess, startServer } from "../machine/server-process.ts";
import { gather } from "../players/company.ts";
import { makeRecorder } from "../players/recorder.ts";
import { judge, playOn, type Scenario, type Stage, untilBack } from "../stage.ts";

/** Text that stands in the statement of an append, and in no other. */
const APPEND = '"deciding_0"';
/** So many kills hit the same tables; then they are judged and others begin. */
const KILLS_PER_COMPANY = 20;

type Moment = "any" | "decided" | "committed";

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
  const { random, figures, fault } = stage;
  const databaseUrl = await stage.postgres.makeDatabase();
  const toDatabase = await makeLink(targetOf(databaseUrl));
  const door = await makeLink(null);
  stage.after(toDatabase.close);
  stage.after(door.close);
  const start = async (): Promise<ServerProcess> => {
    const database = { url: throughPort(databaseUrl, toDatabase.port) };
    const started = await startServer({ database, build: stage.build });
    door.leadTo({ host: "127.0.0.1", port: started.port });
    return started;
  };
  let server = await start();
  stage.after(() => void server.signal("SIGKILL"));

  const recorder = makeRecorder();
  const address = (): string => `http://127.0.0.1:${door.port}`;
  const company = await gather({ tables: 4, address, recorder, random: random.fork(), onFault: fault });
  stage.after(company.close);
  company.play();
  for (let round = 0; round < kills && !stage.late(); round += 1) {
    await playOn(stage, 50, 500);
    // Every kind in turn, so that few rounds have them all.
    const moment = (["any", "decided", "committed"] as const)[round % 3] ?? "any";
    await reach(moment, toDatabase.ambush);
    const since = performance.now();
    await server.end("SIGKILL");
    door.leadTo(null);
    server = await start();
    await untilBack(stage, recorder, since);
    figures.rounds += 1;
  }
  await judge(stage, databaseUrl, [{ company, recorder }]);
  company.close();
  const end = await server.end("SIGTERM");
  if (end !== 0)
    fault(`the server ended with ${end} when it was asked to: ${server.log().slice(-5).join(" ")}`);
}

const reach = async (
  moment: Moment,
  ambush: Awaited<ReturnType<typeof makeLink>>["ambush"],
): Promise<void> => {
  if (moment === "decided") await ambush({ text: APPEND, what: "hold" });
  if (moment === "committed") await ambush({ text: APPEND, what: "swallow" });
};
