import type { Command } from "commander";
import { joinLeads, unjoinLead } from "../../src/leads/same-person/lead-joins.server.ts";
import { readReference } from "../arguments.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { requireLead } from "./lead-reference.ts";

const JOIN_HELP = `
The first lead leads. The second one no longer waits for an answer of its own; an opt-out of one counts for both. Nothing
else of it changes, and both consents stay as they are. To take it back: leads unjoin

Example:
  npm run operator -- leads join RR-7K3M9-QXTB2 RR-4F8PW-1M7XC`;

export function addJoinCommands(leads: Command, context: OperatorContext): void {
  leads
    .command("join")
    .description("say that two leads are the same person's")
    .argument("<reference>", "the one that leads, such as RR-7K3M9-QXTB2", readReference)
    .argument("<other>", "the one that is joined to it", readReference)
    .addHelpText("after", JOIN_HELP)
    .action((main, other) => join(context, main, other));
  leads
    .command("unjoin")
    .description("take the join of a lead back")
    .argument("<reference>", "the one that was joined to another", readReference)
    .action((reference) => unjoin(context, reference));
}

async function join({ terminal, withDatabase }: OperatorContext, main: string, other: string): Promise<void> {
  const outcome = await withDatabase((database, stamp) => joinLeads(database, { main, other }, stamp));
  if (outcome.kind === "missing") {
    throw new OperatorFailure(`No lead has the reference ${outcome.reference}.`);
  }
  if (outcome.kind === "refused") throw new OperatorFailure(outcome.reason);
  terminal.say(`${other} is joined to ${main}. To take it back: npm run operator -- leads unjoin ${other}`);
}

async function unjoin({ terminal, withDatabase }: OperatorContext, reference: string): Promise<void> {
  const isUndone = await withDatabase(async (database, stamp) => {
    await requireLead(database, reference);
    return await unjoinLead(database, reference, stamp);
  });
  if (!isUndone) throw new OperatorFailure(`${reference} is joined to no other lead.`);
  terminal.say(`${reference} stands alone again.`);
}
