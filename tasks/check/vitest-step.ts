import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { runTool } from "../run-tool.ts";
import type { Step, StepOutcome } from "./steps.ts";

const report = z.object({
  numPassedTests: z.int(),
  numTotalTests: z.int(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ meta: z.object({ pageLoads: z.int().optional() }) })),
    }),
  ),
});

/** Runs the tests of some projects in vitest.config.ts. */
export function vitestStep(name: string, ...projects: readonly string[]): Step {
  return {
    name,
    async run() {
      const folder = await mkdtemp(path.join(tmpdir(), "test-report-"));
      const file = path.join(folder, "report.json");
      try {
        const reporters = [
          "--reporter=minimal",
          "--reporter=./tests/setup/browsers/page-load-reporter.ts",
          "--reporter=json",
          `--outputFile.json=${file}`,
        ];
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
export function tallyTests(
  json: string | undefined,
  hasSucceeded: boolean,
): Pick<StepOutcome, "passed" | "failed" | "note"> {
  if (json === undefined) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numTotalTests, testResults } = report.parse(JSON.parse(json));
  const failed = numTotalTests - passed;
  const pageLoads = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .reduce((sum, { meta }) => sum + (meta.pageLoads ?? 0), 0);
  return {
    passed,
    failed: failed === 0 && (!hasSucceeded || passed === 0) ? 1 : failed,
    ...(pageLoads > 0 && { note: `${pageLoads} page loads` }),
  };
}
