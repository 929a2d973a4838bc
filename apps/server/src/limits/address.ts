import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

export type TrustProxy = boolean | number | string;

/** From where a request comes, as {@link limitKey} counts it; for limits only, never logged. */
export type AddressOf = (request: IncomingMessage) => string;

/** Reads `X-Forwarded-For` exactly as Fastify does for its own requests: a handshake never passes through Fastify. */
export const addressReader = (trustProxy: TrustProxy): AddressOf => {
  const trusted = trustTest(trustProxy);
  return (request) => limitKey(proxyAddr(request, trusted) ?? "unknown");
};

/** A household or a machine gets a whole network of this length, and could take another address for every try. */
const IPV6_NETWORK_BITS = 64;

/**
 * What counts as one address for limits: an IPv4 address, also one written as IPv6, or the /64 network of an IPv6
 * address. What is no address stands for itself.
 */
export function limitKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_NETWORK_BITS}`)}/${IPV6_NETWORK_BITS}`;
}

/** Whether to believe what the peer at this hop says of the one before it. */
export const trustTest = (trust: TrustProxy): ((address: string, hop: number) => boolean) => {
  if (typeof trust === "boolean") return () => trust;
  if (typeof trust === "number") return (_address, hop) => hop < trust;
  return proxyAddr.compile(trust.split(",").map((part) => part.trim()));
};
