import { listJobs } from "../../platform/outbox/job-records.ts";
import {
  countDeliveries,
  type FailedDeliveries,
  listFailedDeliveries,
  nameReferences,
} from "../../src/leads/delivery/failures/failed-deliveries.server.ts";
import type { Config } from "../config.ts";
import type { SiteDatabase } from "../migrations.ts";
import { advice, type Finding, problem, when } from "./finding.ts";

const HOUR_MS = 60 * 60 * 1000;
const MAX_LISTED = 1_000;

export async function checkDeliveries(
  database: SiteDatabase,
  { leadWebhook }: Pick<Config, "leadWebhook">,
  now: number,
): Promise<readonly Finding[]> {
  const failed = await listFailedDeliveries(database);
  const pending = await listJobs(database, { state: "pending", limit: MAX_LISTED });
  const webhooks = pending.filter(({ kind }) => kind === "lead-webhook").length;
  const untouched = pending.filter((job) => job.attempts === 0 && job.firstRunAt < now - HOUR_MS).length;
  return [
    ...failed.map(describeFailed),
    ...when(
      webhooks > 0 && leadWebhook === undefined,
      problem(
        `${countDeliveries("lead-webhook", webhooks)} pending, but LEAD_WEBHOOK_URL is not set`,
        "Set it. Otherwise they fail for good after three days.",
      ),
    ),
    ...when(
      untouched > 0,
      problem(
        `${untouched} ${untouched === 1 ? "delivery has" : "deliveries have"} waited for more than an hour without an attempt`,
        "Start the site, or a process of it with WORKER=on.",
      ),
    ),
  ];
}

function describeFailed({ kind, state, jobs, references, reason }: FailedDeliveries): Finding {
  const name = `${countDeliveries(kind, jobs.length)}${nameReferences(references)}`;
  const isOne = jobs.length === 1;
  if (state === "dead") {
    return problem(
      `${name} failed for good: ${reason}`,
      "Fix the cause, then: npm run operator -- deliveries retry --all. Or, if it is no longer needed: deliveries discard",
    );
  }
  return advice(
    `${name} ${isOne ? "waits" : "wait"} for another attempt: ${reason}`,
    "Fix the cause. To send at once what waits: npm run operator -- deliveries retry --all",
  );
}
