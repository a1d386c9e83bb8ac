import { Command, Option } from "commander";
import { removeMailFiles } from "../../platform/mail/file-mailer.ts";
import { mailFolder } from "../../platform/mail/mailer.ts";
import { listJobs } from "../../platform/outbox/job-records.ts";
import { formatUtcTime } from "../../src/leads/delivery/lead-facts.ts";
import { LOAN_PURPOSES, STATES } from "../../src/leads/lead.ts";
import type { Subject } from "../../src/leads/privacy/lead-person.server.ts";
import {
  correctLeads,
  deleteLeads,
  exportPersonalData,
  findPersonLeads,
  listPrivacyRequests,
} from "../../src/leads/privacy/lead-privacy.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import { readSubject, WHO } from "../arguments.ts";
import { type OperatorContext, OperatorFailure, type SiteDatabase } from "../context.ts";
import { formatJson } from "../json.ts";
import { addOptOuts, LEAD_COLUMNS } from "../leads/lead-rows.ts";
import { createOutput } from "../output-file.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { formatTable } from "../table.ts";
import { type CorrectionOptions, readCorrection } from "./correction.ts";
import { describeLinked, listLenders, nameAll, nameLeads } from "./lead-names.ts";
import { deleteSubscriptions, emailsOf, exportSubscriptions } from "./news-privacy.ts";
import { addOptOutCommands, requireKnown } from "./opt-out.ts";

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
  privacy
    .command("requests")
    .description("list the requests handled so far")
    .option("--json", "print JSON")
    .action((options) => listRequests(context, options));
  return privacy;
}

async function exportData(
  { config, terminal, withDatabase, now, newId }: OperatorContext,
  subject: Subject,
  { out }: { readonly out?: string },
): Promise<void> {
  const data = await withDatabase(async (database) => {
    const keys = await loadLeadKeys(config);
    const personal = await exportPersonalData(database, keys, subject, { now: now(), newId });
    const person = await findPersonLeads(database, subject);
    describeLinked(person).forEach(terminal.say);
    return { ...personal, newsSubscriptions: await exportSubscriptions(database, emailsOf(subject, person)) };
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
  { terminal, withDatabase, now, newId }: OperatorContext,
  subject: Subject,
  options: CorrectionOptions,
): Promise<void> {
  const leads = await withDatabase(async (database) => {
    const person = await findPersonLeads(database, subject);
    const [lead] = person.named;
    if (lead === undefined) throw new OperatorFailure("No lead of this person is stored.");
    if (options.message !== undefined && person.named.length > 1) {
      const references = person.named.map(({ reference }) => reference).join(", ");
      throw new OperatorFailure(`Each lead has its own message. Name one by its reference: ${references}.`);
    }
    describeLinked(person).forEach(terminal.say);
    return await correctLeads(database, subject, readCorrection(lead, options), { now: now(), newId });
  });
  terminal.say(`Corrected ${nameLeads(leads)}.`);
}

async function forget(
  { config, terminal, withDatabase, now, newId }: OperatorContext,
  subject: Subject,
  { yes = false }: { readonly yes?: boolean },
): Promise<void> {
  await withDatabase(async (database) => {
    const keys = await loadLeadKeys(config);
    await requireKnown(database, subject);
    const person = await findPersonLeads(database, subject);
    const found = person.named;
    const emails = emailsOf(subject, person);
    const subscriptions = (await exportSubscriptions(database, emails)).length;
    if (found.length + subscriptions > 0 && !yes) {
      const listed = await addOptOuts(database, keys, found);
      if (listed.length > 0) terminal.say(formatTable(listed, LEAD_COLUMNS, terminal.width));
      const everything = nameAll(found, subscriptions);
      const isSure = await terminal.confirm(`Delete ${everything} for good?`);
      if (!isSure)
        throw new OperatorFailure(`Nothing was deleted. To delete ${everything} in a script, use --yes.`);
    }
    const mails = await findMailIds(database, found);
    const lenders = await listLenders(database, found);
    const deleted = await deleteLeads(database, keys, subject, { now: now(), newId });
    const news = await deleteSubscriptions(database, emails);
    await database.wipeDeleted();
    await removeMailFiles(mailFolder(config.dataDir), [...mails, ...news.mailIds]);
    if (deleted.length + news.count === 0)
      return terminal.say(
        "No lead of this person is stored. The request was recorded, and the address will not be contacted.",
      );
    terminal.say(
      `Deleted ${nameAll(deleted, news.count)}. Consent evidence stays, without their data. Digests of the person's ` +
        "addresses stay too, so that they are not contacted until they agree again. " +
        "Backups and your mailbox still contain the data.",
    );
    if (lenders.length > 0) terminal.say(`So do the lenders it was shared with. Tell ${lenders.join(", ")}.`);
    describeLinked(person).forEach(terminal.say);
  });
}

async function findMailIds(database: SiteDatabase, leads: readonly Lead[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { id } of leads) {
    const jobs = await listJobs(database, { payload: { leadId: id }, limit: 100 });
    ids.push(...jobs.map((job) => job.id));
  }
  return ids;
}

async function listRequests(
  { terminal, withDatabase }: OperatorContext,
  { json }: { readonly json?: boolean },
): Promise<void> {
  const requests = await withDatabase(listPrivacyRequests);
  if (json) return terminal.print(formatJson(requests));
  if (requests.length === 0) return terminal.say("No requests.");
  const columns = [
    { title: "ANSWERED", read: (request: (typeof requests)[number]) => formatUtcTime(request.requestedAt) },
    { title: "REQUEST", read: (request: (typeof requests)[number]) => request.kind },
    { title: "LEADS", read: (request: (typeof requests)[number]) => request.references.join(" ") },
  ];
  terminal.print(formatTable(requests, columns, terminal.width));
}
