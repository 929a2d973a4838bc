import { defineConfig } from "drizzle-kit";

/**
 * `drizzle-kit generate` in this folder writes the next migration from the schema; it is read by eye before it is
 * committed.
 */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/store/schema.ts",
  out: "../../migrations",
});
