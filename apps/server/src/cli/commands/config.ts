import { describeFaults, readConfig } from "../../config/index.ts";
import { Environment } from "../../config/schema.ts";
import { EXIT, type Exit } from "../exit.ts";
import { print, tell } from "../output.ts";

/** Settings in which there is, or may be, a password. */
const SECRET = /TOKEN|PASSWORD|_URL$/;
/** Of an address only who may come in is hidden. */
const hidden = (name: string, value: string): string => {
  if (name === "PUBLIC_URL" || !SECRET.test(name)) return value;
  return URL.canParse(value) ? value.replace(/\/\/[^@/]*@/, "//…@").replace(/\?.*$/, "?…") : "…";
};

/** `bummerl config`: what the server would use if it were started from here, and where that is from. */
export async function showConfig(fromFile: ReadonlySet<string>): Promise<Exit> {
  const read = readConfig(process.env);
  if (!read.ok) {
    tell(describeFaults(read.error));
    return EXIT.unusable;
  }
  const defaults: Readonly<Record<string, unknown>> = Environment.parse({});
  const rows = Object.keys(Environment.shape).map((name) => {
    const set = process.env[name];
    if (set === undefined || set === "")
      return [name, String(defaults[name] ?? "not set"), "default"] as const;
    return [name, hidden(name, set), fromFile.has(name) ? "file" : "environment"] as const;
  });
  const width = (column: 0 | 1): number => Math.max(...rows.map((row) => row[column].length));
  for (const [name, value, source] of rows)
    print(`${name.padEnd(width(0))}  ${value.padEnd(width(1))}  ${source}`);
  return EXIT.ok;
}
