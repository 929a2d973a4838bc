import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

const folder = join(import.meta.dirname, "../artifacts");

/** Keeps a picture of the page in `apps/e2e/artifacts`, for people to look at: with `KEEP_SCREENSHOTS=1`, it proves nothing. */
export const keepScreenshot = async (page: Page, name: string): Promise<void> => {
  if (process.env["KEEP_SCREENSHOTS"] !== "1") return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
};
