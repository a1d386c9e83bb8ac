/**
 * The public API in one process on one core: `dscr` in requests per second, compared with bare `node:http` that is sent
 * the same body, ignores it and answers fixed JSON of the same size with the same headers; and how long `deal` takes at
 * half of its own peak.
 *
 *   npm run bench -- api [--seconds 6] [--rounds 3] [--warm-up 3]
 *
 * The servers run on one core and the load on another, in turn; the median of the rounds counts. The site writes a log
 * line for every request to a file. Bare Node writes none.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findFreePort } from "../tests/setup/free-port.ts";
import { type CallLoad, type CallLoadResult, startCallLoad } from "./load/call-load.ts";
import { cpuSecondsOf } from "./load/process-figures.ts";
import { pinTo } from "./load/programs.ts";
import { median, startReport } from "./load/report.ts";
import { startSite } from "./load/site-process.ts";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "6" },
    rounds: { type: "string", default: "3" },
    "warm-up": { type: "string", default: "3" },
  },
});
const SERVER_CORE = 0;
const WARM_UP_SECONDS = Number(options["warm-up"]);
const CONNECTIONS = 32;
const TARGETS = { shareOfBare: 0.4, dealP99Ms: 5 };

const DSCR = { monthlyRentUsd: 2500, monthlyExpensesUsd: 500, monthlyDebtServiceUsd: 1600 };
const DEAL = {
  priceUsd: 300_000,
  ratePercent: 7.25,
  monthlyLeaseRentUsd: 2500,
  monthlyPropertyTaxUsd: 375,
  monthlyInsuranceUsd: 150,
  monthlyAssociationDuesUsd: 75,
};

const folder = mkdtempSync(path.join(tmpdir(), "api-bench-"));
const site = await startSite({ core: SERVER_CORE });
let bare: ChildProcess | undefined;
try {
  const report = startReport("Public API");
  const seconds = Number(options.seconds);
  const dscr: CallLoad = {
    url: `${site.url}/api/v1/dscr`,
    body: JSON.stringify(DSCR),
    connections: CONNECTIONS,
  };
  const deal: CallLoad = { ...dscr, url: `${site.url}/api/v1/deal`, body: JSON.stringify(DEAL) };
  const bareServer = await startBareServer(dscr);
  const contestants = [
    { load: dscr, pid: site.pid },
    { load: { ...dscr, url: bareServer.url }, pid: bareServer.pid },
    { load: deal, pid: site.pid },
  ] as const;
  for (const { load } of contestants) await measure(load, WARM_UP_SECONDS);
  const rounds: Round[][] = contestants.map(() => []);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      rounds[index]?.push(await measureRound(contestant, seconds));
    }
  }
  const [ours, theirs, dealPeak] = rounds.map((all) => median(all.map(({ perSecond }) => perSecond)));
  const [ourCpu, bareCpu, dealCpu] = rounds.map((all) => median(all.map((round) => round.cpuMicroseconds)));
  const share = (ours ?? 0) / (theirs ?? 1);
  report.say(`dscr: ${ours?.toFixed(0)} a second, ${ourCpu?.toFixed(0)} microseconds of CPU each`);
  report.say(
    `bare node:http: ${theirs?.toFixed(0)} a second, ${bareCpu?.toFixed(0)} microseconds of CPU each`,
  );
  report.judge(
    share >= TARGETS.shareOfBare,
    `dscr reaches ${share.toFixed(2)} of bare node:http, target: ${TARGETS.shareOfBare}`,
  );
  const perSecond = (dealPeak ?? 0) / 2;
  const half = await measure({ ...deal, perSecond }, seconds);
  report.say(
    `deal: ${dealPeak?.toFixed(0)} a second at its peak, ${dealCpu?.toFixed(0)} microseconds of CPU each`,
  );
  report.judge(
    half.p99 < TARGETS.dealP99Ms,
    `deal at ${perSecond.toFixed(0)} a second: p50 ${half.p50.toFixed(2)} ms, p99 ${half.p99.toFixed(2)} ms, target: under ${TARGETS.dealP99Ms} ms`,
  );
} finally {
  bare?.kill();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Round {
  readonly perSecond: number;
  /** The server's CPU time per request. */
  readonly cpuMicroseconds: number;
}

async function measureRound(
  { load, pid }: { readonly load: CallLoad; readonly pid: number },
  seconds: number,
): Promise<Round> {
  const before = cpuSecondsOf(pid);
  const { perSecond, sent } = await measure(load, seconds);
  return { perSecond, cpuMicroseconds: ((cpuSecondsOf(pid) - before) / sent) * 1e6 };
}

async function measure(load: CallLoad, seconds: number): Promise<CallLoadResult> {
  const result = await startCallLoad({ ...load, seconds });
  if (result.failed > 0) throw new Error(`${result.failed} calls of ${load.url} were not answered with 200.`);
  return result;
}

/** Answers every request with what the site answered to this one. */
async function startBareServer({ url, body }: CallLoad): Promise<{ url: string; pid: number }> {
  const answer = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  const file = path.join(folder, "answer.json");
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const headers = [...answer.headers]
    .filter(([name]) => !["date", "connection", "keep-alive"].includes(name))
    .flat();
  const port = await findFreePort();
  const [command, ...values] = pinTo(SERVER_CORE, [
    process.execPath,
    path.join(import.meta.dirname, "load/bare-server.ts"),
    String(port),
    file,
    JSON.stringify(headers),
  ]);
  bare = spawn(command, values, { stdio: "inherit" });
  const bareUrl = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(bareUrl).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return { url: bareUrl, pid: bare.pid ?? 0 };
    await sleep(50);
  }
  throw new Error("The bare server did not start.");
}
