import type { Scenario } from "../stage.ts";
import { sigkill } from "./sigkill.ts";

/** All there are, in the order of a full run. */
export const SCENARIOS: readonly Scenario[] = [sigkill];
