import { createServer } from "node:net";
import { expect, test } from "vitest";
import { listenFault, tryListening } from "../../src/http/listening.ts";

const faultOf = (address: { port: number; host: string }): Promise<string | undefined> =>
  tryListening(address).then(
    () => undefined,
    (error: unknown) => listenFault(error, address),
  );

test("a taken port is told by its number, and a free one is free again afterwards", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen({ port: 0, host: "127.0.0.1" }, resolve));
  const bound = taken.address();
  if (bound === null || typeof bound === "string") throw new Error("no port");
  const address = { port: bound.port, host: "127.0.0.1" };
  expect(await faultOf(address)).toContain(`Port ${address.port} is in use already`);
  await new Promise((resolve) => taken.close(resolve));
  expect(await faultOf(address)).toBeUndefined();
  expect(await faultOf(address)).toBeUndefined();
});

test("an address of another machine is told by its name", async () => {
  // TEST-NET-1: no machine has it.
  expect(await faultOf({ port: 0, host: "192.0.2.1" })).toContain("192.0.2.1 is no address of this machine");
});

test("a port one may not use is told; any other error is not explained away", () => {
  const address = { port: 80, host: "0.0.0.0" };
  expect(listenFault(Object.assign(new Error(), { code: "EACCES" }), address)).toContain("port 80");
  expect(listenFault(Object.assign(new Error(), { code: "EMFILE" }), address)).toBeUndefined();
  expect(listenFault("nothing", address)).toBeUndefined();
});
