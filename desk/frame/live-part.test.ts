import { expect, test } from "vitest";
import { connectionNotice, countFailures, type RefreshOutcome } from "./live-part.browser.ts";

function noticeAfter(...outcomes: readonly RefreshOutcome[]): string {
  const failures = outcomes.reduce(countFailures, 0);
  return connectionNotice(failures, outcomes.at(-1) ?? "current");
}

test("one failure is not shown, two are", () => {
  expect(noticeAfter("failed")).toBe("");
  expect(noticeAfter("failed", "failed")).toBe("Not connected: this list may be old");
});

test("a success clears the notice and the count", () => {
  expect(noticeAfter("failed", "failed", "current")).toBe("");
  expect(noticeAfter("failed", "current", "failed")).toBe("");
});

test("an ended session is shown at once", () => {
  expect(noticeAfter("signed out")).toMatch(/signed out/);
});
