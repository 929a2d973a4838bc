import { type ChildProcess, fork } from "node:child_process";
import type { Memory, Question, Ready, Usage } from "../servers/parent.ts";
import { bundled, type EntryName } from "./bundle.ts";

/** As `pnpm start` runs the server. */
const SERVER_FLAGS = ["--enable-source-maps", "--max-semi-space-size=32", "--expose-gc"];

/** A process of the bench. */
export interface Child {
  readonly pid: number;
  /** The next message that comes from it. */
  told<T>(): Promise<T>;
  say(message: object | string): void;
  /** Resolves when it has ended by itself. */
  ended(): Promise<void>;
  kill(): void;
}

export function start(entry: EntryName, argument: object, flags: readonly string[] = []): Child {
  const child = fork(bundled(entry), [JSON.stringify(argument)], { execArgv: [...flags] });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    pid: child.pid ?? 0,
    told: () => nextFrom(child, entry),
    say: (message) => void child.send(message),
    ended: () => gone,
    kill: () => void child.kill("SIGKILL"),
  };
}

function nextFrom<T>(child: ChildProcess, entry: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`${entry} ended with ${code}`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message as T);
    });
  });
}

/** A server in a process of its own. */
export interface Server {
  readonly port: number;
  readonly pid: number;
  usage(): Promise<Usage>;
  memory(): Promise<Memory>;
  end(): Promise<void>;
}

export async function startServer(
  entry: "game" | "raw" | "socketio",
  argument: object,
  flags: readonly string[] = [],
): Promise<Server> {
  const child = start(entry, argument, [...SERVER_FLAGS, ...flags]);
  const { port } = await child.told<Ready>();
  const ask = <T>(question: Question): Promise<T> => {
    const told = child.told<T>();
    child.say(question);
    return told;
  };
  return {
    port,
    pid: child.pid,
    usage: () => ask("usage"),
    memory: () => ask("memory"),
    end: async () => {
      child.say("end");
      await child.ended();
    },
  };
}
