import type { Transaction } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Database } from "../../platform/database/database.ts";
import { purgeMailFiles } from "../../platform/mail/mail-files.ts";
import { countPurgeableJobs, purgeJobs } from "../../platform/outbox/job-records.ts";
import type { OutboxTables } from "../../platform/outbox/outbox.ts";
import {
  countPurgeableVisits,
  dayOf,
  purgeVisits,
  type VisitTables,
} from "../../platform/visits/visit-store.ts";
import {
  type CalculatorSessionSchema,
  createCalculatorSessionStore,
} from "../calculators/saved/calculator-session-store.server.ts";
import type { HandoffTables } from "../handoff/handoff-tables.server.ts";
import {
  countPurgeableNotices,
  purgeNotices,
  tellLendersToForget,
} from "../handoff/release/notice-store.server.ts";
import { countPurgeableMessages, purgeMessages } from "../handoff/webhook/lender-messages.server.ts";
import {
  countExpired,
  type PurgeOptions,
  purgeExpired,
  type RetentionCount,
} from "../leads/privacy/lead-retention.server.ts";
import {
  countPurgeableRequests,
  purgeRequests,
} from "../leads/privacy/requests/data-request-answer.server.ts";
import type { DataRequestTables } from "../leads/privacy/requests/data-request-tables.server.ts";
import type { LeadTables } from "../leads/records/lead-tables.server.ts";
import { countUnconfirmed, purgeUnconfirmed } from "../news/subscriptions/subscription-retention.server.ts";
import type { NewsTables } from "../news/subscriptions/subscription-tables.server.ts";

export type RetainedTables = HandoffTables &
  LeadTables &
  DataRequestTables &
  OutboxTables &
  CalculatorSessionSchema &
  NewsTables &
  VisitTables;

export interface RetentionPeriods {
  readonly leads: number;
  readonly deliveries: number;
  readonly idempotencyKeys: number;
  readonly privacyRequests: number;
  readonly visits: number;
}

/** How many rows of each kind are past their retention time. */
export interface RetentionReport extends RetentionCount {
  readonly deliveries: number;
  /** Mails written as files because there was no mail server. */
  readonly mailFiles: number;
  readonly calculatorSessions: number;
  /** Addresses whose mailed link nobody used in time. */
  readonly newsRequests: number;
  /** Each counts one page on one day. */
  readonly visitCounts: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export interface RetentionRun {
  readonly periodsInDays: RetentionPeriods;
  readonly mailFolder: string;
  readonly now: number;
}

export interface RemovalRun extends RetentionRun, Omit<PurgeOptions, "beforeRemoval"> {}

/** Removes everything past its retention time. Safe to run at any time, and by several processes at once. */
export async function purgeOverdue(
  database: Database<RetainedTables>,
  run: RemovalRun,
): Promise<RetentionReport> {
  const limits = findLimits(run);
  const expired = await purgeExpired(database, limits, {
    ...run,
    beforeRemoval: (transaction: Transaction<RetainedTables>, ids) =>
      tellLendersToForget(transaction, ids, "expired", run),
  });
  const requests = await purgeRequests(database, { answered: limits.privacyRequests, now: run.now });
  const removed = {
    ...expired,
    idempotencyKeys: expired.idempotencyKeys + (await purgeMessages(database, limits.idempotencyKeys)),
    privacyRequests:
      expired.privacyRequests + requests + (await purgeNotices(database, limits.privacyRequests)),
    deliveries: await purgeJobs(database, limits.deliveries),
    mailFiles: await purgeMailFiles(run.mailFolder, { before: limits.deliveries }),
    calculatorSessions: await createCalculatorSessionStore(database).purgeExpired(run.now),
    newsRequests: await purgeUnconfirmed(database, run.now),
    visitCounts: await purgeVisits(database, dayOf(limits.visits)),
  };
  await database.wipeDeleted();
  return removed;
}

/** Counts what `purgeOverdue` would remove. */
export async function countOverdue(
  database: Database<RetainedTables>,
  run: RetentionRun,
): Promise<RetentionReport> {
  const limits = findLimits(run);
  const expired = await countExpired(database, limits);
  const requests = await countPurgeableRequests(database, {
    answered: limits.privacyRequests,
    now: run.now,
  });
  return {
    ...expired,
    idempotencyKeys:
      expired.idempotencyKeys + (await countPurgeableMessages(database, limits.idempotencyKeys)),
    privacyRequests:
      expired.privacyRequests + requests + (await countPurgeableNotices(database, limits.privacyRequests)),
    deliveries: await countPurgeableJobs(database, limits.deliveries),
    mailFiles: await purgeMailFiles(run.mailFolder, { before: limits.deliveries, isDryRun: true }),
    calculatorSessions: await countExpiredSessions(database, run.now),
    newsRequests: await countUnconfirmed(database, run.now),
    visitCounts: await countPurgeableVisits(database, dayOf(limits.visits)),
  };
}

function findLimits({ periodsInDays, now }: RetentionRun): RetentionPeriods {
  const before = (days: number) => now - days * DAY_MS;
  return {
    leads: before(periodsInDays.leads),
    deliveries: before(periodsInDays.deliveries),
    idempotencyKeys: before(periodsInDays.idempotencyKeys),
    privacyRequests: before(periodsInDays.privacyRequests),
    visits: before(periodsInDays.visits),
  };
}

async function countExpiredSessions(database: Database<RetainedTables>, now: number): Promise<number> {
  return await countRows(database.db.selectFrom("calculator_sessions").where("expires_at", "<=", now));
}
