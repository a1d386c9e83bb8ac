import { Command, CommanderError } from "commander";
import { VERSION } from "../server/version.ts";
import { auditCommand } from "./audit.ts";
import { consentCommand } from "./consent/consent.ts";
import { contentCommand } from "./content/content.ts";
import type { OperatorContext } from "./context.ts";
import { backupCommand } from "./database/backup.ts";
import { databaseCommand } from "./database/database.ts";
import { restoreCommand } from "./database/restore.ts";
import { deskCommand } from "./desk.ts";
import { doctorCommand } from "./doctor/doctor.ts";
import { figuresCommand } from "./figures/figures.ts";
import { deliveriesCommand } from "./leads/deliveries.ts";
import { leadsCommand } from "./leads/leads.ts";
import { newsCommand } from "./news.ts";
import { privacyCommand } from "./privacy/privacy.ts";
import { retentionCommand } from "./privacy/retention.ts";
import { lendersCommand, testimonialsCommand } from "./records/directories.ts";
import { settingsCommand } from "./records/settings.ts";
import { updateCommand } from "./update/update.ts";
import { visitsCommand } from "./visits.ts";

const COMMANDS = [
  leadsCommand,
  deliveriesCommand,
  consentCommand,
  privacyCommand,
  newsCommand,
  visitsCommand,
  retentionCommand,
  contentCommand,
  figuresCommand,
  settingsCommand,
  lendersCommand,
  testimonialsCommand,
  backupCommand,
  restoreCommand,
  databaseCommand,
  deskCommand,
  auditCommand,
  updateCommand,
];

/** Runs one command line and returns its exit code. */
export async function runOperator(words: readonly string[], context: OperatorContext): Promise<number> {
  const { terminal } = context;
  const program = new Command("operator")
    .description("Tools for the site's operator. They read the same environment and .env file as the site.")
    .version(VERSION)
    // `content show PAGE --version 2` has its own --version.
    .enablePositionalOptions()
    .usage("<command> [options]   (npm run operator -- <command> [options])")
    .addHelpText(
      "after",
      "\nTo write to a file or pipe: npm run --silent operator -- leads export > ~/leads.csv",
    );
  for (const create of COMMANDS) program.addCommand(create(context));
  program.addCommand(doctorCommand(context));
  configure(program, context);
  try {
    await program.parseAsync(words, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    terminal.say(describeCauses(error));
    return 1;
  }
}

/** Configures every level, because commands added with `addCommand` do not inherit the settings. */
function configure(command: Command, context: OperatorContext): void {
  const { terminal } = context;
  command
    .exitOverride()
    .showHelpAfterError("(use --help for details)")
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.say(text.trimEnd()),
    });
  for (const child of command.commands) configure(child, context);
}

function describeCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n  ${describeCauses(error.cause)}`;
}
