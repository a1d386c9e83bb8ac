/**
 * Sends generated requests (good ones, damaged ones and random bytes), each over its own connection: no 5xx, no error
 * in the log, no crash, no growing memory.
 *
 *   npm run bench -- fuzz [--requests 100000] [--seed 1] [--only api]
 *
 * With --only api it sends calls of the public API alone, most of which reach the arithmetic.
 *
 * Without a seed it sends new requests and prints the first seed. A failure prints the seed that sends the same hundred
 * requests again: --seed N --requests 100.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { sendGeneratedRequests } from "../tests/fuzz/send-requests.ts";
import { startSite } from "../tests/setup/site/start-site.ts";
import { memoryOf } from "./load/process-figures.ts";
import { median, startReport } from "./load/report.ts";
import { started } from "./load/started.ts";

const { values: options } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string" },
    only: { type: "string" },
  },
});
const firstSeed = Number(options.seed ?? randomInt(2 ** 30));
const GROWTH = 1.1;
/** Fewer requests say nothing about memory: the process is still warming up. */
const ENOUGH_FOR_MEMORY = 20_000;

const site = started.use(await startSite({ isBuilt: true }));
const requests = Number(options.requests);
const report = startReport(`Generated requests: ${requests}, first seed ${firstSeed}`);
const memory: number[] = [];
const result = await sendGeneratedRequests({
  port: site.port,
  seed: firstSeed,
  requests,
  kind: options.only === "api" ? "api" : "any",
  onBatch: () => memory.push(memoryOf(site.pid())),
});
const statuses = [...result.statuses].toSorted(([a], [b]) => a - b);
report.say(`responses: ${statuses.map(([status, count]) => `${status || "none"}: ${count}`).join(", ")}`);
for (const { seed, index, sent, answer } of result.failures) {
  report.say(`--seed ${seed} --requests 100, number ${index}: ${sent}\n    ${JSON.stringify(answer)}`);
}
report.judge(result.failures.length === 0, `${result.failures.length} responses were a 5xx, target: 0`);
const errors = site
  .output()
  .split("\n")
  .filter((line) => /"level":"(error|fatal)"|^\s+at /.test(line));
for (const line of errors.slice(0, 5)) report.say(line);
report.judge(errors.length === 0, `${errors.length} errors in the log, target: 0`);
const ready = await fetch(`${site.url}/readyz`).catch(() => undefined);
report.judge(ready?.status === 200, "the process is still answering");
if (requests >= ENOUGH_FOR_MEMORY) {
  const half = memory.slice(memory.length / 2);
  const [before, after] = [half.slice(0, half.length / 2), half.slice(half.length / 2)].map(median);
  report.judge(
    (after ?? 0) <= (before ?? 0) * GROWTH,
    `memory: third quarter ${before?.toFixed(0)} MB, last quarter ${after?.toFixed(0)} MB, target: at most 10% more`,
  );
}
