/** The threads' code where the server runs from its sources, in tests and while developing: they read TypeScript, too. */
import { register } from "tsx/esm/api";

register();

export const { choose, advise } = await import("./worker.ts");
