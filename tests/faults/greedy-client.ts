import { execFileSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Figures, requirePromise } from "./fault-run.ts";
import { ATTACKS, type Attack, type AttackOrder } from "./greedy-attacks.ts";
import { startLeadLoad } from "./lead-load.ts";
import { createSite, type Site } from "./site.ts";

export interface GreedyClient {
  /** How long each attack lasts. */
  readonly milliseconds: number;
  readonly pageLimitMs: number;
  /** The share of another visitor's pages that must be faster. */
  readonly share: number;
  readonly memoryLimitMb: number;
}

const ATTACK_PROGRAM = new URL("greedy-attacks.ts", import.meta.url);
const PAUSE_MS = 10;
const WARM_UP_VISITS = 150;
/** More leads than on a good day, but too few to keep the site busy. */
const LEAD_PAUSE_MS = 250;

/** One client does everything that is expensive, while another reads a page. Needs the built site. */
export async function runGreedyClient({ milliseconds, ...limits }: GreedyClient): Promise<Figures> {
  const figures: Record<string, string | number> = {};
  const site = await createSite({ program: "server/start.mjs", variables: { TRUST_PROXY: "1" } });
  try {
    await site.start();
    await warmUp(site);
    for (const attack of ATTACKS) {
      const { slowest, memory } = await watch(site, attack, { milliseconds, share: limits.share });
      requirePromise(
        slowest <= limits.pageLimitMs,
        `while one client is ${attack}, /faq takes another one ${Math.round(slowest)} ms`,
      );
      requirePromise(
        memory <= limits.memoryLimitMb,
        `one client that is ${attack} brings the process to ${Math.round(memory)} MB`,
      );
      figures[`${attack}: /faq for another client, p${limits.share * 100}`] = `${slowest.toFixed(1)} ms`;
      figures[`${attack}: most memory`] = `${Math.round(memory)} MB`;
    }
  } finally {
    await site.remove();
  }
  return figures;
}

/** A site under attack has been running for a while: its hot code is compiled. */
async function warmUp(site: Site): Promise<void> {
  for (let visit = 0; visit < WARM_UP_VISITS; visit += 1) {
    await readFaq(site);
    for (const path of ["/search?q=texas", "/no-such-page"]) {
      await (await fetch(`${site.url}${path}${visit}`)).arrayBuffer();
    }
  }
}

async function watch(
  site: Site,
  attack: Attack,
  { milliseconds, share }: Pick<GreedyClient, "milliseconds" | "share">,
) {
  const order: AttackOrder = {
    attack,
    port: Number(new URL(site.url).port),
    databaseFile: path.join(site.folder, "rentratio.sqlite"),
    milliseconds,
  };
  const attacker = new Worker(ATTACK_PROGRAM, { workerData: order });
  const ended = once(attacker, "exit").then(([code]) => requirePromise(code === 0, "the attacker failed"));
  // Leads arrive meanwhile: they wait, or get a 503 in time, and none is lost.
  const leads = startLeadLoad(site.url, { clients: 2, pauseMs: LEAD_PAUSE_MS });
  const times: number[] = [];
  let memory = 0;
  let isOver = false;
  const over = ended.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    times.push(await readFaq(site));
    if (times.length % 10 === 1) memory = Math.max(memory, residentMb(site));
    await sleep(PAUSE_MS);
  }
  await over;
  await leads.finish();
  const slowest = times.toSorted((one, other) => one - other).at(Math.floor(times.length * share)) ?? 0;
  return { slowest, memory };
}

async function readFaq({ url }: Site): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${url}/faq`, { headers: { "X-Forwarded-For": "198.51.100.7" } });
  await response.arrayBuffer();
  requirePromise(response.status === 200, `/faq responses ${response.status}`);
  return performance.now() - began;
}

function residentMb(site: Site): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(site.pid())], { encoding: "utf8" })) / 1024;
}
