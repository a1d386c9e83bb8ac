/**
 * Mixed load for a long time at 70% of the peak: pages, published pages, searches, the API, saved calculations, leads.
 * No error, and the slowest responses in the last third are no slower than in the first.
 *
 *   npm run bench -- soak [--minutes 10]
 */
import { parseArgs } from "node:util";
import { startSite } from "../tests/setup/site/start-site.ts";
import { describeCounts, startLoad } from "./load/load.ts";
import { memoryOf } from "./load/process-figures.ts";
import { startReport } from "./load/report.ts";
import { USUAL_MIX } from "./load/requests.ts";
import { started } from "./load/started.ts";

const { values: options } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const CONNECTIONS = 16;
const SHARE = 0.7;
const WARM_UP_SECONDS = 5;
const PEAK_SECONDS = 15;
/** Allows a tenth more, plus a few milliseconds for one pause of the machine. */
const isStable = (first: number, last: number) => last <= first * 1.1 + 10;

const site = started.use(await startSite({ isBuilt: true }));
const load = { url: site.url, connections: CONNECTIONS, mix: USUAL_MIX };
const report = startReport(`Soak: ${options.minutes} minutes of mixed load, ${CONNECTIONS} connections`);
await startLoad({ ...load, seconds: WARM_UP_SECONDS }).result;
const peak = await startLoad({ ...load, seconds: PEAK_SECONDS }).result;
const perSecond = Math.floor((peak.done / peak.seconds) * SHARE);
report.say(`peak: ${Math.round(peak.done / peak.seconds)} requests/s; now sending ${perSecond}/s`);
const result = await startLoad({ ...load, perSecond, seconds: Number(options.minutes) * 60 }).result;
report.say(`${result.done} requests in ${Math.round(result.seconds)} s: ${describeCounts(result)}`);
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
for (const [index, { p50, p99 }] of result.thirds.entries()) {
  report.say(`third ${index + 1}: p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`);
}
report.say(`memory after the run: ${memoryOf(site.pid()).toFixed(0)} MB`);
for (const failure of [...peak.failures, ...result.failures]) report.say(failure);
report.judge(peak.failed + result.failed === 0, `${peak.failed + result.failed} requests failed, target: 0`);
const [first, , last] = result.thirds.map(({ p99 }) => p99);
report.judge(
  first !== undefined && last !== undefined && isStable(first, last),
  `p99 went from ${milliseconds(first ?? Number.NaN)} to ${milliseconds(last ?? Number.NaN)}, target: at most 10% plus 10 ms more`,
);
