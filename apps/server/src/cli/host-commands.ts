import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Command, InvalidArgumentError, Option } from "commander";
import { EXIT } from "./exit.ts";
import { asCalled } from "./files.ts";
import { tell } from "./output.ts";

const STATUSES = ["open", "live", "saved", "ended"] as const;

const HELP = `
The settings are those of the server: environment variables, or a file of them named by --env.
The database is found as the server finds it. If no server runs, it is started for the command and stopped again.

Exit codes: 0 done; 1 done, and something that was checked is bad; 2 wrong arguments or settings;
3 could not be done, nothing was changed.`;

/** Commands for the host of a server. */
export function addHostCommands(program: Command): void {
  const fromFile = new Set<string>();
  program
    .option("--env <file>", "read settings from this file first, a line each: NAME=value")
    .addHelpText("after", HELP)
    .hook("preAction", () => {
      const { env } = program.opts<{ env?: string }>();
      if (env !== undefined) readSettings(env, fromFile);
    });
  addDataCommands(program);
  addServerCommands(program, fromFile);
}

function addDataCommands(program: Command): void {
  program
    .command("backup")
    .argument(
      "<place>",
      "a folder (the file gets its name from the time), a new file, or - for standard output",
    )
    .option("--keep <count>", "of a folder's backups leave only the newest so many", wholeNumber)
    .description("write everything into one file, as it is at one moment; play goes on meanwhile")
    .action(async (place: string, options: { keep?: number }) => {
      const { backup } = await import("./commands/backup.ts");
      process.exitCode = await backup(place, options);
    });

  program
    .command("restore")
    .argument("<file>", "what `backup` wrote, or - for standard input")
    .description("put a backup into an empty database, all of it or nothing; no server may run")
    .action(async (file: string) => {
      const { restore } = await import("./commands/restore.ts");
      process.exitCode = await restore(file);
    });

  program
    .command("export")
    .option("--player <id>", "what is stored about this player")
    .option("--table <id>", "what is stored about this table")
    .option("--log", "with every row of the table's log: shows the cards of a deal that is not over")
    .description("print what is stored of one player or one table as JSON; deals are deal records")
    .action(async (options: { player?: string; table?: string; log?: boolean }) => {
      const { exportOne } = await import("./commands/export.ts");
      process.exitCode = await exportOne(options);
    });

  program
    .command("delete-player")
    .argument("<id>", "the player's id, as `tables` and `export` show it")
    .option("--yes", "do it; without this it only says what it would do", false)
    .description("erase a player's name, id and sessions; deals and results stay for the opponents, nameless")
    .action(async (id: string, options: { yes: boolean }) => {
      const { deletePlayer } = await import("./commands/delete-player.ts");
      process.exitCode = await deletePlayer(id, options);
    });

  program
    .command("doctor")
    .option("--repair", "write lists anew from the log where they differ; no server may run", false)
    .description("check the log of every table, everything derived from it, and the fairness of every deal")
    .action(async (options: { repair: boolean }) => {
      const { doctor } = await import("./commands/doctor.ts");
      process.exitCode = await doctor(options);
    });
}

function addServerCommands(program: Command, fromFile: ReadonlySet<string>): void {
  const tables = program
    .command("tables")
    .option("--limit <count>", "show at most so many", wholeNumber, 100)
    .option("--json", "one JSON object a line, with the players' ids", false)
    .description("list tables, last changed first");
  for (const status of STATUSES) {
    const others = STATUSES.filter((other) => other !== status);
    tables.addOption(new Option(`--${status}`, `only those that are ${status}`).conflicts([...others]));
  }
  tables.action(async (options: Record<string, unknown> & { limit: number; json: boolean }) => {
    const { tables: list } = await import("./commands/tables.ts");
    const status = STATUSES.find((one) => options[one] === true) ?? null;
    process.exitCode = await list({ status, limit: options.limit, json: options.json });
  });

  program
    .command("drain")
    .option("--port <port>", "of several servers, the one at this port", wholeNumber)
    .option("--all", "all servers of this data folder")
    .description("let the running server send its players off and end, and wait until it is gone")
    .action(async (options: { port?: number; all?: boolean }) => {
      const { drain } = await import("./commands/drain.ts");
      process.exitCode = await drain(options);
    });

  program
    .command("config")
    .description(
      "show all settings as the server would use them from here, and where each is from; no passwords",
    )
    .action(async () => {
      const { showConfig } = await import("./commands/config.ts");
      process.exitCode = await showConfig(fromFile);
    });
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError("It must be a whole number from 1 on.");
  return Number(text);
}

/** What is set already stays: whoever types it before the command means it. */
function readSettings(file: string, fromFile: Set<string>): void {
  try {
    for (const [name, value] of Object.entries(parseEnv(readFileSync(asCalled(file), "utf8")))) {
      if (process.env[name] !== undefined || value === undefined) continue;
      process.env[name] = value;
      fromFile.add(name);
    }
  } catch (error) {
    tell(`the settings cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(EXIT.unusable);
  }
}
