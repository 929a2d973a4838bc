const clears = new Set<() => void>();

/** Whatever ends us but SIGKILL, this is done before: no server and no disk stays behind. @returns what takes it back */
export function leaveNothing(clear: () => void): () => void {
  clears.add(clear);
  return () => void clears.delete(clear);
}

process.on("exit", () => {
  for (const clear of clears) clear();
});
// Without a listener these end a process before it can say "exit".
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));
