import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

const folder = join(import.meta.dirname, "../artifacts");

/** Keeps a picture of the page in `apps/e2e/artifacts`, for people to look at. */
export const keepScreenshot = async (page: Page, name: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
};
