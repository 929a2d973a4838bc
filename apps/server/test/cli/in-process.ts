import { vi } from "vitest";
import type { Exit } from "../../src/cli/exit.ts";

export interface Answered {
  readonly code: Exit;
  readonly out: string;
  readonly err: string;
}

/** Runs a command of the host on a database, within this process: its own would take a second to start. */
export async function command(databaseUrl: string, run: () => Promise<Exit>): Promise<Answered> {
  const heard = { out: "", err: "" };
  const listen = (stream: NodeJS.WriteStream, where: keyof typeof heard) =>
    vi.spyOn(stream, "write").mockImplementation((text) => {
      heard[where] += String(text);
      return true;
    });
  vi.stubEnv("DATABASE_URL", databaseUrl);
  const spies = [listen(process.stdout, "out"), listen(process.stderr, "err")];
  try {
    const code = await run();
    return { code, ...heard };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
