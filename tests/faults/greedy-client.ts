import { execFileSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { likeDeployed } from "../setup/deployed-process.ts";
import { type Site, startSite } from "../setup/site/start-site.ts";
import { type Figures, requirePromise, withCleanup } from "./fault-run.ts";
import { ATTACKS, type Attack, type AttackOrder, CALL_TOOL, PROJECTION } from "./greedy-attacks.ts";
import { startLeadLoad } from "./lead-load.ts";
import { sendVisitor, type Visit } from "./page-visitor.ts";

export interface GreedyClient {
  /** How long each attack lasts. */
  readonly milliseconds: number;
  readonly memoryLimitMb: number;
  /** How fast this share of another visitor's pages must be. Undefined on a machine that does other things meanwhile. */
  readonly page?: { readonly limitMs: number; readonly share: number };
}

/**
 * Above this share of the visits' time, in which the server was ready but other programs had the processor, the clock
 * says more about them than about the server: a run that is too slow is not judged then.
 */
const BUSY_SHARE = 0.3;

const ATTACK_PROGRAM = new URL("greedy-attacks.ts", import.meta.url);
const SAMPLE_MS = 200;
const WARM_UP_VISITS = 150;
/** More leads than on a good day, but too few to keep the site busy. */
const LEAD_PAUSE_MS = 250;

/** One client does everything that is expensive, while another reads a page. Needs the built site. */
export async function runGreedyClient({ milliseconds, memoryLimitMb, page }: GreedyClient): Promise<Figures> {
  const figures: Record<string, string | number> = {};
  const missed: string[] = [];
  return await withCleanup(async (use) => {
    const deployed = use(likeDeployed());
    figures.process = deployed.description;
    const site = use(
      await startSite({
        isBuilt: true,
        wrap: deployed.wrap,
        variables: { TRUST_PROXY: "1", ...deployed.variables },
      }),
    );
    if (page !== undefined) await warmUp(site);
    for (const attack of ATTACKS) {
      const { visits, memory } = await watch(site, attack, milliseconds);
      const name = `${attack.attack}, ${attack.clients} client${attack.clients > 1 ? "s" : ""}`;
      if (memory > memoryLimitMb) missed.push(`${name}: the process has ${Math.round(memory)} MB`);
      if (page !== undefined) {
        const { clock, computing, waitingShare } = timesOf(visits, page.share);
        const isSlow = clock > page.limitMs;
        const isBusy = waitingShare > BUSY_SHARE;
        if (isSlow && !isBusy) missed.push(`${name}: /faq takes another client ${Math.round(clock)} ms`);
        figures[`${name}: /faq for another client, p${page.share * 100} of ${visits.length}`] = [
          `${clock.toFixed(1)} ms, of which the server computes ${computing.toFixed(1)}`,
          ...(isSlow && isBusy
            ? [
                `not judged: other programs had the processor for ${Math.round(waitingShare * 100)}% of the time`,
              ]
            : []),
        ].join("; ");
      }
      figures[`${name}: most memory`] = `${Math.round(memory)} MB`;
    }
    requirePromise(missed.length === 0, missed.join("; "));
    return figures;
  });
}

/** A site under attack has been running for a while: its hot code is compiled. */
async function warmUp(site: Site): Promise<void> {
  for (let visit = 0; visit < WARM_UP_VISITS; visit += 1) {
    for (const path of ["/faq", `/search?q=texas${visit}`, `/no-such-page${visit}`]) {
      await (await fetch(`${site.url}${path}`)).arrayBuffer();
    }
    await post(`${site.url}/api/v1/projection`, PROJECTION);
    await post(`${site.url}/mcp`, CALL_TOOL);
  }
}

async function post(url: string, body: unknown): Promise<void> {
  const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  requirePromise(response.ok, `${url} is answered by ${response.status}`);
  await response.arrayBuffer();
}

/** Returns another visitor's visits, and the most memory. */
async function watch(site: Site, attack: Attack, milliseconds: number) {
  const order: AttackOrder = {
    ...attack,
    port: site.port,
    databaseFile: path.join(site.dataFolder, "rentratio.sqlite"),
    milliseconds,
  };
  const visitor = await sendVisitor(`${site.url}/faq`, site.pid());
  const attacker = new Worker(ATTACK_PROGRAM, { workerData: order });
  const ended = once(attacker, "exit");
  // Leads arrive meanwhile: they wait, or get a 503 in time, and none is lost.
  const leads = startLeadLoad(site.url, { clients: 2, pauseMs: LEAD_PAUSE_MS });
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, residentMb(site));
  }, SAMPLE_MS);
  const [code] = await ended;
  clearInterval(sampling);
  const visits = await visitor.callBack();
  await leads.finish();
  requirePromise(code === 0, "the attacker failed");
  const refused = visits.find(({ status }) => status !== 200);
  requirePromise(refused === undefined, `/faq is answered by ${refused?.status}`);
  requirePromise(visits.length > 0, "no other visitor is answered");
  return { visits, memory };
}

function timesOf(visits: readonly Visit[], share: number) {
  const slowest = (times: readonly number[]) =>
    times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  const times = visits.map(({ milliseconds }) => milliseconds);
  return {
    clock: slowest(times),
    computing: slowest(visits.map(({ server }) => server?.computing ?? 0)),
    waitingShare: sum(visits.map(({ server }) => server?.waiting ?? 0)) / sum(times),
  };
}

function residentMb(site: Site): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(site.pid())], { encoding: "utf8" })) / 1024;
}
