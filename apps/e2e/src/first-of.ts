import type { Locator } from "playwright-core";

/**
 * Waits until one of several things is there to be seen, and says which; of two, the one named first. One wait for all of
 * them: each of several waits that lost would go on asking the page for half a minute.
 */
export const firstOf = async <T>(signs: readonly (readonly [T, Locator])[]): Promise<T> => {
  const any = signs.map(([, sign]) => sign).reduce((all, sign) => all.or(sign));
  for (;;) {
    await any.filter({ visible: true }).first().waitFor();
    for (const [what, sign] of signs) if (await sign.first().isVisible()) return what;
  }
};
