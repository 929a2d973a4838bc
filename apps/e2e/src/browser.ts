import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { packedChromium } from "./packedChromium.ts";

/** What playwright needs to launch a Chromium. */
export interface Launch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/** Works as root and in a container; nothing of the browser calls home or depends on a graphics card. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters as wide as their font says, in every build of the browser: lines break at the same words.
  "--font-render-hinting=none",
];

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Does it start at all? One without its libraries does not. */
async function runs(path: string, env: Record<string, string>): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    const { stdout } = await promisify(execFile)(path, ["--no-sandbox", "--version"], {
      env,
      timeout: 20_000,
    });
    return /Chrom/.test(stdout);
  } catch {
    return false;
  }
}

async function firstThatRuns(
  paths: readonly string[],
  env: Record<string, string>,
): Promise<string | undefined> {
  for (const path of paths) if (await runs(path, env)) return path;
  return undefined;
}

const ownEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/**
 * A Chromium for tests: `CHROME_PATH`, an installed Chromium or Chrome, one that playwright has fetched, else the
 * one in the npm package `@sparticuz/chromium`, unpacked once.
 * @throws when `CHROME_PATH` names one that does not run, or there is none
 */
export async function findBrowser(): Promise<Launch> {
  const env = ownEnv();
  const given = env["CHROME_PATH"];
  if (given && !(await runs(given, env))) throw new Error(`CHROME_PATH (${given}) is no Chromium that runs`);
  const onPath = (env["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "")
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const installed =
    given || (await firstThatRuns([...onPath, ...APPLICATIONS, chromium.executablePath()], env));
  if (installed) return { executablePath: installed, args: FLAGS, env };
  const packed = await packedChromium();
  for (const extra of packed.environments) {
    const both = { ...env, ...extra };
    if (await runs(packed.executablePath, both))
      return { executablePath: packed.executablePath, args: FLAGS, env: both };
  }
  throw new Error("No Chromium runs here: install Chromium or Chrome, or set CHROME_PATH to one.");
}

let found: Promise<Launch> | null = null;

/** A headless browser for one test file; its contexts are separate people. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  // Whether one runs is tried once, not for every file.
  found ??= findBrowser();
  return await chromium.launch(await found);
}
