import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/**
 * Headers that keep a page to itself: no foreign or inline script, no foreign request, no frame around it. What asks
 * for TLS is left out where the server is reached without: at home, by address, it would lock everybody out.
 */
export async function secureHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  const tls = publicUrl?.startsWith("https:") ?? false;
  const socketOrigin = publicUrl === null ? [] : [publicUrl.replace(/^http/, "ws")];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...socketOrigin],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(tls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: tls,
    crossOriginOpenerPolicy: tls ? { policy: "same-origin" } : false,
    originAgentCluster: tls,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "same-origin" },
  });
}
