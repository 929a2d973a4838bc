import cookie from "@fastify/cookie";
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from "fastify";
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import { type TrustProxy, trustTest } from "../limits/address.ts";
import type { Logger } from "../observe/log.ts";
import { sendError } from "./errors.ts";

/** Larger than any body there is. */
const BODY_BYTES = 16_384;

/** The HTTP side without its routes. It listens when told so. */
export async function makeApp(logger: Logger, trustProxy: TrustProxy): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    trustProxy: trustProxy === false ? false : trustTest(trustProxy),
    bodyLimit: BODY_BYTES,
    // Fastify's own lines hold addresses.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(cookie);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const at = error.validation[0]?.instancePath.replace(/^\//, "").replaceAll("/", ".") ?? "";
      return sendError(reply, "badMessage", at);
    }
    // A body that is no JSON, too large, or of another kind.
    const status = error.statusCode ?? 500;
    if (status < 500) return sendError(reply, "badMessage", "body", status);
    request.log.error({ err: error, request: request.id, route: request.routeOptions.url }, "request failed");
    return sendError(reply, "serverError");
  });
  return app;
}
