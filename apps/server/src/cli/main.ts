/** `bummerl`: one file for each command, loaded only when it is asked for, so that none waits for the server. */
import { Command } from "commander";
import { EXIT } from "./exit.ts";

const program = new Command("bummerl")
  .description("Schnapsen for two: tools for whoever hosts it or reads its deals")
  .showHelpAfterError()
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? EXIT.ok : EXIT.unusable));

const deal = program.command("deal").description("read deals from a file, one JSON object a line");

deal
  .command("replay")
  .argument("<file>", "deal records (docs/deal-records.md), or - for standard input")
  .description("play each deal record and print the state it comes to")
  .action(async (file: string) => {
    const { dealReplay } = await import("./commands/deal-replay.ts");
    process.exitCode = await dealReplay(file);
  });

deal
  .command("verify")
  .argument("<file>", "finished deals with secret and cuts (docs/fair-dealing.md), or - for standard input")
  .description("make the pack of each deal again and compare it with what was dealt")
  .action(async (file: string) => {
    const { dealVerify } = await import("./commands/deal-verify.ts");
    process.exitCode = await dealVerify(file);
  });

await program.parseAsync();
