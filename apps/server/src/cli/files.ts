import { resolve } from "node:path";

/** pnpm runs the root script in the root folder; a file is meant from where it was called. */
export function folderOfCaller(): string {
  const { npm_lifecycle_event: script, INIT_CWD: caller } = process.env;
  return script === "bummerl" && caller !== undefined ? caller : process.cwd();
}

export const asCalled = (file: string): string => resolve(folderOfCaller(), file);
