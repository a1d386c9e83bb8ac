import { z } from "zod";
import { writeMail } from "../../../../platform/mail/mail-document.ts";
import { type JobRecord, listJobs } from "../../../../platform/outbox/job-records.ts";
import { enqueueOnce, type NewJob } from "../../../../platform/outbox/outbox.ts";
import type { JobHandler } from "../../../../platform/outbox/worker.ts";
import type { WebhookSender } from "../../../../platform/webhooks/webhook.ts";
import type { LeadDatabase } from "../../records/lead-store.server.ts";
import { findJobReferences } from "../job-references.server.ts";
import type { LeadEmailDeps } from "../lead-email.server.ts";
import type { OperatorJobKind } from "../lead-jobs.ts";
import { countDeliveries, listFailedDeliveries, nameReferences } from "./failed-deliveries.server.ts";

/** Where the operator can still be reached if one way fails. */
export interface NoticeChannels {
  readonly hasWebhook: boolean;
  /** The company's address, if leads are mailed to another one. */
  readonly otherAddress: string | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Older failures were announced, or the operator has seen them: the notices themselves are purged after a while. */
const NOTICE_PERIOD_MS = 7 * DAY_MS;
const MAX_JOBS = 1_000;

/** Mails that only the operator gets. */
const OPERATOR_MAILS = ["lead-email", "lead-opt-out", "lead-opt-in", "lead-follow-up"];

/**
 * Queues what tells the operator, through another channel, that deliveries failed for good. Safe to call at any time and
 * in every process: the ids are the same each time. A notice that fails itself is not announced.
 */
export async function queueFailureNotices(
  database: LeadDatabase,
  { channels, now }: { readonly channels: NoticeChannels; readonly now: number },
): Promise<void> {
  const dead = await listJobs(database, { state: "dead", limit: MAX_JOBS });
  for (const job of dead) {
    const notice = planNotice(job, channels, now);
    if (notice !== undefined) await database.transaction((transaction) => enqueueOnce(transaction, notice));
  }
}

function planNotice(
  { id, kind, payload, finishedAt = 0 }: JobRecord,
  { hasWebhook, otherAddress }: NoticeChannels,
  now: number,
): NewJob | undefined {
  if (finishedAt < now - NOTICE_PERIOD_MS) return undefined;
  const about = leadPayload.safeParse(payload);
  if (!about.success) return undefined;
  const isOperatorMail = OPERATOR_MAILS.includes(kind);
  if (isOperatorMail && hasWebhook) {
    const noticePayload = { leadId: about.data.leadId, jobId: id };
    return { id: `failed-${id}-${finishedAt}`, kind: "failure-webhook", payload: noticePayload, runAt: now };
  }
  if (kind === "lead-webhook" || (isOperatorMail && otherAddress !== undefined)) {
    // One mail a day and kind: when a receiver is down, many deliveries fail.
    const day = new Date(finishedAt).toISOString().slice(0, 10);
    return { id: `failed-${kind}-${day}`, kind: "failure-email", payload: { kind }, runAt: now };
  }
  return undefined;
}

const leadPayload = z.object({ leadId: z.string() });
const webhookPayload = z.object({ jobId: z.string() });
const mailPayload = z.object({ kind: z.string() });

export interface FailureNoticeDeps extends Pick<LeadEmailDeps, "database" | "mailer" | "from" | "to"> {
  readonly otherAddress: string | undefined;
  readonly sender: WebhookSender | undefined;
}

type FailureJobKind = Extract<OperatorJobKind, `failure-${string}`>;

export function createFailureHandlers(deps: FailureNoticeDeps): Readonly<Record<FailureJobKind, JobHandler>> {
  return { "failure-email": createFailureEmail(deps), "failure-webhook": createFailureWebhook(deps) };
}

const NO_LONGER = { type: "skipped", reason: "nothing is dead any more" } as const;

function createFailureEmail({ database, mailer, from, to, otherAddress }: FailureNoticeDeps): JobHandler {
  return async (job) => {
    const { kind } = mailPayload.parse(job.payload);
    const failed = (await listFailedDeliveries(database)).filter(
      (each) => each.kind === kind && each.state === "dead",
    );
    if (failed.length === 0) return NO_LONGER;
    const address = OPERATOR_MAILS.includes(kind) ? (otherAddress ?? to) : to;
    const count = failed.flatMap(({ jobs }) => jobs).length;
    const content = writeMail(`${countDeliveries(kind, count)} could not be delivered`, [
      ...failed.map(
        ({ reason, jobs, references }) =>
          `${countDeliveries(kind, jobs.length)}${nameReferences(references)}: ${reason}.`,
      ),
      "Nothing is lost: the leads are stored. To list them: npm run operator -- leads list",
      "Fix the cause, then send them again: npm run operator -- deliveries retry --all",
    ]);
    return await mailer.send({ id: job.id, from, to: { address }, ...content });
  };
}

/** Like those of a lead, the event's fields may be added to, but never changed or removed. */
const EVENT_VERSION = 1;

function createFailureWebhook({ database, sender }: FailureNoticeDeps): JobHandler {
  return async ({ id, payload }, signal) => {
    if (sender === undefined) return { type: "retry", reason: "no webhook is configured" };
    const { jobId } = webhookPayload.parse(payload);
    const [failed] = await listJobs(database, { ids: [jobId], state: "dead", limit: 1 });
    if (failed === undefined) return NO_LONGER;
    const reference = (await findJobReferences(database, [failed]))(failed);
    if (reference === "deleted") return { type: "skipped", reason: "the lead was deleted" };
    const { kind, attempts, lastError, finishedAt = 0 } = failed;
    const body = JSON.stringify({
      type: "delivery.failed",
      version: EVENT_VERSION,
      timestamp: new Date(finishedAt).toISOString(),
      data: { reference, delivery: kind, reason: lastError ?? null, attempts },
    });
    return await sender.send({ id, body }, signal);
  };
}
