import { expect, test } from "vitest";
import { sampleRequest } from "../../tests/setup/data-request.ts";
import { checkRequests } from "./request-checks.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 17);

const request = (reference: string, daysAgo: number) =>
  sampleRequest({ reference, requestedAt: NOW - daysAgo * DAY });

test("a late privacy request is a problem, one that soon will be is advice, and neither names the person", () => {
  const findings = checkRequests([request("PR-1111-1111", 47), request("PR-2222-2222", 40)], NOW);
  expect(findings.map(({ level, what }) => `${level}: ${what}`)).toEqual([
    "problem: PR-1111-1111 (deletion): the answer that the law requires is late by 2 days",
    "advice: PR-2222-2222 (deletion): 5 days left for the answer that the law requires",
  ]);
  expect(JSON.stringify(findings)).not.toMatch(/ann|My words/);
});
