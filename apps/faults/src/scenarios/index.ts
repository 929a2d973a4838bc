import type { Scenario } from "../stage.ts";
import { clientLink } from "./client-link.ts";
import { clockJump } from "./clock-jump.ts";
import { cluster } from "./cluster.ts";
import { databaseLink } from "./database-link.ts";
import { deadlines } from "./deadlines.ts";
import { deploy } from "./deploy.ts";
import { diskFull } from "./disk-full.ts";
import { freeze } from "./freeze.ts";
import { joins } from "./joins.ts";
import { noWords } from "./no-words.ts";
import { pairing } from "./pairing.ts";
import { postgresStop } from "./postgres-stop.ts";
import { rematch } from "./rematch.ts";
import { repeats } from "./repeats.ts";
import { sigkill } from "./sigkill.ts";
import { tabs } from "./tabs.ts";

/** All there are, in the order of a full run. */
export const SCENARIOS: readonly Scenario[] = [
  sigkill,
  postgresStop,
  databaseLink,
  clientLink,
  freeze,
  clockJump,
  deadlines,
  diskFull,
  deploy,
  cluster,
  noWords,
  joins,
  rematch,
  pairing,
  repeats,
  tabs,
];
