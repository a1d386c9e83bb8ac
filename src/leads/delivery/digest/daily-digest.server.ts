import { z } from "zod";
import type { Database } from "../../../../platform/database/database.ts";
import { enqueueOnce, type OutboxTables } from "../../../../platform/outbox/outbox.ts";
import type { JobHandler } from "../../../../platform/outbox/worker.ts";
import { listOwners } from "../../owners/lead-owners.server.ts";
import type { LeadTables } from "../../records/lead-tables.server.ts";
import type { LeadEmailDeps } from "../lead-email.server.ts";
import { type DigestQuestion, readDigest } from "./digest.server.ts";
import { composeDigest } from "./digest-mail.server.ts";

/** Every process may ask for the digests of a day, which are queued once: the office's, and those of colleagues. True if this call did it. */
export async function queueDigest(
  database: Database<OutboxTables & LeadTables>,
  day: string,
  now: number,
): Promise<boolean> {
  const job = { id: `digest-${day}`, kind: "daily-digest", payload: { day }, runAt: now };
  return await database.transaction(async (transaction) => {
    const isFirst = await enqueueOnce(transaction, job);
    if (!isFirst) return false;
    for (const { id, email } of await listOwners(transaction)) {
      if (email === null) continue;
      const payload = { day, owner: id };
      await enqueueOnce(transaction, { ...job, id: `digest-${day}-${id}`, payload });
    }
    return true;
  });
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

const payload = z.object({
  day: z.string(),
  /** The id of a colleague; without one, it is the office's. */
  owner: z.string().optional(),
});

/** Reads the figures when it sends them, so that a digest that was retried is not outdated. */
export function createDailyDigest(deps: DailyDigestDeps): JobHandler {
  const { database, mailer, from, to, deskUrl } = deps;
  return async (job) => {
    const { day, owner } = payload.parse(job.payload);
    if (day !== deps.today()) return { type: "skipped", reason: "the digest of a later day takes its place" };
    const colleagues = (await listOwners(database.db)).filter(({ email }) => email !== null);
    const reader = colleagues.find(({ id }) => id === owner);
    if (owner !== undefined && reader === undefined) {
      return { type: "skipped", reason: "this colleague gets no digest any more" };
    }
    const now = deps.now();
    const names = colleagues.map(({ name }) => name);
    const question = { ...deps, now, endOfDay: deps.endOfDay() };
    const digest =
      reader === undefined
        ? await readDigest(database, {
            ...question,
            leadsOf: { notOf: names },
            requests: await deps.listUrgentRequests(),
            backupAgeMs: await deps.findBackupAge(),
          })
        : {
            ...(await readDigest(database, {
              ...question,
              leadsOf: { owner: reader.name },
              requests: [],
              backupAgeMs: null,
            })),
            // The office takes care of these.
            suspects: 0,
            failures: [],
          };
    const place = { deskUrl, now, colleagues: reader === undefined ? names : [] };
    const content = composeDigest(day, digest, place);
    return await mailer.send({ id: job.id, from, to: { address: reader?.email ?? to }, ...content });
  };
}
