import { join } from "node:path";

/** The repository's folder. */
export const repository: string = join(import.meta.dirname, "../..");
