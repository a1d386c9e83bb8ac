/**
 * `npm test`: everything, on a fresh checkout as well. Ends with the line `N passed, N failed`. `npm run proof` is the
 * same with large numbers, and with the tests and programs that only it needs.
 */
import { describeChromium } from "../tests/setup/browsers/chromium.ts";
import { isProof } from "../tests/setup/budget.ts";
import { runCheckSteps } from "./check/check-steps.ts";
import { addUp, judge, runSteps, type Tally } from "./check/steps.ts";
import { vitestStep } from "./check/vitest-step.ts";
import { runScript } from "./run-tool.ts";
import { ensureTestPrograms } from "./test-programs.ts";

/** Chromium's own tests cover every journey, so only the proof runs them in Chromium too. */
const JOURNEYS = isProof ? ["webkit", "firefox", "chromium"] : ["webkit", "firefox"];

const { passed, failed } = await runEverything();
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

async function runEverything(): Promise<Tally> {
  const missing = ensureTestPrograms();
  if (missing.length > 0) {
    process.stdout.write(`${missing.join("\n")}\n`);
    return { passed: 0, failed: missing.length };
  }
  const checked = await runCheckSteps();
  const buildStep = {
    name: "build",
    run: async () => judge(await runScript("tasks/prepare.mjs", ["build"])),
  };
  // The tests of storage and processes mostly wait, so there is a core for the build.
  const [system, build] = await Promise.all([
    runSteps([vitestStep("HTTP, storage and process tests", "system")], 1),
    runSteps([buildStep], 1),
  ]);
  const slow = await runSteps([vitestStep("slow tests", "slow")], 1);
  const checks = addUp([checked, system, slow]);
  if (build.failed > 0) return addUp([checks, build]);
  const chromium = await runSteps([vitestStep(`end-to-end tests in ${describeChromium()}`, "e2e")], 1);
  // An engine and the site use one core.
  const journeys = await runSteps(
    JOURNEYS.map((engine) => vitestStep(`journeys in ${engine}`, engine)),
    2,
  );
  return addUp([checks, build, chromium, journeys]);
}
