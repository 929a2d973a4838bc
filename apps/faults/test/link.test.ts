import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { makeLink } from "../src/machine/link.ts";

const clears: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of clears.splice(0).reverse()) await clear();
});

/** Both ends of one connection that leads over a link of ours. */
async function connected() {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  clears.push(() => server.close());
  const link = await makeLink({ host: "127.0.0.1", port: (server.address() as AddressInfo).port });
  clears.push(link.close);
  const client = createConnection({ host: "127.0.0.1", port: link.port }).setNoDelay(true);
  clears.push(() => client.destroy());
  const [end] = (await once(server, "connection")) as [Socket];
  return { link, client, end };
}

it("never lets what comes later overtake, also when a slow line is quick again", async () => {
  const { link, client, end } = await connected();
  let heard = "";
  end.on("data", (chunk) => {
    heard += String(chunk);
  });
  link.become({ type: "slow", ms: 150 });
  // The kernel has it at once, and the link reads it in the next turn of the loop.
  await new Promise((resolve) => client.write("first,", resolve));
  await turn();
  await turn();
  link.become({ type: "open" });
  client.write("second,");
  await expect.poll(() => heard).toBe("first,second,");
});
