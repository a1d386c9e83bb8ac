/**
 * `npm run faults [-- NAME ...]`: runs the long fault runs: the named ones, or all but `cluster`. Prints the figures of each, and
 * fails if a promise is broken. `--seed NUMBER` repeats the bad requests of an earlier run, `--record` keeps the figures of what
 * was kept for the page /reliability.
 */
import { parseArgs } from "node:util";
import type { LongRun } from "./fault-run.ts";
import { recordRun } from "./record-run.ts";
import { FAULT_RUNS, NAMED_RUNS } from "./runs.ts";

const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string" }, record: { type: "boolean", default: false } },
});
const runs = [...FAULT_RUNS, ...NAMED_RUNS];
const unknown = names.filter((name) => !runs.some((run) => run.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no run ${unknown.join(", ")}. There are: ${runs.map(({ name }) => name).join(", ")}`,
  );
  process.exit(1);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const seed = values.seed === undefined ? undefined : Number(values.seed);
const chosen = names.length === 0 ? FAULT_RUNS : runs.filter(({ name }) => names.includes(name));
const broken: string[] = [];
for (const run of chosen) if (!(await isKept(run))) broken.push(run.name);
say(broken.length === 0 ? `All kept: ${chosen.length} runs` : `Broken: ${broken.join(", ")}`);
process.exitCode = broken.length === 0 ? 0 : 1;

async function isKept({ name, promise, long }: LongRun): Promise<boolean> {
  say(`${name}: ${promise}`);
  const began = performance.now();
  try {
    const parts = await long({ tell: (progress) => console.error(`  ... ${progress}`), seed });
    for (const [label, value] of parts.flatMap((figures) => Object.entries(figures)))
      say(`  ${label}: ${value}`);
    if (values.record) recordRun(name, parts);
    say(`  kept, in ${Math.round((performance.now() - began) / 1000)} s`);
    return true;
  } catch (error) {
    say(`  ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}
