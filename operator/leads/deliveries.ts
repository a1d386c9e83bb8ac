import { Command, Option } from "commander";
import { z } from "zod";
import { discardJobs, type JobRecord, listJobs, reviveJobs } from "../../platform/outbox/job-records.ts";
import { JOB_STATES, type JobState } from "../../platform/outbox/outbox.ts";
import { formatUtcTime } from "../../src/leads/delivery/lead-facts.ts";
import { LEAD_JOBS } from "../../src/leads/delivery/lead-jobs.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { NEWS_JOBS } from "../../src/news/subscriptions/subscription.ts";
import { readLimit } from "../arguments.ts";
import { type OperatorContext, OperatorFailure, type SiteDatabase } from "../context.ts";
import { formatTable } from "../table.ts";

export function deliveriesCommand(context: OperatorContext): Command {
  const deliveries = new Command("deliveries").description("list mails and webhooks, and retry failed ones");
  deliveries
    .command("list")
    .description("list deliveries, newest first")
    .addOption(
      new Option("--state <state>", "only deliveries in this state; dead means failed for good").choices(
        JOB_STATES,
      ),
    )
    .addOption(
      new Option("--kind <kind>", "only deliveries of this kind").choices([...LEAD_JOBS, ...NEWS_JOBS]),
    )
    .option("--limit <number>", "maximum number to list", readLimit, 50)
    .option("--json", "print JSON")
    .action((options) => list(context, options));
  deliveries
    .command("retry")
    .description("retry dead deliveries now and for three more days")
    .argument("[ids...]", "ids of dead deliveries, from the list")
    .option("--all", "all dead deliveries")
    .action((ids, options) => retry(context, ids, options));
  deliveries
    .command("discard")
    .description("stop trying to send dead deliveries")
    .argument("[ids...]", "ids of dead deliveries, from the list")
    .option("--all", "all dead deliveries")
    .action((ids, options) => discard(context, ids, options));
  return deliveries;
}

interface ListOptions {
  readonly state?: JobState;
  readonly kind?: string;
  readonly limit: number;
  readonly json?: boolean;
}

interface Delivery extends JobRecord {
  readonly reference: string;
}

async function list({ terminal, withDatabase }: OperatorContext, options: ListOptions): Promise<void> {
  const { state, kind, limit, json } = options;
  const found = await withDatabase(async (database) => {
    const jobs = await listJobs(database, { state, kind, limit: limit + 1 });
    const references = await findReferences(database, jobs);
    return jobs.map((job) => ({ ...job, reference: references.get(job.id) ?? "deleted" }));
  });
  const shown = found.slice(0, limit);
  if (json) return terminal.print(JSON.stringify(shown.map(describeDelivery), null, 2));
  if (shown.length === 0) return terminal.say("No deliveries.");
  terminal.print(formatTable(shown, COLUMNS, terminal.width));
  if (found.length > limit) terminal.say(`There are more than ${limit}. To list more, raise --limit.`);
}

const COLUMNS = [
  { title: "ID", read: ({ id }: Delivery) => id },
  { title: "LEAD", read: ({ reference }: Delivery) => reference },
  { title: "KIND", read: ({ kind }: Delivery) => kind },
  { title: "STATE", read: ({ state }: Delivery) => state },
  { title: "TRIES", read: ({ attempts }: Delivery) => String(attempts) },
  { title: "ENDED", read: ({ finishedAt }: Delivery) => showMoment(finishedAt) },
  { title: "NEXT", read: ({ nextRunAt }: Delivery) => showMoment(nextRunAt) },
  { title: "REASON", read: ({ lastError }: Delivery) => lastError ?? "" },
];

const showMoment = (moment: number | undefined) => (moment === undefined ? "" : formatUtcTime(moment));
const toIso = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString());

function describeDelivery(delivery: Delivery) {
  const { id, reference, kind, state, attempts, nextRunAt, finishedAt, lastError = null } = delivery;
  return {
    id,
    reference,
    kind,
    state,
    attempts,
    nextRunAt: toIso(nextRunAt),
    finishedAt: toIso(finishedAt),
    lastError,
  };
}

const payload = z.object({ leadId: z.string() });

async function findReferences(
  database: SiteDatabase,
  jobs: readonly JobRecord[],
): Promise<ReadonlyMap<string, string>> {
  const references = new Map<string, string>();
  for (const job of jobs) {
    const about = payload.safeParse(job.payload);
    // News mails have no lead.
    const lead = about.success ? await findLead(database, { id: about.data.leadId }) : { reference: "-" };
    if (lead !== undefined) references.set(job.id, lead.reference);
  }
  return references;
}

interface DeadOptions {
  readonly all?: boolean;
}

async function retry(context: OperatorContext, ids: readonly string[], options: DeadOptions): Promise<void> {
  await decide(context, ids, options, { change: reviveJobs, done: "queued again, for up to three days" });
}

async function discard(
  context: OperatorContext,
  ids: readonly string[],
  options: DeadOptions,
): Promise<void> {
  await decide(context, ids, options, { change: discardJobs, done: "discarded" });
}

interface Decision {
  readonly change: typeof reviveJobs;
  readonly done: string;
}

async function decide(
  { terminal, withDatabase, now }: OperatorContext,
  ids: readonly string[],
  { all = false }: DeadOptions,
  { change, done }: Decision,
): Promise<void> {
  if (all === ids.length > 0) throw new OperatorFailure("Name the deliveries, or use --all.");
  const changed = await withDatabase((database) => change(database, { ids: all ? "all" : ids, now: now() }));
  terminal.say(`${changed.length} ${changed.length === 1 ? "delivery is" : "deliveries are"} ${done}.`);
  const missing = ids.filter((id) => !changed.includes(id));
  if (missing.length > 0) throw new OperatorFailure(`Not a dead delivery: ${missing.join(", ")}`);
}
