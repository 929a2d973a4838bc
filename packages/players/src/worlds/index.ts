import type { Knowledge } from "../knowledge/index.ts";
import { countWorlds } from "./count.ts";
import { enumerateWorlds } from "./enumerate.ts";
import type { Random } from "./random.ts";
import { sampleWorlds } from "./sample.ts";
import type { World } from "./world.ts";

export { countWorlds } from "./count.ts";
export { enumerateWorlds } from "./enumerate.ts";
export { positionIn } from "./position.ts";
export { type Random, randomFrom } from "./random.ts";
export { sampleWorld, sampleWorlds } from "./sample.ts";
export { solverFor, valuesOver, type WorldValue } from "./solved.ts";
export type { World } from "./world.ts";

/** All worlds where there are at most `most`, else that many sampled ones. */
export const worldsOf = (
  knowledge: Knowledge,
  most: number,
  random: Random,
): { readonly worlds: readonly World[]; readonly all: boolean } => {
  const all = countWorlds(knowledge) <= most;
  return { worlds: all ? enumerateWorlds(knowledge) : sampleWorlds(knowledge, most, random), all };
};
