import type { Reporter, TestModule } from "vitest/node";
import { budget } from "../budget.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Documents that the browser loaded for the test. */
    pageLoads?: number;
  }
}

/** A page load takes 0.35 to 0.6 seconds of a processor, and there is hardly anything else in a browser test. */
const LIMIT = budget(500, Number.POSITIVE_INFINITY);

/** Prints how many pages each file of the browser tests loads. The run fails if they are too many. */
export default class PageLoadReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({ name: module.relativeModuleId, loads: countLoads(module) }))
      .filter(({ loads }) => loads > 0)
      .toSorted((one, other) => other.loads - one.loads);
    if (files.length === 0) return;
    const total = files.reduce((sum, { loads }) => sum + loads, 0);
    const lines = files.map(({ name, loads }) => `${String(loads).padStart(6)}  ${name}`);
    process.stdout.write(`\nPage loads\n${lines.join("\n")}\n${String(total).padStart(6)}  in all\n`);
    if (total <= LIMIT) return;
    process.stdout.write(`More than ${LIMIT} page loads: join tests that look at the same page.\n`);
    process.exitCode = 1;
  }
}

function countLoads(module: TestModule): number {
  return Array.from(module.children.allTests(), (test) => test.meta().pageLoads ?? 0).reduce(
    (sum, loads) => sum + loads,
    0,
  );
}
