/**
 * Loaded before a server that shall believe in another time: `Date` is off by `FAULTS_CLOCK_SHIFT` ms, and by what the
 * file `FAULTS_CLOCK_FILE` says as soon as SIGWINCH comes (which means nothing else to a server). Timers and `performance.now()` stay true, as they do when the
 * clock of a host jumps.
 */
import { readFileSync } from "node:fs";

const RealDate = Date;
const realNow = RealDate.now.bind(RealDate);
let shift = Number(process.env["FAULTS_CLOCK_SHIFT"] ?? "0");

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(realNow() + shift);
    else super(...given);
  }

  static now() {
    return realNow() + shift;
  }
};

const file = process.env["FAULTS_CLOCK_FILE"];
if (file !== undefined)
  process.on("SIGWINCH", () => {
    shift = Number(readFileSync(file, "utf8"));
  });
