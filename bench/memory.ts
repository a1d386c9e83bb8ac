/**
 * Memory of one process over many mixed requests: pages, published pages, searches, unknown paths, the API, saved
 * calculations and leads. It runs as deploy/rentratio.service would run it, with its memory limit.
 *
 *   npm run bench -- memory [--requests 100000]
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { likeDeployed } from "../tests/setup/deployed-process.ts";
import { startSite } from "../tests/setup/site/start-site.ts";
import { describeCounts, startLoad } from "./load/load.ts";
import { memoryOf } from "./load/process-figures.ts";
import { startReport } from "./load/report.ts";
import { USUAL_MIX } from "./load/requests.ts";
import { started } from "./load/started.ts";

const { values: options } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
  },
});
const CONNECTIONS = 16;
const LIMIT_MB = 256;
const FLAT = 1.1;
const SAMPLE_MS = 250;
const LIMIT_SECONDS = 3_600;

const deployed = started.use(likeDeployed());
const site = started.use(await startSite({ isBuilt: true, ...deployed }));
const report = startReport(`Memory: ${options.requests} mixed requests, ${CONNECTIONS} connections`);
report.say(deployed.description);
report.say(`after startup: ${memoryOf(site.pid()).toFixed(0)} MB`);
const load = startLoad({
  url: site.url,
  connections: CONNECTIONS,
  mix: USUAL_MIX,
  seconds: LIMIT_SECONDS,
  requests: Number(options.requests),
});
const samples: number[] = [];
let isRunning = true;
const sampling = (async () => {
  for (; isRunning; await sleep(SAMPLE_MS)) samples.push(memoryOf(site.pid()));
})();
const result = await load.result;
isRunning = false;
await sampling;
const after = memoryOf(site.pid());
const tenths = Array.from({ length: 10 }, (_, tenth) => mean(part(samples, tenth / 10, (tenth + 1) / 10)));
report.say(`${describeCounts(result)}, in ${Math.round(result.seconds)} s`);
report.say(
  `by tenth of the run: ${tenths.map((tenth) => tenth.toFixed(0)).join(", ")} MB; ${Math.max(...samples).toFixed(0)} MB peak`,
);
for (const failure of result.failures) report.say(failure);
report.judge(result.failed === 0, `${result.failed} requests failed`);
report.judge(after < LIMIT_MB, `after the run: ${after.toFixed(0)} MB, target: under ${LIMIT_MB}`);
const [before, last] = [mean(part(samples, 0.5, 0.75)), mean(part(samples, 0.75, 1))];
report.judge(
  last <= before * FLAT,
  `third quarter: ${before.toFixed(0)} MB, last quarter: ${last.toFixed(0)} MB, target: at most 10% more`,
);

function part(values: readonly number[], from: number, to: number): readonly number[] {
  return values.slice(Math.floor(values.length * from), Math.ceil(values.length * to));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
