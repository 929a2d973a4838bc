import type { Client } from "./client.ts";

/** The real client asks for a sign of life when nothing has been answered for so long. */
const QUIET_MS = 1_250;
const TICK_MS = 50;
/** Each client is looked at once in so many ticks. */
const SHARES = 5;

const clients: Client[] = [];
let tick = 0;

/** From now on this client asks for a sign of life as the real one does. */
export function keepBeating(client: Client): void {
  clients.push(client);
  if (clients.length === 1) setInterval(look, TICK_MS).unref();
}

function look(): void {
  tick += 1;
  for (let at = tick % SHARES; at < clients.length; at += SHARES) {
    const client = clients[at];
    if (client !== undefined && client.silence() >= QUIET_MS) client.send("beat", "{}", () => undefined);
  }
}
