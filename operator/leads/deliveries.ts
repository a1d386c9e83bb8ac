import { Command, Option } from "commander";
import type { SiteContent } from "../../content/site-content.ts";
import { type JobRecord, listJobs } from "../../platform/outbox/job-records.ts";
import { JOB_STATES, type JobState } from "../../platform/outbox/outbox.ts";
import { discardDeliveries, retryDeliveries } from "../../src/leads/delivery/decide-deliveries.server.ts";
import { findJobReferences } from "../../src/leads/delivery/job-references.server.ts";
import { LEAD_JOBS, OPERATOR_JOBS } from "../../src/leads/delivery/lead-jobs.ts";
import { REQUEST_JOBS } from "../../src/leads/privacy/requests/data-request.ts";
import { NEWS_JOBS } from "../../src/news/subscriptions/subscription.ts";
import { readLimit } from "../arguments.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { formatTime } from "../office-time.ts";
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
      new Option("--kind <kind>", "only deliveries of this kind").choices([
        ...LEAD_JOBS,
        ...NEWS_JOBS,
        ...REQUEST_JOBS,
        ...OPERATOR_JOBS,
      ]),
    )
    .option("--limit <number>", "maximum number to list", readLimit, 50)
    .option("--json", "print JSON")
    .addHelpText("after", "\nExample:\n  npm run operator -- deliveries list --state dead")
    .action((options) => list(context, options));
  deliveries
    .command("retry")
    .description("retry deliveries that failed, now and for three more days")
    .argument("[ids...]", "ids of deliveries that are dead or wait for another attempt, from the list")
    .option("--all", "all of them")
    .addHelpText(
      "after",
      "\nAfter the mail server works again:\n  npm run operator -- deliveries retry --all",
    )
    .action((ids, options) => retry(context, ids, options));
  deliveries
    .command("discard")
    .description("stop trying to send dead deliveries")
    .argument("[ids...]", "ids of dead deliveries, from the list")
    .option("--all", "all dead deliveries")
    .addHelpText(
      "after",
      "\nExample:\n  npm run operator -- deliveries discard 019a8c5e-0f4e-7cc3-9f0e-0b7f2f7b1c11",
    )
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

async function list(
  { content: site, terminal, withDatabase }: OperatorContext,
  options: ListOptions,
): Promise<void> {
  const { state, kind, limit, json } = options;
  const found = await withDatabase(async (database) => {
    const jobs = await listJobs(database, { state, kind, limit: limit + 1 });
    const nameLead = await findJobReferences(database, jobs);
    return jobs.map((job) => ({ ...job, reference: nameLead(job) }));
  });
  const shown = found.slice(0, limit);
  if (json) return terminal.print(JSON.stringify(shown.map(describeDelivery), null, 2));
  if (shown.length === 0) return terminal.say("No deliveries.");
  terminal.print(formatTable(shown, columns(site), terminal.width));
  if (found.length > limit) terminal.say(`There are more than ${limit}. To list more, raise --limit.`);
}

const columns = (site: SiteContent) => [
  { title: "ID", read: ({ id }: Delivery) => id },
  { title: "LEAD", read: ({ reference }: Delivery) => reference },
  { title: "KIND", read: ({ kind }: Delivery) => kind },
  { title: "STATE", read: ({ state }: Delivery) => state },
  { title: "TRIES", read: ({ attempts }: Delivery) => String(attempts) },
  { title: "ENDED", read: ({ finishedAt }: Delivery) => showMoment(site, finishedAt) },
  { title: "NEXT", read: ({ nextRunAt }: Delivery) => showMoment(site, nextRunAt) },
  { title: "REASON", read: ({ lastError }: Delivery) => lastError ?? "", canBeCut: true },
];

const showMoment = (site: SiteContent, moment: number | undefined) =>
  moment === undefined ? "" : formatTime(site, moment);
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

interface ChoiceOptions {
  readonly all?: boolean;
}

async function retry(
  context: OperatorContext,
  ids: readonly string[],
  options: ChoiceOptions,
): Promise<void> {
  await decide(context, ids, options, {
    change: retryDeliveries,
    done: "queued again, for up to three days",
    pending: "is being sent right now, or was not tried yet",
  });
}

async function discard(
  context: OperatorContext,
  ids: readonly string[],
  options: ChoiceOptions,
): Promise<void> {
  await decide(context, ids, options, {
    change: discardDeliveries,
    done: "discarded",
    pending: "is not dead: it is still tried",
  });
}

interface Decision {
  readonly change: typeof retryDeliveries;
  readonly done: string;
  /** Why a pending delivery was left alone. */
  readonly pending: string;
}

async function decide(
  { terminal, withDatabase, now, actor }: OperatorContext,
  ids: readonly string[],
  { all = false }: ChoiceOptions,
  { change, done, pending }: Decision,
): Promise<void> {
  if (all === ids.length > 0) throw new OperatorFailure("Name the deliveries, or use --all.");
  await withDatabase(async (database) => {
    const changed = await change(database, all ? "all" : ids, { actor, now: now() });
    terminal.say(`${changed.length} ${changed.length === 1 ? "delivery is" : "deliveries are"} ${done}.`);
    const others = ids.filter((id) => !changed.includes(id));
    if (others.length === 0) return;
    const found = await listJobs(database, { ids: others, limit: others.length });
    const explain = (id: string) => {
      const state = found.find((job) => job.id === id)?.state ?? "not a delivery";
      return `${id} ${state === "pending" ? pending : `is ${state}`}.`;
    };
    throw new OperatorFailure(others.map(explain).join("\n"));
  });
}
