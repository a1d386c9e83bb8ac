/**
 * Deliberately slow clients: slowhttptest opens 500 connections and sends headers (-H), then bodies (-B), a little at a
 * time. The site must drop all of them within 20 seconds and still answer visitors in time.
 *
 *   npm run bench -- slowloris
 */
import { type Site, startSite } from "../tests/setup/site/start-site.ts";
import { describeCounts, type LoadResult, startLoad } from "./load/load.ts";
import { requireProgram, runProgram } from "./load/programs.ts";
import { type Report, startReport } from "./load/report.ts";
import { USUAL_MIX } from "./load/requests.ts";
import { started } from "./load/started.ts";

const CONNECTIONS = "500";
const VISITORS_PER_SECOND = 100;
const DROPPED_WITHIN_SECONDS = 20;
const HONEST_P99_MS = 250;
/** Far longer than the attack may last: connections still open then mean failure. */
const LIMIT_SECONDS = 60;
const BASELINE_SECONDS = 10;
/** Opens all connections within the first second. */
const RATE = CONNECTIONS;
/** Seconds between two pieces sent on one connection. */
const INTERVAL = "3";

const ATTACKS = [
  { name: "headers, a line every 3 s", flags: ["-H", "-t", "GET"], path: "/faq" },
  {
    name: "bodies, a piece every 3 s",
    flags: ["-B", "-t", "POST", "-s", "8192", "-f", "application/json"],
    path: "/api/leads",
  },
] as const;

const program = requireProgram("slowhttptest");
const site = started.use(await startSite({ isBuilt: true, variables: { LOG_LEVEL: "warn" } }));
const report = startReport(
  `Slow clients: ${CONNECTIONS} connections, ${VISITORS_PER_SECOND} visitor requests/s`,
);
const baseline = await startLoad({ ...visitorsOf(site), seconds: BASELINE_SECONDS }).result;
report.say(`visitors' p99 without an attack: ${worstP99(baseline).toFixed(0)} ms`);
for (const attack of ATTACKS) await measure(attack, site, report);

async function measure(
  { name, flags, path }: (typeof ATTACKS)[number],
  { url }: Site,
  report: Report,
): Promise<void> {
  const visitors = startLoad({ ...visitorsOf({ url }), seconds: LIMIT_SECONDS * 2 });
  const began = performance.now();
  const output = await runProgram([
    program,
    ...flags,
    ...["-c", CONNECTIONS, "-r", RATE, "-i", INTERVAL, "-l", String(LIMIT_SECONDS), "-u", `${url}${path}`],
  ]);
  const seconds = (performance.now() - began) / 1000;
  visitors.stop();
  const result = await visitors.result;
  const isOver = output.includes("No open connections left");
  const p99 = worstP99(result);
  report.say(`${name}: visitors ${describeCounts(result)}`);
  report.judge(
    isOver && seconds <= DROPPED_WITHIN_SECONDS,
    isOver
      ? `all connections were dropped after ${seconds.toFixed(1)} s, target: ${DROPPED_WITHIN_SECONDS} s`
      : `connections were still open after ${LIMIT_SECONDS} s`,
  );
  report.judge(p99 <= HONEST_P99_MS, `visitors' p99 was ${p99.toFixed(0)} ms, target: ${HONEST_P99_MS} ms`);
  report.judge(result.failed === 0, `${result.failed} of ${result.done} visitor requests failed`);
}

function visitorsOf({ url }: Pick<Site, "url">) {
  return { url, connections: 16, mix: USUAL_MIX, perSecond: VISITORS_PER_SECOND };
}

function worstP99({ thirds }: LoadResult): number {
  return Math.max(...thirds.map(({ p99 }) => p99).filter(Number.isFinite));
}
