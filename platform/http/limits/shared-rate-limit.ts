import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Migration } from "../../database/migrations.ts";
import { createSigner } from "../../signer.ts";
import {
  type Allowance,
  createRateLimit,
  type StatedRateLimit,
  stateLimit,
  WINDOW_MS,
} from "./rate-limit.ts";

export interface RateLimitTables {
  rate_limits: {
    key: string;
    requests: number;
    ends_at: number;
  };
}

export const RATE_LIMIT_MIGRATION: Migration = {
  id: "0050-create-rate-limits",
  why: "Processes that share a database count a client's requests together. A single process counts in memory.",
  async up(handle, dialect) {
    if (dialect === "sqlite") return;
    // Unlogged: a count is not worth a disk write, and may be lost in a crash.
    await sql`create unlogged table rate_limits (
      key text primary key,
      requests integer not null,
      ends_at bigint not null
    )`.execute(handle);
    await sql`create index rate_limits_by_end on rate_limits (ends_at)`.execute(handle);
  },
};

export interface SharedRateLimitDeps {
  readonly database: Database<RateLimitTables>;
  /** Keys the hash under which client addresses are stored, so that they cannot be recovered. */
  readonly secret: string;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export type OpenRateLimit = (name: string, requestsPerMinute: number) => StatedRateLimit;

/** On PostgreSQL all processes count together. On SQLite, which serves a single process, the count is in memory. */
export function createRateLimits(deps: SharedRateLimitDeps): OpenRateLimit {
  return (name, requestsPerMinute) => {
    if (requestsPerMinute === Number.POSITIVE_INFINITY) return NO_LIMIT;
    return deps.database.dialect === "sqlite"
      ? createRateLimit(requestsPerMinute)
      : createSharedRateLimit(deps, name, requestsPerMinute);
  };
}

const NO_LIMIT: StatedRateLimit = stateLimit(Number.POSITIVE_INFINITY, async () => ({
  waitSeconds: undefined,
  remaining: Number.POSITIVE_INFINITY,
  resetSeconds: 0,
}));

/** If the database fails, each process counts by itself and tries the database again after this time. */
const RETRY_MS = 5_000;
const SWEEP_MS = 60_000;

function createSharedRateLimit(
  { database, secret, now, onError }: SharedRateLimitDeps,
  name: string,
  requestsPerMinute: number,
): StatedRateLimit {
  const alone = createRateLimit(requestsPerMinute);
  const { sign } = createSigner(secret, `rate-limit ${name}`);
  // A client over the limit stays blocked until its window ends, so a flood is rejected without a query.
  const refusedUntil = new Map<string, number>();
  let retryAt = 0;
  let sweepAt = now() + SWEEP_MS;

  async function sweep(moment: number): Promise<void> {
    if (isAhead(sweepAt, moment)) return;
    sweepAt = moment + SWEEP_MS;
    for (const [client, until] of refusedUntil) if (!isAhead(until, moment)) refusedUntil.delete(client);
    await database.db
      .deleteFrom("rate_limits")
      .where((is) => is.or([is("ends_at", "<=", moment), is("ends_at", ">", moment + LONGEST_AHEAD_MS)]))
      .execute();
  }

  async function countTogether(client: string, cost: number, moment: number): Promise<Allowance> {
    const key = sign(client);
    const isOver = sql<boolean>`rate_limits.ends_at <= ${moment} or rate_limits.ends_at > ${moment + LONGEST_AHEAD_MS}`;
    const { requests, ends_at } = await database.db
      .insertInto("rate_limits")
      .values({ key, requests: cost, ends_at: moment + WINDOW_MS })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          requests: sql<number>`case when ${isOver} then excluded.requests else rate_limits.requests + excluded.requests end`,
          ends_at: sql<number>`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
        }),
      )
      .returning(["requests", "ends_at"])
      .executeTakeFirstOrThrow();
    const resetSeconds = secondsBetween(moment, ends_at);
    const remaining = Math.max(requestsPerMinute - requests, 0);
    if (requests <= requestsPerMinute) return { waitSeconds: undefined, remaining, resetSeconds };
    refusedUntil.set(client, ends_at);
    return { waitSeconds: resetSeconds, remaining, resetSeconds };
  }

  return stateLimit(requestsPerMinute, async (client, cost = 1) => {
    const moment = now();
    const known = refusedUntil.get(client) ?? 0;
    if (isAhead(known, moment)) {
      const waitSeconds = secondsBetween(moment, known);
      return { waitSeconds, remaining: 0, resetSeconds: waitSeconds };
    }
    if (isAhead(retryAt, moment)) return await alone.spend(client, cost);
    try {
      const allowance = await countTogether(client, cost, moment);
      await sweep(moment);
      return allowance;
    } catch (error) {
      retryAt = moment + RETRY_MS;
      onError(error);
      return await alone.spend(client, cost);
    }
  });
}

/** A window that ends later was opened before the clock was set back. Allows for small clock differences. */
const LONGEST_AHEAD_MS = 2 * WINDOW_MS;

function isAhead(later: number, moment: number): boolean {
  return later > moment && later <= moment + LONGEST_AHEAD_MS;
}

function secondsBetween(moment: number, later: number): number {
  return Math.max(1, Math.ceil((later - moment) / 1000));
}
