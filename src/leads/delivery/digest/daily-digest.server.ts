import { z } from "zod";
import type { Database } from "../../../../platform/database/database.ts";
import { enqueueOnce, type OutboxTables } from "../../../../platform/outbox/outbox.ts";
import type { JobHandler } from "../../../../platform/outbox/worker.ts";
import type { LeadEmailDeps } from "../lead-email.server.ts";
import { type DigestQuestion, readDigest } from "./digest.server.ts";
import { composeDigest } from "./digest-mail.server.ts";

/** Every process may ask for the digest of a day, which is queued once. True if this call did it. */
export async function queueDigest(
  database: Database<OutboxTables>,
  day: string,
  now: number,
): Promise<boolean> {
  const job = { id: `digest-${day}`, kind: "daily-digest", payload: { day }, runAt: now };
  return await database.transaction((transaction) => enqueueOnce(transaction, job));
}

export interface DailyDigestDeps
  extends Pick<LeadEmailDeps, "database" | "keys" | "mailer" | "from" | "to">,
    Pick<DigestQuestion, "replyBy"> {
  readonly listUrgentRequests: () => Promise<DigestQuestion["requests"]>;
  /** Undefined without a desk. */
  readonly deskUrl: string | undefined;
  /** Null if the site makes no backups. */
  readonly findBackupAge: () => Promise<number | null>;
  /** The current day in the office. */
  readonly today: () => string;
  /** When it ends. */
  readonly endOfDay: () => number;
  readonly now: () => number;
}

const payload = z.object({ day: z.string() });

/** Reads the figures when it sends them, so that a digest that was retried is not outdated. */
export function createDailyDigest(deps: DailyDigestDeps): JobHandler {
  const { database, mailer, from, to, deskUrl } = deps;
  return async (job) => {
    const { day } = payload.parse(job.payload);
    if (day !== deps.today()) return { type: "skipped", reason: "the digest of a later day takes its place" };
    const now = deps.now();
    const digest = await readDigest(database, {
      ...deps,
      requests: await deps.listUrgentRequests(),
      backupAgeMs: await deps.findBackupAge(),
      now,
      endOfDay: deps.endOfDay(),
    });
    const content = composeDigest(day, digest, { deskUrl, now });
    return await mailer.send({ id: job.id, from, to: { address: to }, ...content });
  };
}
