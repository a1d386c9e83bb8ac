import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Migration } from "../../database/migrations.ts";
import { createSigner } from "../../signer.ts";
import { createRateLimit, type RateLimit, WINDOW_MS } from "./rate-limit.ts";

export interface RateLimitTables {
  rate_limits: {
    key: string;
    requests: number;
    ends_at: number;
  };
}

export const RATE_LIMIT_MIGRATION: Migration = {
  id: "0050-create-rate-limits",
  why: "Several processes on one database count a client's requests together. One process counts in its memory.",
  async up(handle, dialect) {
    if (dialect === "sqlite") return;
    // Unlogged: a count is worth no write to the disk, and may be gone after a crash.
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
  /** Addresses of clients are stored as what this makes of them, from which nobody gets back to them. */
  readonly secret: string;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export type OpenRateLimit = (name: string, requestsPerMinute: number) => RateLimit;

/** Counted together by all processes on PostgreSQL, which is for several; in memory on SQLite, which is for one. */
export function createRateLimits(deps: SharedRateLimitDeps): OpenRateLimit {
  return (name, requestsPerMinute) => {
    if (requestsPerMinute === Number.POSITIVE_INFINITY) return NO_LIMIT;
    return deps.database.dialect === "sqlite"
      ? createRateLimit(requestsPerMinute)
      : createSharedRateLimit(deps, name, requestsPerMinute);
  };
}

const NO_LIMIT: RateLimit = { count: async () => undefined };

/** While the database does not answer, each process counts by itself, and asks again after this long. */
const RETRY_MS = 5_000;
const SWEEP_MS = 60_000;

function createSharedRateLimit(
  { database, secret, now, onError }: SharedRateLimitDeps,
  name: string,
  requestsPerMinute: number,
): RateLimit {
  const alone = createRateLimit(requestsPerMinute);
  const { sign } = createSigner(secret, `rate-limit ${name}`);
  // Who is over the limit stays so until the window ends: a flood is refused without asking the database.
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

  async function countTogether(client: string, moment: number): Promise<number | undefined> {
    const key = sign(client);
    const isOver = sql<boolean>`rate_limits.ends_at <= ${moment} or rate_limits.ends_at > ${moment + LONGEST_AHEAD_MS}`;
    const { requests, ends_at } = await database.db
      .insertInto("rate_limits")
      .values({ key, requests: 1, ends_at: moment + WINDOW_MS })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          requests: sql<number>`case when ${isOver} then 1 else rate_limits.requests + 1 end`,
          ends_at: sql<number>`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
        }),
      )
      .returning(["requests", "ends_at"])
      .executeTakeFirstOrThrow();
    if (requests <= requestsPerMinute) return undefined;
    refusedUntil.set(client, ends_at);
    return ends_at;
  }

  return {
    async count(client) {
      const moment = now();
      const known = refusedUntil.get(client) ?? 0;
      if (isAhead(known, moment)) return secondsBetween(moment, known);
      if (isAhead(retryAt, moment)) return await alone.count(client);
      try {
        const until = await countTogether(client, moment);
        await sweep(moment);
        return until === undefined ? undefined : secondsBetween(moment, until);
      } catch (error) {
        retryAt = moment + RETRY_MS;
        onError(error);
        return await alone.count(client);
      }
    },
  };
}

/** A window that ends later was begun before the clock was set back. Clocks of two processes may differ a little. */
const LONGEST_AHEAD_MS = 2 * WINDOW_MS;

function isAhead(later: number, moment: number): boolean {
  return later > moment && later <= moment + LONGEST_AHEAD_MS;
}

function secondsBetween(moment: number, later: number): number {
  return Math.max(1, Math.ceil((later - moment) / 1000));
}
