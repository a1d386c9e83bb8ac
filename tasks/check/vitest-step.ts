import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { runTool } from "../run-tool.ts";
import type { Step, Tally } from "./steps.ts";

const report = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numTotalTests: z.int() });

/** Runs the tests of some projects in vitest.config.ts. */
export function vitestStep(name: string, ...projects: readonly string[]): Step {
  return {
    name,
    async run() {
      const folder = await mkdtemp(path.join(tmpdir(), "test-report-"));
      const file = path.join(folder, "report.json");
      try {
        const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${file}`];
        const chosen = projects.map((project) => `--project=${project}`);
        const { hasSucceeded, output } = await runTool("vitest", ["run", ...chosen, ...reporters]);
        return { ...tallyTests(await readFile(file, "utf8").catch(() => undefined), hasSucceeded), output };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Vitest counts only tests that it reached: a file that cannot be loaded, an error outside any test, or no test at all
 * is a failure too. A skipped test proves nothing, so it counts as failed.
 */
export function tallyTests(json: string | undefined, hasSucceeded: boolean): Tally {
  if (json === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numTotalTests } = report.parse(JSON.parse(json));
  const failed = numTotalTests - passed;
  return { passed, failed: failed === 0 && (!hasSucceeded || passed === 0) ? 1 : failed };
}
