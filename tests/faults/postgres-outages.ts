import { setTimeout as sleep } from "node:timers/promises";
import { temporaryPostgres } from "../setup/database/temporary-postgres.ts";
import { startSite } from "../setup/site/start-site.ts";
import {
  type Figures,
  type Kills,
  type LongRunOptions,
  requirePromise,
  waitUntil,
  withCleanup,
} from "./fault-run.ts";
import { ALL_JOBS, auditLeads } from "./lead-audit.ts";
import { startLeadLoad } from "./lead-load.ts";
import { killServer } from "./server-kills.ts";

export interface PostgresOutages {
  /** "kill" ends every process of the database at once; "interrupt" shuts it down cleanly. */
  readonly how: "kill" | "interrupt";
  readonly outages: number;
  readonly tell?: LongRunOptions["tell"];
}

const CLIENTS = 8;
const LONGEST_CALM_MS = 200;

/** Takes the database away and brings it back, repeatedly, while the same server accepts leads. */
export async function interruptPostgres({
  how,
  outages,
  tell = () => {},
}: PostgresOutages): Promise<Figures> {
  return await withCleanup(async (use) => {
    const postgres = use(await temporaryPostgres());
    const site = use(
      await startSite({
        variables: { ...ALL_JOBS, DATABASE_URL: postgres.url, WORKER: how === "kill" ? "off" : "on" },
      }),
    );
    const pid = site.pid();
    const load = startLeadLoad(site.url, { clients: CLIENTS });
    const countAccepted = () => load.acknowledged.size;
    const countRefused = () => load.answers.get("503") ?? 0;
    let longestRecoveryMs = 0;

    for (let outage = 1; outage <= outages; outage += 1) {
      await load.repeatOne();
      await waitForMore(countAccepted, "no lead is accepted while the database is there");
      await sleep(Math.random() * LONGEST_CALM_MS);
      await postgres[how]();
      await waitForMore(countRefused, "no lead is refused while the database is away");
      await requireStatus(`${site.url}/readyz`, 503);
      await requireStatus(`${site.url}/healthz`, 200);
      await postgres.resume();
      const back = performance.now();
      await waitForMore(countAccepted, "no lead is accepted although the database is back");
      longestRecoveryMs = Math.max(longestRecoveryMs, performance.now() - back);
      if (outage % 5 === 0) tell(`${outage} of ${outages} outages, ${load.acknowledged.size} leads`);
    }
    await load.finish();
    requirePromise(site.pid() === pid, "the server did not live through it");
    return {
      "times the database was taken away": outages,
      "restarts of the server": 0,
      ...(await auditLeads(postgres.url, load.acknowledged)),
      "503 with Retry-After": countRefused(),
      "leads stored although the response was lost, recognized when sent again": load.answers.get("200") ?? 0,
      "longest wait for the first lead after the database was back, ms": Math.round(longestRecoveryMs),
    };
  });
}

/** Here the server dies and PostgreSQL keeps running. */
export async function killServerOnPostgres(options: Kills): Promise<Figures> {
  return await withCleanup(async (use) => {
    const postgres = use(await temporaryPostgres());
    return await killServer({ ...options, databaseUrl: postgres.url });
  });
}

async function waitForMore(count: () => number, otherwise: string): Promise<void> {
  const before = count();
  await waitUntil(() => count() > before, { within: 60_000, otherwise });
}

async function requireStatus(url: string, status: number): Promise<void> {
  const response = await fetch(url);
  requirePromise(
    response.status === status,
    `${new URL(url).pathname} responses ${response.status}, not ${status}`,
  );
}
