import { expect, test } from "vitest";
import { isOverdue } from "./offer-state.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const nothing = { answer: undefined, outcome: undefined, deadline: undefined };
const offered = { kind: "offered", happenedAt: 0, actor: "Ann", ...nothing } as const;

test.each([
  [-1, false],
  [1, true],
  [14, true],
  [15, false],
])("an offer without an answer, %i days after its time: somebody has to do something, %s", (days, isLate) => {
  expect(isOverdue({ steps: [offered], expiresAt: 0 }, days * DAY_MS)).toBe(isLate);
});
