import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { temporaryPostgres } from "../setup/database/temporary-postgres.ts";
import { startSite } from "../setup/site/start-site.ts";
import { type Figures, requirePromise, waitUntil, withCleanup } from "./fault-run.ts";
import { ALL_JOBS } from "./lead-audit.ts";
import { startLeadLoad } from "./lead-load.ts";

/** Every start checks that both engines are set to flush; this counts the flushes themselves. */
export async function countFlushes(leads: number): Promise<Figures> {
  const onSqlite = hasStrace() ? await countOnSqlite(leads) : undefined;
  const onPostgres = await countOnPostgres(leads);
  for (const flushes of [onSqlite, onPostgres]) {
    requirePromise(flushes === undefined || flushes >= leads, `only ${flushes} flushes for ${leads} leads`);
  }
  return {
    "leads acknowledged, on each database": leads,
    "flushes on SQLite, counted by the kernel": onSqlite ?? "not counted: strace is not installed",
    "flushes on PostgreSQL, counted by itself": onPostgres,
  };
}

function hasStrace(): boolean {
  return spawnSync("strace", ["-V"]).status === 0;
}

async function countOnSqlite(leads: number): Promise<number> {
  const trace = "flushes.trace";
  return await withCleanup(async (use) => {
    const site = use(
      await startSite({
        variables: { ...ALL_JOBS, WORKER: "off" },
        wrap: (command) => [
          "strace",
          "-D",
          "-f",
          "-y",
          "-e",
          "trace=fsync,fdatasync",
          "-o",
          trace,
          ...command,
        ],
      }),
    );
    // Flushes of the database and its log: each line names the file.
    const flush = /f(?:data)?sync\(\d+<[^>]*rentratio\.sqlite/g;
    const count = () => [...readFileSync(path.join(site.dataFolder, trace), "utf8").matchAll(flush)].length;
    const before = count();
    await sendOneByOne(site.url, leads);
    return count() - before;
  });
}

async function countOnPostgres(leads: number): Promise<number> {
  return await withCleanup(async (use) => {
    const postgres = use(await temporaryPostgres());
    const site = use(
      await startSite({
        variables: { ...ALL_JOBS, DATABASE_URL: postgres.url, WORKER: "off" },
      }),
    );
    const observer = new Client({ connectionString: postgres.url });
    const count = async () => {
      const { rows } = await observer.query("select wal_sync from pg_stat_wal");
      return Number(rows[0]?.wal_sync);
    };
    await observer.connect();
    try {
      await observer.query("select pg_stat_reset_shared('wal')");
      await sendOneByOne(site.url, leads);
      // Each connection reports its statistics about once a second.
      await waitUntil(async () => (await count()) >= leads, {
        within: 60_000,
        otherwise: `PostgreSQL does not count a flush for each of ${leads} leads`,
      });
      return await count();
    } finally {
      await observer.end();
    }
  });
}

async function sendOneByOne(siteUrl: string, leads: number): Promise<void> {
  await startLeadLoad(siteUrl, { clients: 1, leadsPerClient: leads }).finish();
}
