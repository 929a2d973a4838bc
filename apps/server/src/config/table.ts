import { Environment } from "./schema.ts";

/** The settings as a Markdown table: variable, default, meaning. */
export function configTable(): string {
  const defaults = Environment.parse({});
  const rows = Object.entries(Environment.shape).map(([name, schema]) => {
    const fallback = Object.entries(defaults).find(([key]) => key === name)?.[1];
    const shown = fallback === undefined ? "not set" : `\`${String(fallback)}\``;
    if (schema.description === undefined) throw new Error(`${name} has no description`);
    return `| \`${name}\` | ${shown} | ${schema.description} |`;
  });
  return ["| Variable | Default | Meaning |", "|---|---|---|", ...rows].join("\n");
}
