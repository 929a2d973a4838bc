export { type Config, type ConfigFault, describeFaults, type Limits, readConfig } from "./config.ts";
