import { withSiteDatabase } from "../setup/database/site-database.ts";
import { type HttpReceiver, startHttpReceiver } from "../setup/http-receiver.ts";
import { type SmtpReceiver, startSmtpReceiver } from "../setup/smtp-receiver.ts";
import { type Figures, requirePromise, waitUntil } from "./fault-run.ts";
import { ALL_JOBS, JOB_KINDS } from "./lead-audit.ts";

export interface Receivers {
  readonly smtp: SmtpReceiver;
  readonly hook: HttpReceiver;
}

/** Disposing of them stops both. */
export async function startReceivers(ports = { smtp: 0, hook: 0 }): Promise<Receivers & AsyncDisposable> {
  const [smtp, hook] = [await startSmtpReceiver({ port: ports.smtp }), await startHttpReceiver(ports.hook)];
  return {
    smtp,
    hook,
    async [Symbol.asyncDispose]() {
      await Promise.all([smtp.stop(), hook.stop()]);
    },
  };
}

/** Fast enough that a two-minute lease and the first backoff delays pass in seconds. */
export const DELIVERY_CLOCK = 30;

export function deliverTo({ smtp, hook }: { smtp: { url: string }; hook: { url: string } }) {
  return { ...ALL_JOBS, SMTP_URL: smtp.url, LEAD_WEBHOOK_URL: hook.url };
}

/** The ids by which a receiver detects duplicates: Message-ID and webhook-id. */
export function receivedIds({ smtp, hook }: Receivers): readonly string[] {
  return [
    ...smtp.mails.map(({ raw }) => /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1] ?? "none"),
    ...hook.posts.map(({ headers }) => String(headers["webhook-id"])),
  ];
}

export async function waitForDeliveries(databaseUrl: string, leads: number, within: number): Promise<void> {
  await withSiteDatabase(databaseUrl, async ({ db }) => {
    const countDelivered = async () => {
      const jobs = db.selectFrom("outbox_jobs").where("state", "=", "delivered");
      const { count } = await jobs
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    await waitUntil(async () => (await countDelivered()) >= leads * JOB_KINDS.length, {
      within,
      otherwise: "not everything is delivered",
    });
  });
}

/** Checks that every job is recorded as delivered and reached a receiver under its own id. */
export async function auditDeliveries(databaseUrl: string, receivers: Receivers): Promise<Figures> {
  return await withSiteDatabase(databaseUrl, async ({ db }) => {
    const jobs = await db.selectFrom("outbox_jobs").select(["id", "state"]).execute();
    const delivered = jobs.filter(({ state }) => state === "delivered");
    requirePromise(
      delivered.length === jobs.length,
      `${jobs.length - delivered.length} jobs are not delivered`,
    );
    const received = receivedIds(receivers);
    const arrived = new Set(received);
    const lost = jobs.filter(({ id }) => !arrived.has(id));
    requirePromise(lost.length === 0, `${lost.length} deliveries never arrived`);
    requirePromise(arrived.size === jobs.length, "something arrived under an id that no job has");
    return {
      "jobs, each with one row `delivered`": delivered.length,
      "mails received": receivers.smtp.mails.length,
      "webhooks received": receivers.hook.posts.length,
      "received more than once, each under the id of the first": received.length - arrived.size,
    };
  });
}
