import type { Command } from "commander";

/** Commands that read deals and need no server. */
export function addDealCommands(program: Command): void {
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
    .command("solve")
    .argument("<file>", "deal records (docs/deal-records.md), or - for standard input")
    .description("print what each legal action is worth with all cards known")
    .action(async (file: string) => {
      const { dealSolve } = await import("./commands/deal-solve.ts");
      process.exitCode = await dealSolve(file);
    });

  deal
    .command("verify")
    .argument("<file>", "finished deals with secret and cuts (docs/fair-dealing.md), or - for standard input")
    .description("make the pack of each deal again and compare it with what was dealt")
    .action(async (file: string) => {
      const { dealVerify } = await import("./commands/deal-verify.ts");
      process.exitCode = await dealVerify(file);
    });
}
