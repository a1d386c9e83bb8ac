import { expect, test } from "vitest";
import type { DataRequest } from "../../src/leads/privacy/requests/data-request.ts";
import { checkRequests } from "./request-checks.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 17);

function request(reference: string, daysAgo: number): DataRequest {
  return {
    id: reference,
    reference,
    kind: "delete",
    channel: "website",
    subject: { email: "ann@person.example" },
    masked: "a***@person.example",
    isMailed: true,
    detail: "My words",
    hasPrivacySignal: false,
    requestedAt: NOW - daysAgo * DAY,
    provenAt: NOW,
    answer: undefined,
  };
}

test("a late privacy request is a problem, one that soon will be is advice, and neither names the person", () => {
  const findings = checkRequests([request("PR-1111-1111", 47), request("PR-2222-2222", 40)], NOW);
  expect(findings.map(({ level, what }) => `${level}: ${what}`)).toEqual([
    "problem: PR-1111-1111 (deletion): the answer that the law requires is late by 2 days",
    "advice: PR-2222-2222 (deletion): 5 days left for the answer that the law requires",
  ]);
  expect(JSON.stringify(findings)).not.toMatch(/ann|My words/);
});
