/** `bummerl`: one file for each command, loaded only when it is asked for, so that none waits for the server. */
import { Command } from "commander";
import { addDealCommands } from "./deal-commands.ts";
import { EXIT } from "./exit.ts";
import { addHostCommands } from "./host-commands.ts";

const program = new Command("bummerl")
  .description("Schnapsen for two: tools for whoever hosts it or reads its deals")
  .showHelpAfterError()
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? EXIT.ok : EXIT.unusable));

addHostCommands(program);
addDealCommands(program);

await program.parseAsync();
