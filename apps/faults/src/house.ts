import type { ClockName } from "@bummerl/table";
import { type Link, makeLink } from "./machine/link.ts";
import { targetOf, throughPort } from "./machine/postgres.ts";
import { type ServerProcess, startServer } from "./machine/server-process.ts";
import { type Company, gather } from "./players/company.ts";
import { makeRecorder, type Recorder } from "./players/recorder.ts";
import { judge, type Stage, untilBack } from "./stage.ts";

/** Servers on one database, and players who come in by links of ours: the makers by the first, their guests by the second. */
export interface House {
  readonly databaseUrl: string;
  readonly toDatabase: Link;
  readonly doors: readonly [Link, Link];
  readonly servers: readonly ServerProcess[];
  readonly recorder: Recorder;
  readonly company: Company;
  /** Lets the players of a place in by this server from their next connection on. */
  route(place: 0 | 1, server: number): void;
  /** Ends a server; its players find nobody. */
  end(server: number, signal: NodeJS.Signals): Promise<void>;
  /** Starts it again, of another build or with other settings if so wished. */
  start(server: number, changed?: Partial<Start>): Promise<void>;
  /** Waits until play goes on, and notes how long that took since a moment of `performance.now()`. */
  back(since: number): Promise<void>;
  /** Ends play, judges all of it and ends the servers in good order. */
  close(): Promise<void>;
}

export interface Start {
  readonly build: string;
  readonly before: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface HouseOptions extends Partial<Start> {
  readonly servers?: number;
  readonly tables?: number;
  readonly thinkMs?: number;
  readonly clocks?: readonly ClockName[];
}

/** So often a start is tried. */
const STARTS = 5;
/** So much of what servers complained of is told when something did not hold. */
const COMPLAINTS = 12;

/** The last errors of these servers, killed ones too: where there was a fault they say more than it does. */
const complaints = (servers: readonly ServerProcess[]): string[] =>
  servers
    .flatMap((server, place) => server.log().map((line) => `server ${place + 1}: ${line}`))
    .filter((line) => /"level":[56]0\b/.test(line))
    .slice(-COMPLAINTS);

export async function openHouse(stage: Stage, options: HouseOptions = {}): Promise<House> {
  const { fault, random } = stage;
  const databaseUrl = await stage.postgres.makeDatabase();
  const toDatabase = await makeLink(targetOf(databaseUrl));
  const doors = [await makeLink(null), await makeLink(null)] as const;
  for (const link of [toDatabase, ...doors]) stage.after(link.close);

  const servers: ServerProcess[] = [];
  const started: ServerProcess[] = [];
  const routes: [number, number] = [0, (options.servers ?? 1) - 1];
  const lead = (place: 0 | 1): void => {
    const server = servers[routes[place]];
    const there = server !== undefined && server.ended() === null;
    doors[place].leadTo(there ? { host: "127.0.0.1", port: server.port } : null);
  };
  const leadAll = (): void => {
    for (const place of [0, 1] as const) lead(place);
  };
  const start: House["start"] = async (server, changed) => {
    const wanted = {
      build: stage.build,
      ...options,
      ...changed,
      database: { url: throughPort(databaseUrl, toDatabase.port) },
    };
    // A server that finds no database ends, and whoever runs it starts it again.
    for (let left = STARTS; ; left -= 1) {
      try {
        const running = await startServer(wanted);
        servers[server] = running;
        started.push(running);
        break;
      } catch (error) {
        if (left <= 1) throw error;
        stage.figures.notes.push("a server was started again: it had not found its database");
      }
    }
    leadAll();
  };
  stage.after(() => {
    for (const server of servers) server.signal("SIGKILL");
    if (stage.figures.faults.length > 0) stage.figures.notes.push(...complaints(started));
  });
  // The first one migrates.
  for (let server = 0; server < (options.servers ?? 1); server += 1) await start(server);

  const recorder = makeRecorder();
  const company = await gather({
    tables: options.tables ?? 4,
    address: (place) => `http://127.0.0.1:${doors[place].port}`,
    recorder,
    random: random.fork(),
    onFault: fault,
    ...(options.thinkMs === undefined ? {} : { thinkMs: options.thinkMs }),
    ...(options.clocks === undefined ? {} : { clocks: options.clocks }),
  });
  stage.after(company.close);
  company.play();

  const end: House["end"] = async (server, signal) => {
    await servers[server]?.end(signal);
    leadAll();
  };
  return {
    databaseUrl,
    toDatabase,
    doors,
    servers,
    recorder,
    company,
    route: (place, server) => {
      routes[place] = server;
      lead(place);
    },
    end,
    start,
    back: (since) => untilBack(stage, recorder, since),
    close: async () => {
      await judge(stage, databaseUrl, [{ company, recorder }]);
      company.close();
      for (const server of servers) {
        const how = server.ended() ?? (await server.end("SIGTERM"));
        if (how !== 0) fault(`a server ended with ${how}: ${server.log().slice(-5).join("\n")}`);
      }
    },
  };
}
