// Loaded into the server by `pnpm start`. When the start command is killed there is nobody left who could stop the
// server, and it would hold its port against the next start: so it dies the same death, at once. Every accepted
// command is stored by then; Postgres lives on and is adopted.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
