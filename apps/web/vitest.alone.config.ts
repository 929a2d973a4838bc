import { defineConfig } from "vitest/config";
import { inBrowser } from "./vitest.config.ts";

export default defineConfig(() => inBrowser(true));
