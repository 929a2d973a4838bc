import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CLUSTER_USER, readPassword } from "../../../server/src/postgres/cluster.ts";
import { connectionUrl } from "../../../server/src/postgres/connection.ts";
import { readPostmaster, stopPostmaster } from "../../../server/src/postgres/postmaster.ts";
import { makeLink } from "../machine/link.ts";
import { startServer } from "../machine/server-process.ts";
import { mountSmallDisk } from "../machine/small-disk.ts";
import { gather } from "../players/company.ts";
import { makeRecorder } from "../players/recorder.ts";
import { judge, playOn, type Scenario, untilBack } from "../stage.ts";

/** An empty cluster with its first segment of write-ahead log, and some room. */
const DISK_MB = 120;
/** Until commands are refused for want of space, at most, in ms. */
const FULL_MS = 15_000;

export const diskFull: Scenario = {
  name: "disk-full",
  what: "the disk of the data folder full: commands are refused, nothing is lost, play goes on when there is room",
  rounds: 5,
  run: async (stage) => {
    const { fault, figures } = stage;
    const disk = await mountSmallDisk(DISK_MB);
    if (disk === null) {
      figures.notes.push("left out: only root may mount a small disk");
      return;
    }
    stage.after(disk.close);
    const cluster = join(disk.folder, "postgres");
    stage.after(async () => {
      const left = await readPostmaster(cluster);
      if (left !== undefined) await stopPostmaster(left);
    });
    const server = await startServer({ database: { folder: disk.folder }, build: stage.build });
    stage.after(() => void server.signal("SIGKILL"));
    const door = await makeLink({ host: "127.0.0.1", port: server.port });
    stage.after(door.close);
    const recorder = makeRecorder();
    const company = await gather({
      tables: 6,
      address: () => `http://127.0.0.1:${door.port}`,
      recorder,
      random: stage.random.fork(),
      onFault: fault,
      thinkMs: 4,
    });
    stage.after(company.close);
    company.play();
    for (let round = 0; round < stage.rounds && !stage.late(); round += 1) {
      await playOn(stage, 300, 1_000);
      await disk.fill();
      const before = recorder.counts.passing;
      for (const end = Date.now() + FULL_MS; Date.now() < end && recorder.counts.passing < before + 5; )
        await wait(100);
      if (recorder.counts.passing === before) fault("a full disk refused nobody");
      await playOn(stage, 500, 2_000);
      if (server.ended() !== null) fault(`the server ended with ${server.ended()} over a full disk`);
      const since = performance.now();
      await disk.free();
      await untilBack(stage, recorder, since);
      figures.rounds += 1;
    }
    figures.notes.push(`${recorder.counts.passing} commands were refused for the moment and sent again`);
    const postmaster = await readPostmaster(cluster);
    if (postmaster === undefined) throw new Error("Postgres is gone");
    const login = { ...postmaster, user: CLUSTER_USER, password: await readPassword(cluster) };
    await judge(stage, connectionUrl({ ...login, database: "bummerl" }), [{ company, recorder }]);
    company.close();
    const how = await server.end("SIGTERM");
    if (how !== 0) fault(`the server ended with ${how}: ${server.log().slice(-5).join("\n")}`);
  },
};
