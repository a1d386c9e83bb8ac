import { mapConcurrently } from "../../platform/map-concurrently.ts";
import { runTool, type ToolRun } from "../run-tool.ts";

/** How many tests passed and failed. A step without tests, such as linting, counts as one. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export interface StepOutcome extends Tally {
  /** The output a developer needs to see after a failure. */
  readonly output: string;
  /** What to say about the step besides its tests. */
  readonly note?: string;
}

export interface Step {
  readonly name: string;
  run(): Promise<StepOutcome>;
}

/** A step decided by one command of a package. */
export function toolStep(name: string, tool: string, options: readonly string[]): Step {
  return { name, run: async () => judge(await runTool(tool, options)) };
}

export function judge({ hasSucceeded, output }: ToolRun): StepOutcome {
  return { passed: hasSucceeded ? 1 : 0, failed: hasSucceeded ? 0 : 1, output };
}

/** Runs all steps, even after a failure, and prints a line for each as it ends. */
export async function runSteps(steps: readonly Step[], concurrency: number): Promise<Tally> {
  return addUp(await mapConcurrently(steps, concurrency, runStep));
}

export function addUp(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function runStep({ name, run }: Step): Promise<Tally> {
  const began = Date.now();
  const { passed, failed, output, note } = await run().catch(
    (error: unknown): StepOutcome => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6);
  const count = passed + failed > 1 ? `  ${passed} passed${failed > 0 ? `, ${failed} failed` : ""}` : "";
  const remark = note === undefined ? "" : `, ${note}`;
  process.stdout.write(`${failed === 0 ? "ok    " : "FAILED"} ${seconds} s  ${name}${count}${remark}\n`);
  if (failed > 0) process.stdout.write(`\n${output.trim()}\n\n`);
  return { passed, failed };
}
