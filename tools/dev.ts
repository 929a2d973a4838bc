/**
 * `pnpm dev`: web client with hot reload, server restarted at each change, one database for all restarts.
 * Open the printed address; /api, /healthz and /socket.io go on to the server.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createServer } from "vite";
import { describeFaults, readConfig } from "../apps/server/src/config/index.ts";
import { openDatabase } from "../apps/server/src/postgres/index.ts";
import { repository } from "./lib/repository.ts";
import { tool } from "./lib/run.ts";

/** Of the server itself, which nobody opens; `PORT` is the address with hot reload. */
const SERVER_PORT = 3900;

const config = readConfig(process.env);
if (!config.ok) {
  console.error(describeFaults(config.error));
  process.exit(1);
}
const { dataDir, databaseUrl, port, host } = config.value;
const log = { info: (text: string) => console.log(text), warn: (text: string) => console.warn(text) };
const database = await openDatabase({ databaseUrl, dataDir, log });

const server = spawn(
  tool("tsx"),
  ["watch", "--clear-screen=false", join(repository, "apps/server/src/main.ts")],
  {
    cwd: repository,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DATABASE_URL: database.url, PORT: String(SERVER_PORT), HOST: "127.0.0.1" },
  },
);

const target = `http://127.0.0.1:${SERVER_PORT}`;
// The server compares Origin and Host, so the browser's Host goes through as it is.
const onwards = { target, changeOrigin: false };
const web = await createServer({
  root: join(repository, "apps/web"),
  server: {
    port,
    host,
    strictPort: true,
    proxy: { "/api": onwards, "/healthz": onwards, "/socket.io": { ...onwards, ws: true } },
  },
});
await web.listen();
web.printUrls();

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    server.kill("SIGTERM");
  });
server.on("exit", async () => {
  await web.close();
  await database.stop();
  process.exit(stopping ? 0 : 1);
});
