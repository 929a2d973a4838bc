import { COMPUTER_LEVELS, COMPUTER_PACES, FIRST_DEALERS } from "@bummerl/table";
import { Preference } from "./preferences.ts";

/** How the player likes to play the computer: as the last time. */
export const level = new Preference("bm.computer.level", COMPUTER_LEVELS, "hobby");
export const pace = new Preference("bm.computer.pace", COMPUTER_PACES, "natural");
export const dealsFirst = new Preference("bm.computer.dealer", FIRST_DEALERS, "random");
/** On this device although there is a server. */
export const onThisDevice = new Preference("bm.computer.here", ["no", "yes"], "no");
