import { expect, test } from "vitest";
import { tallyTests } from "./vitest-step.ts";

const report = (passed: number, failed: number, skipped = 0, pageLoads: readonly number[] = []) =>
  JSON.stringify({
    numPassedTests: passed,
    numTotalTests: passed + failed + skipped,
    testResults: [
      { assertionResults: [{ meta: {} }] },
      ...pageLoads.map((loads) => ({ assertionResults: [{ meta: { pageLoads: loads } }] })),
    ],
  });

test.each([
  ["all passed", report(3, 0), true, { passed: 3, failed: 0 }],
  ["some failed", report(3, 2), false, { passed: 3, failed: 2 }],
  ["a skipped test is not passed", report(3, 0, 1), true, { passed: 3, failed: 1 }],
  ["a file that could not be loaded is a failure", report(3, 0), false, { passed: 3, failed: 1 }],
  ["no test at all is a failure", report(0, 0), true, { passed: 0, failed: 1 }],
  [
    "page loads are added up",
    report(3, 0, 0, [40, 2]),
    true,
    { passed: 3, failed: 0, note: "42 page loads" },
  ],
  ["a run that ended without a report is a failure", undefined, false, { passed: 0, failed: 1 }],
])("%s", (_, json, hasSucceeded, tally) => {
  expect(tallyTests(json, hasSucceeded)).toEqual(tally);
});
