/**
 * `npm run properties [-- CASES] [--seed NUMBER]`: runs every property test with new cases. Prints the seed, which
 * reproduces the same cases.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import path from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./run-tool.ts";

const {
  positionals: [cases = "1000"],
  values: { seed = String(randomInt(2 ** 31)) },
} = parseArgs({ allowPositionals: true, options: { seed: { type: "string" } } });

if (![cases, seed].every((text) => /^\d+$/.test(text))) {
  console.error("Say how many cases, and which seed: npm run properties -- 1000 --seed 1");
  process.exit(1);
}
process.stdout.write(`${cases} cases of each property, seed ${seed}\n`);
const vitest = path.join(ROOT, "node_modules/.bin/vitest");
const projects = ["unit", "slow", "system"].flatMap((project) => ["--project", project]);
const { status } = spawnSync(
  process.execPath,
  [vitest, "related", "--run", "tests/setup/properties.ts", ...projects, "--testTimeout=0"],
  { cwd: ROOT, stdio: "inherit", env: { ...process.env, PROPERTY_CASES: cases, PROPERTY_SEED: seed } },
);
process.exitCode = status ?? 1;
