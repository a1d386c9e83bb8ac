/**
 * The public API in one process on one core: `dscr` in requests per second, compared with bare `node:http` that is sent
 * the same body, ignores it and answers fixed JSON of the same size with the same headers; and how long `deal` takes at
 * half of its own peak.
 *
 *   npm run bench -- api [--seconds 6] [--rounds 3]
 *
 * The servers run on one core and the load on another, in turn; the median of the rounds counts. The site writes a log
 * line for every request to a file. Bare Node writes none.
 */
import { parseArgs } from "node:util";
import { startSite } from "../tests/setup/site/start-site.ts";
import { type RepeatedResponse, startBarePeer } from "./load/bare-peer.ts";
import { type CallLoad, type CallLoadResult, startCallLoad } from "./load/call-load.ts";
import { cpuSecondsOf } from "./load/process-figures.ts";
import { pinTo } from "./load/programs.ts";
import { median, startReport } from "./load/report.ts";
import { started } from "./load/started.ts";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "6" },
    rounds: { type: "string", default: "3" },
  },
});
const SERVER_CORE = 0;
const WARM_UP_SECONDS = 3;
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

const site = started.use(
  await startSite({
    isBuilt: true,
    wrap: (command) => pinTo(SERVER_CORE, command),
    variables: { TRUST_PROXY: "1" },
  }),
);
const report = startReport("Public API");
const seconds = Number(options.seconds);
const dscr: CallLoad = {
  url: `${site.url}/api/v1/dscr`,
  body: JSON.stringify(DSCR),
  connections: CONNECTIONS,
};
const deal: CallLoad = { ...dscr, url: `${site.url}/api/v1/deal`, body: JSON.stringify(DEAL) };
const bare = started.use(await startBarePeer(await fetchOnce(dscr), SERVER_CORE));
const contestants = [
  { load: dscr, pid: site.pid() },
  { load: { ...dscr, url: bare.url }, pid: bare.pid },
  { load: deal, pid: site.pid() },
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
report.say(`bare node:http: ${theirs?.toFixed(0)} a second, ${bareCpu?.toFixed(0)} microseconds of CPU each`);
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

interface Round {
  readonly perSecond: number;
  /** The server's CPU time per request. */
  readonly cpuMicroseconds: number;
}

async function measureRound(
  { load, pid }: { readonly load: CallLoad; readonly pid: number | undefined },
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

async function fetchOnce({ url, body }: CallLoad): Promise<RepeatedResponse> {
  const answer = await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return { body: Buffer.from(await answer.arrayBuffer()), headers: [...answer.headers] };
}
