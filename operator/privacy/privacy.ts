import { Command, Option } from "commander";
import { formatJson } from "../../platform/format-json.ts";
import { mailFolder } from "../../platform/mail/mail-files.ts";
import { LOAN_PURPOSES } from "../../src/leads/lead.ts";
import { type CorrectedFields, readCorrection } from "../../src/leads/privacy/lead-correction.server.ts";
import { correctLeads, findPersonLeads } from "../../src/leads/privacy/lead-privacy.server.ts";
import type { Subject } from "../../src/leads/privacy/opt-out.ts";
import { addPersonDetails } from "../../src/leads/records/listed-lead.server.ts";
import { STATES } from "../../src/office/states.ts";
import { exportPerson } from "../../src/site/person-copy.server.ts";
import { deletePerson, findPerson, removeTraces } from "../../src/site/personal-data.server.ts";
import { readSubject, WHO } from "../arguments.ts";
import { type OperatorContext, OperatorFailure, requireYes } from "../context.ts";
import { leadColumns } from "../leads/lead-rows.ts";
import { createOutput } from "../output-file.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { formatTable } from "../table.ts";
import { describeLinked, describeUnproven, nameAll, nameLeads } from "./lead-names.ts";
import { addOptOutCommands, requireKnown } from "./opt-out.ts";
import { addRequestCommands } from "./requests.ts";

export function privacyCommand(context: OperatorContext): Command {
  const privacy = new Command("privacy").description("handle a person's request about their data");
  privacy
    .command("export")
    .description("print everything stored about a person, as JSON")
    .argument(...WHO, readSubject)
    .option("--out <file>", "new file to write to, instead of standard output")
    .action((who, options) => exportData(context, who, options));
  privacy
    .command("correct")
    .description("correct the leads with this address or reference; consent records stay unchanged")
    .argument(...WHO, readSubject)
    .option("--name <name>", "the correct name")
    .option("--email <address>", "the correct e-mail address")
    .option("--phone <number>", "the correct phone number")
    .addOption(new Option("--state <state>", "the correct state").choices(STATES))
    .addOption(
      new Option("--purpose <purpose>", "the correct loan purpose").choices(
        LOAN_PURPOSES.map(({ value }) => value),
      ),
    )
    .option("--message <text>", "the correct message; an empty one removes it")
    .action((who, options) => correct(context, who, options));
  privacy
    .command("delete")
    .description("forget a person; records that the law requires stay, without their name and addresses")
    .argument(...WHO, readSubject)
    .option("--yes", "do not ask for confirmation")
    .action((who, options) => forget(context, who, options));
  addOptOutCommands(privacy, context);
  addRequestCommands(privacy, context);
  return privacy;
}

async function exportData(
  { config, terminal, withDatabase, now }: OperatorContext,
  subject: Subject,
  { out }: { readonly out?: string },
): Promise<void> {
  const data = await withDatabase(async (database, stamp) => {
    const keys = await loadLeadKeys(config);
    const person = await findPerson(database, keys, subject, stamp);
    describeUnproven(person).forEach(terminal.say);
    return await exportPerson(database, keys, [subject], stamp);
  });
  if (data.leads.length + data.contactChoices.length + data.newsSubscriptions.length === 0) {
    throw new OperatorFailure("Nothing is stored about this person. The request was recorded.");
  }
  const json = formatJson({ exportedAt: now(), ...data });
  if (out === undefined) return terminal.print(json);
  createOutput(out)(json);
  terminal.say(`Wrote ${out}.`);
}

async function correct(
  { terminal, withDatabase }: OperatorContext,
  subject: Subject,
  options: CorrectedFields,
): Promise<void> {
  const leads = await withDatabase(async (database, stamp) => {
    const person = await findPersonLeads(database, subject);
    const [lead] = person.named;
    if (lead === undefined) throw new OperatorFailure("No lead of this person is stored.");
    if (options.message !== undefined && person.named.length > 1) {
      const references = person.named.map(({ reference }) => reference).join(", ");
      throw new OperatorFailure(`Each lead has its own message. Name one by its reference: ${references}.`);
    }
    if (Object.keys(options).length === 0) {
      throw new OperatorFailure(
        "Name what to correct: --name, --email, --phone, --state, --purpose or --message.",
      );
    }
    const reading = readCorrection(lead, options);
    if ("problem" in reading) throw new OperatorFailure(reading.problem);
    describeLinked(person).forEach(terminal.say);
    return await correctLeads(database, subject, reading.correction, stamp);
  });
  terminal.say(`Corrected ${nameLeads(leads)}.`);
}

async function forget(
  context: OperatorContext,
  subject: Subject,
  options: { readonly yes?: boolean },
): Promise<void> {
  const { content: site, config, terminal, withDatabase } = context;
  await withDatabase(async (database, stamp) => {
    const keys = await loadLeadKeys(config);
    await requireKnown(database, subject);
    const person = await findPerson(database, keys, subject, stamp);
    const found = person.named;
    const subscriptions = person.subscriptions.length;
    let agreedAt = stamp.now;
    if (found.length + subscriptions > 0 && !options.yes) {
      const listed = await addPersonDetails(database, keys, found);
      if (listed.length > 0) terminal.say(formatTable(listed, leadColumns(site), terminal.width));
      const everything = nameAll(found, subscriptions);
      const refusal = `Nothing was deleted. To delete ${everything} in a script, use --yes.`;
      agreedAt = await requireYes(context, options, `Delete ${everything} for good?`, refusal);
    }
    const deleted = await deletePerson(database, keys, [subject], { ...stamp, now: agreedAt });
    await removeTraces(database, mailFolder(config.dataDir), deleted);
    const { leads, lenders, noticed } = deleted;
    if (leads.length + deleted.subscriptions === 0)
      return terminal.say(
        "No lead of this person is stored. The request was recorded, and the address will not be contacted.",
      );
    terminal.say(
      `Deleted ${nameAll(leads, deleted.subscriptions)}. Consent evidence stays, without their data. Digests of the person's ` +
        "addresses stay too, so that they are not contacted until they agree again. " +
        "Backups and your mailbox still contain the data.",
    );
    if (noticed.length > 0) terminal.say(`Told to forget the person, by mail: ${noticed.join(", ")}.`);
    if (lenders.length > 0) terminal.say(`So do the lenders it was shared with. Tell ${lenders.join(", ")}.`);
    describeUnproven(person).forEach(terminal.say);
  });
}
