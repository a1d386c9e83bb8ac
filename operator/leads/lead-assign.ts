import type { Command } from "commander";
import { assignLead, findOwner, listOwners } from "../../src/leads/owners/lead-owners.server.ts";
import { readReference } from "../arguments.ts";
import { type OperatorContext, OperatorFailure, type SiteDatabase } from "../context.ts";
import { requireLead } from "./lead-reference.ts";

const HELP = `
The digest and the reminders about the lead go to that colleague. Colleagues are the people of the desk: desk people

Examples:
  npm run operator -- leads assign RR-7K3M9-QXTB2 Ann Lee
  npm run operator -- leads assign RR-7K3M9-QXTB2 --nobody`;

export function addAssignCommand(leads: Command, context: OperatorContext): void {
  leads
    .command("assign")
    .description("give a lead to a colleague, or to nobody")
    .argument("<reference>", "such as RR-7K3M9-QXTB2", readReference)
    .argument("[name...]", "a colleague's name")
    .option("--nobody", "take its owner away")
    .addHelpText("after", HELP)
    .action((reference, words, options) => assign(context, reference, words, options));
}

async function assign(
  { terminal, withDatabase }: OperatorContext,
  reference: string,
  words: readonly string[],
  { nobody = false }: { readonly nobody?: boolean },
): Promise<void> {
  const typed = words.join(" ").trim();
  if ((typed === "") !== nobody) throw new OperatorFailure("Name a colleague, or use --nobody.");
  await withDatabase(async (database, stamp) => {
    const { owner } = await requireLead(database, reference);
    const next = nobody ? null : await requireOwner(database, typed);
    if (next !== owner) await assignLead(database, reference, next, stamp);
    terminal.say(`${reference} belongs to ${next ?? "nobody"}.`);
  });
}

/** The name as it is stored. */
async function requireOwner(database: SiteDatabase, typed: string): Promise<string> {
  const owner = await findOwner(database.db, typed);
  if (owner !== undefined) return owner.name;
  const names = (await listOwners(database.db)).map(({ name }) => name);
  const known = names.length === 0 ? "To let somebody in: desk invite" : `There is: ${names.join(", ")}.`;
  throw new OperatorFailure(`No colleague is called ${typed}. ${known}`);
}
