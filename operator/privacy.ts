import { Command, Option } from "commander";
import { removeMailFiles } from "../platform/mail/file-mailer.ts";
import { mailFolder } from "../platform/mail/mailer.ts";
import { listJobs } from "../platform/outbox/job-records.ts";
import { formatMoment } from "../src/leads/delivery/lead-facts.ts";
import { LOAN_PURPOSES, STATES } from "../src/leads/lead.ts";
import {
  correctLeads,
  deleteLeads,
  exportPersonalData,
  findSubjectLeads,
  listPrivacyRequests,
  optOut,
  type Subject,
} from "../src/leads/lead-privacy.server.ts";
import type { Lead } from "../src/leads/lead-record.ts";
import { isStopMessage } from "../src/leads/stop-words.ts";
import { readSubject } from "./arguments.ts";
import { type OperatorContext, OperatorFailure, type SiteDatabase } from "./context.ts";
import { type CorrectionOptions, readCorrection } from "./correction.ts";
import { LEAD_COLUMNS } from "./lead-rows.ts";
import { deleteSubscriptions, emailsOf, endSubscriptions, exportSubscriptions } from "./news-privacy.ts";
import { createOutput } from "./output-file.ts";
import { formatTable } from "./table.ts";

const WHO = ["<who>", "e-mail address, phone number or reference of the person"] as const;

export function privacyCommand(context: OperatorContext): Command {
  const privacy = new Command("privacy").description("answer a person who asks about their data");
  privacy
    .command("export")
    .description("everything that is kept about a person, as JSON")
    .argument(...WHO, readSubject)
    .option("--out <file>", "new file to write to, instead of standard output")
    .action((who, options) => exportData(context, who, options));
  privacy
    .command("correct")
    .description("correct a person's leads; consent records stay as they were given")
    .argument(...WHO, readSubject)
    .option("--name <name>", "the right name")
    .option("--email <address>", "the right e-mail address")
    .option("--phone <number>", "the right phone number")
    .addOption(new Option("--state <state>", "the right state").choices(STATES))
    .addOption(
      new Option("--purpose <purpose>", "the right loan purpose").choices(
        LOAN_PURPOSES.map(({ value }) => value),
      ),
    )
    .action((who, options) => correct(context, who, options));
  privacy
    .command("delete")
    .description("forget a person; what law makes you keep stays, without their name and addresses")
    .argument(...WHO, readSubject)
    .option("--yes", "do not ask")
    .action((who, options) => forget(context, who, options));
  privacy
    .command("opt-out")
    .description("never contact a person again, by any channel")
    .argument(...WHO, readSubject)
    .option("--message <text>", "what they wrote: opts out if it is STOP or means it")
    .action((who, options) => leaveAlone(context, who, options));
  privacy
    .command("requests")
    .description("list the requests that were answered")
    .option("--json", "print JSON")
    .action((options) => listRequests(context, options));
  return privacy;
}

async function exportData(
  { terminal, withDatabase, now, newId }: OperatorContext,
  subject: Subject,
  { out }: { readonly out?: string },
): Promise<void> {
  const data = await withDatabase(async (database) => {
    const personal = await exportPersonalData(database, subject, { now: now(), newId });
    const leads = personal.leads.map(({ lead }) => lead);
    return { ...personal, newsSubscriptions: await exportSubscriptions(database, emailsOf(subject, leads)) };
  });
  if (data.leads.length + data.suppressions.length + data.newsSubscriptions.length === 0) {
    throw new OperatorFailure("Nothing is kept about this person. The request is on the list.");
  }
  const json = JSON.stringify({ exportedAt: new Date(now()).toISOString(), ...data }, null, 2);
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
    const [lead] = await findSubjectLeads(database, subject);
    if (lead === undefined) throw new OperatorFailure("No lead of this person is kept.");
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
    const found = await findSubjectLeads(database, subject);
    const emails = emailsOf(subject, found);
    const subscriptions = (await exportSubscriptions(database, emails)).filter(
      ({ state }) => state !== "unsubscribed",
    ).length;
    if (found.length + subscriptions > 0 && !yes) {
      if (found.length > 0) terminal.say(formatTable(found, LEAD_COLUMNS, terminal.width));
      const isSure = await terminal.confirm(`Delete ${nameAll(found, subscriptions)} for good?`);
      if (!isSure) throw new OperatorFailure("Nothing was deleted. Scripts confirm with --yes.");
    }
    const mails = await findMailIds(database, found);
    const deleted = await deleteLeads(database, subject, { now: now(), newId });
    const news = await deleteSubscriptions(database, emails);
    await removeMailFiles(mailFolder(config.dataDir), [...mails, ...news.mailIds]);
    if (deleted.length + news.count === 0)
      return terminal.say("No lead of this person is kept. The request is on the list.");
    terminal.say(
      `Deleted ${nameAll(deleted, news.count)}. Consent evidence stays without the person, and opt-outs stay. ` +
        "Backups, your mailbox and lenders you shared with still have the data.",
    );
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

async function leaveAlone(
  { terminal, withDatabase, now, newId }: OperatorContext,
  subject: Subject,
  { message }: { readonly message?: string },
): Promise<void> {
  if (message !== undefined && !isStopMessage(message)) {
    throw new OperatorFailure(
      "That message does not clearly ask to stop, so nothing was changed. If it does, leave --message out.",
    );
  }
  const reason = message === undefined ? "asked the operator" : "replied STOP";
  const { leads, subscriptions } = await withDatabase(async (database) => {
    const concerned = await optOut(database, subject, reason, { now: now(), newId });
    const ended = await endSubscriptions(database, emailsOf(subject, concerned), now());
    return { leads: concerned, subscriptions: ended };
  });
  if (leads.length === 0 && "reference" in subject) {
    throw new OperatorFailure(`No lead has the reference ${subject.reference}.`);
  }
  const concerned = nameAll(leads, subscriptions);
  const extent = concerned === "" ? "No lead has it yet" : `It concerns ${concerned}`;
  terminal.say(`Opted out of all contact. ${extent}. Tell the lenders you shared it with.`);
}

async function listRequests(
  { terminal, withDatabase }: OperatorContext,
  { json }: { readonly json?: boolean },
): Promise<void> {
  const requests = await withDatabase(listPrivacyRequests);
  if (json) {
    const described = requests.map((each) => ({
      ...each,
      requestedAt: new Date(each.requestedAt).toISOString(),
    }));
    return terminal.print(JSON.stringify(described, null, 2));
  }
  if (requests.length === 0) return terminal.say("No requests.");
  const columns = [
    { title: "ANSWERED", read: (request: (typeof requests)[number]) => formatMoment(request.requestedAt) },
    { title: "REQUEST", read: (request: (typeof requests)[number]) => request.kind },
    { title: "LEADS", read: (request: (typeof requests)[number]) => request.references.join(" ") },
  ];
  terminal.print(formatTable(requests, columns, terminal.width));
}

function nameAll(leads: readonly Lead[], subscriptions: number): string {
  return [
    ...(leads.length > 0 ? [nameLeads(leads)] : []),
    ...(subscriptions > 0 ? ["the news subscription"] : []),
  ].join(" and ");
}

function nameLeads(leads: readonly Lead[]): string {
  return leads.length === 1 ? `the lead ${leads[0]?.reference}` : `${leads.length} leads`;
}
