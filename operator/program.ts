import { Command, CommanderError, type Help } from "commander";
import { VERSION } from "../server/version.ts";
import type { OperatorContext } from "./context.ts";
import { wrapHelp } from "./wrap-help.ts";

/** Each is loaded only if it is asked for: loading them all takes longer than most of them run. */
const COMMANDS: Readonly<Record<string, () => Promise<(context: OperatorContext) => Command>>> = {
  leads: async () => (await import("./leads/leads.ts")).leadsCommand,
  handoff: async () => (await import("./handoff/handoff.ts")).handoffCommand,
  deliveries: async () => (await import("./leads/deliveries.ts")).deliveriesCommand,
  consent: async () => (await import("./consent/consent.ts")).consentCommand,
  privacy: async () => (await import("./privacy/privacy.ts")).privacyCommand,
  news: async () => (await import("./news.ts")).newsCommand,
  visits: async () => (await import("./visits.ts")).visitsCommand,
  retention: async () => (await import("./privacy/retention.ts")).retentionCommand,
  content: async () => (await import("./content/content.ts")).contentCommand,
  figures: async () => (await import("./figures/figures.ts")).figuresCommand,
  settings: async () => (await import("./records/records.ts")).settingsCommand,
  "market-index": async () => (await import("./records/records.ts")).marketIndexCommand,
  lenders: async () => (await import("./records/records.ts")).lendersCommand,
  testimonials: async () => (await import("./records/records.ts")).testimonialsCommand,
  backup: async () => (await import("./database/backup.ts")).backupCommand,
  restore: async () => (await import("./database/restore.ts")).restoreCommand,
  database: async () => (await import("./database/database.ts")).databaseCommand,
  desk: async () => (await import("./desk.ts")).deskCommand,
  audit: async () => (await import("./audit.ts")).auditCommand,
  update: async () => (await import("./update/update.ts")).updateCommand,
  doctor: async () => (await import("./doctor/doctor.ts")).doctorCommand,
};

/** Runs one command line and returns its exit code. */
export async function runOperator(words: readonly string[], context: OperatorContext): Promise<number> {
  const program = await loadProgram(words, context);
  try {
    await program.parseAsync(words, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    context.terminal.say(describeCauses(error));
    return 1;
  }
}

/** The program with the commands that these words may mean. */
export async function loadProgram(words: readonly string[], context: OperatorContext): Promise<Command> {
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
  for (const load of commandsFor(words)) program.addCommand((await load())(context));
  configure(program, context);
  return program;
}

/** The command that the words begin with. All of them for help, and for a word that may be a typing error. */
function commandsFor([first = ""]: readonly string[]) {
  const wanted = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  return wanted ? [wanted] : Object.values(COMMANDS);
}

/** Configures every level, because commands added with `addCommand` do not inherit the settings. */
function configure(command: Command, context: OperatorContext): void {
  const { terminal } = context;
  command
    .exitOverride()
    .showHelpAfterError("(use --help for details)")
    .configureHelp({ helpWidth: terminal.width ?? HELP_WIDTH, formatItem })
    .configureOutput({
      writeOut: (text) => terminal.print(wrapHelp(text.trimEnd(), terminal.width ?? HELP_WIDTH)),
      writeErr: (text) => terminal.say(text.trimEnd()),
    });
  for (const child of command.commands) configure(child, context);
}

/** For a terminal whose width is not known. */
const HELP_WIDTH = 80;
const MAX_TERM_WIDTH = 24;

/** As commander does it, but a long term does not push all descriptions to the right: its own begins on the next line. */
function formatItem(term: string, termWidth: number, description: string, helper: Help): string {
  const width = Math.min(termWidth, MAX_TERM_WIDTH);
  const indent = " ".repeat(width + 4);
  if (description === "") return `  ${term}`;
  const room = (helper.helpWidth ?? HELP_WIDTH) - indent.length;
  const text = helper.boxWrap(description, room).replaceAll("\n", `\n${indent}`);
  return term.length > width ? `  ${term}\n${indent}${text}` : `  ${term.padEnd(width)}  ${text}`;
}

function describeCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n  ${describeCauses(error.cause)}`;
}
