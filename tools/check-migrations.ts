/**
 * Checks the journal of migrations: times must rise, because drizzle passes over one that is earlier than the last
 * applied, in silence; and every entry has its file and every file its entry.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { repository } from "./lib/repository.ts";

const Journal = z.object({
  entries: z.array(z.object({ idx: z.int(), when: z.int(), tag: z.string() })),
});

const folder = join(repository, "migrations");
const { entries } = Journal.parse(JSON.parse(await readFile(join(folder, "meta/_journal.json"), "utf8")));
const files = (await readdir(folder)).filter((file) => file.endsWith(".sql"));
const tags = new Set(entries.map(({ tag }) => `${tag}.sql`));

const faults = [
  ...(entries.length === 0 ? ["the journal has no entry"] : []),
  ...entries.flatMap(({ idx, when, tag }, index) => {
    const before = entries[index - 1];
    return [
      ...(idx === index ? [] : [`${tag} has number ${idx} at place ${index}`]),
      ...(before === undefined || when > before.when ? [] : [`${tag} is not later than ${before.tag}`]),
      ...(files.includes(`${tag}.sql`) ? [] : [`${tag} has no SQL file`]),
    ];
  }),
  ...files.filter((file) => !tags.has(file)).map((file) => `${file} is not in the journal`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${entries.length} migrations in order`);
