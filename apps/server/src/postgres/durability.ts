/** `safe`: a committed move survives a power cut. `fast`: for tests only, whose data nobody misses. */
export type Durability = "safe" | "fast";

const LOSES_DATA_ON_POWER_CUT = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Settings of Postgres for that durability, as `name=value`. */
export const durabilitySettings = (durability: Durability): readonly string[] =>
  durability === "fast"
    ? LOSES_DATA_ON_POWER_CUT
    : ["fsync=on", "synchronous_commit=on", "full_page_writes=on"];
