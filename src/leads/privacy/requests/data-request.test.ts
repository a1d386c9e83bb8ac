import { describe, expect, test } from "vitest";
import { sampleRequest } from "../../../../tests/setup/data-request.ts";
import {
  canDownloadCopy,
  describeDeadline,
  formatRequestReference,
  maskSubject,
  parseRequestReference,
  readDeadline,
} from "./data-request.ts";

const DAY = 24 * 60 * 60 * 1000;
const asked = { requestedAt: 1_000 * DAY };

describe("the legal deadline", () => {
  test.each([
    [0, "in time", "45 days left"],
    [34.9, "in time", "11 days left"],
    [35, "soon", "10 days left"],
    [44.5, "soon", "the last day"],
    [45, "soon", "the last day"],
    [45.1, "late", "late by 1 day"],
    [60, "late", "late by 15 days"],
  ] as const)("after %s days is %s", (days, state, text) => {
    const deadline = readDeadline(asked, asked.requestedAt + days * DAY);
    expect(deadline.state).toBe(state);
    expect(describeDeadline(deadline)).toBe(text);
  });
});

test.each([
  [{ email: "Zoe.Lee@person.example" }, "Z***@person.example"],
  [{ phone: "+15125550142" }, "***0142"],
  [{ reference: "RR-7K3M9-QXTB2" }, "RR-7K3M9-QXTB2"],
])("%o is shown as %s", (subject, masked) => {
  expect(maskSubject(subject)).toBe(masked);
});

test("a reference is read as people write it", () => {
  const reference = formatRequestReference(new Uint8Array([1, 2, 3, 4, 250, 251, 252, 253]));
  expect(reference).toMatch(/^PR-\w{4}-\w{4}$/);
  expect(parseRequestReference(` ${reference.toLowerCase()} `)).toBe(reference);
  expect(parseRequestReference("RR-7K3M9-QXTB2")).toBeUndefined();
});

test("only a copy that was released can be downloaded, for two weeks", () => {
  const answer = { at: 0, outcome: "done", note: undefined, references: [] } as const;
  const request = sampleRequest({ kind: "export", answer });
  expect(canDownloadCopy(request, 14 * DAY - 1)).toBe(true);
  expect(canDownloadCopy(request, 14 * DAY)).toBe(false);
  expect(canDownloadCopy({ ...request, kind: "delete" }, 0)).toBe(false);
  expect(canDownloadCopy({ ...request, answer: undefined }, 0)).toBe(false);
});
