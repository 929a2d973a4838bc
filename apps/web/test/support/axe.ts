import axe from "axe-core";

/** Rules about a whole page, for an element that stands alone in a test. */
const WHOLE_PAGE = [
  "region",
  "landmark-one-main",
  "page-has-heading-one",
  // Inside the page's main part a header is no banner.
  "landmark-banner-is-top-level",
] as const;

/**
 * What axe finds, in few words: rule, place, and what to do. Every rule it has (WCAG 2.2 A and AA and its best
 * practices), whatever the impact; of a `part` it is not asked for what only a whole page has. `colours` asks for
 * nothing else: in another theme nothing else differs.
 */
export const findings = async (what: "page" | "part", only: "all" | "colours" = "all"): Promise<string[]> => {
  const off = what === "part" ? WHOLE_PAGE.map((rule) => [rule, { enabled: false }] as const) : [];
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    ...(only === "colours"
      ? { runOnly: { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] } }
      : {}),
    ...(only === "all" ? { rules: { ...Object.fromEntries(off), "target-size": { enabled: true } } } : {}),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${JSON.stringify(target)} ${failureSummary}`),
  );
};
