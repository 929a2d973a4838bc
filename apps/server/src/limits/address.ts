import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

export type TrustProxy = boolean | number | string;

/** From where a request comes, for limits only; never logged. */
export type AddressOf = (request: IncomingMessage) => string;

/** Reads `X-Forwarded-For` exactly as Fastify does for its own requests: a handshake never passes through Fastify. */
export const addressReader = (trustProxy: TrustProxy): AddressOf => {
  const trusted = trustTest(trustProxy);
  return (request) => proxyAddr(request, trusted) ?? "unknown";
};

/** Whether to believe what the peer at this hop says of the one before it. */
export const trustTest = (trust: TrustProxy): ((address: string, hop: number) => boolean) => {
  if (typeof trust === "boolean") return () => trust;
  if (typeof trust === "number") return (_address, hop) => hop < trust;
  return proxyAddr.compile(trust.split(",").map((part) => part.trim()));
};
