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
import { type ListOptions, printList } from "../print-list.ts";

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
    .action((ids, options) => decide(context, RETRY, ids, options));
  deliveries
    .command("discard")
    .description("stop trying to send dead deliveries")
    .argument("[ids...]", "ids of dead deliveries, from the list")
    .option("--all", "all dead deliveries")
    .addHelpText(
      "after",
      "\nExample:\n  npm run operator -- deliveries discard 019a8c5e-0f4e-7cc3-9f0e-0b7f2f7b1c11",
    )
    .action((ids, options) => decide(context, DISCARD, ids, options));
  return deliveries;
}

interface DeliveryOptions extends ListOptions {
  readonly state?: JobState;
  readonly kind?: string;
  readonly limit: number;
}

interface Delivery extends JobRecord {
  readonly reference: string;
}

async function list(context: OperatorContext, options: DeliveryOptions): Promise<void> {
  const { state, kind, limit } = options;
  const rows = await context.withDatabase(async (database) => {
    const jobs = await listJobs(database, { state, kind, limit: limit + 1 });
    const nameLead = await findJobReferences(database, jobs);
    return jobs.map((job) => ({ ...job, reference: nameLead(job) }));
  });
  printList(context, options, {
    rows,
    columns: columns(context.content),
    none: "No deliveries.",
    describe: describeDelivery,
  });
}

const columns = (site: SiteContent) => [
  { title: "ID", read: ({ id }: Delivery) => id },
  { title: "LEAD", read: ({ reference }: Delivery) => reference },
  { title: "KIND", read: ({ kind }: Delivery) => kind },
  { title: "STATE", read: ({ state }: Delivery) => state },
  { title: "TRIES", read: ({ attempts }: Delivery) => String(attempts) },
  { title: "ENDED", read: ({ finishedAt }: Delivery) => formatTime(site, finishedAt) },
  { title: "NEXT", read: ({ nextRunAt }: Delivery) => formatTime(site, nextRunAt) },
  { title: "REASON", read: ({ lastError }: Delivery) => lastError ?? "", canBeCut: true },
];

function describeDelivery(delivery: Delivery) {
  const { id, reference, kind, state, attempts } = delivery;
  const { nextRunAt = null, finishedAt = null, lastError = null } = delivery;
  return { id, reference, kind, state, attempts, nextRunAt, finishedAt, lastError };
}

interface Decision {
  readonly change: typeof retryDeliveries;
  readonly done: string;
  /** Why a pending delivery was left alone. */
  readonly pending: string;
}

const RETRY: Decision = {
  change: retryDeliveries,
  done: "queued again, for up to three days",
  pending: "is being sent right now, or was not tried yet",
};

const DISCARD: Decision = {
  change: discardDeliveries,
  done: "discarded",
  pending: "is not dead: it is still tried",
};

async function decide(
  { terminal, withDatabase }: OperatorContext,
  { change, done, pending }: Decision,
  ids: readonly string[],
  { all = false }: { readonly all?: boolean },
): Promise<void> {
  if (all === ids.length > 0) throw new OperatorFailure("Name the deliveries, or use --all.");
  await withDatabase(async (database, stamp) => {
    const changed = await change(database, all ? "all" : ids, stamp);
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
