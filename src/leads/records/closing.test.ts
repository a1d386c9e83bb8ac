import { expect, test } from "vitest";
import { readClosing } from "./closing.ts";
import { describeEvent } from "./lead-event-words.ts";
import { findClosing } from "./lead-record.ts";

const TODAY = "2026-11-17";

test.each([
  ["$310,000", "2026-11-17", { amount: 310_000, closedOn: "2026-11-17" }],
  [" 310k ", "", { amount: 310_000, closedOn: undefined }],
  ["", "", { amount: undefined, closedOn: undefined }],
])("%j on %j is a closing", (amount, closedOn, closing) => {
  expect(readClosing({ amount, closedOn }, TODAY)).toEqual({ closing });
});

test.each([
  ["much", "", { amount: "Write the amount in dollars, such as 310,000." }],
  ["0", "", { amount: "The amount is between $1 and $1,000,000,000." }],
  ["310,000.50", "", { amount: "Write whole dollars, without cents." }],
  ["", "2026-02-30", { closedOn: "A date looks like 2026-11-30." }],
  ["", "2026-11-18", { closedOn: "This day has not come yet." }],
])("%j on %j is refused with the reason", (amount, closedOn, problems) => {
  expect(readClosing({ amount, closedOn }, TODAY)).toEqual({ problems });
});

test("a lead that is closed again has the last amount, and none once it is open again", () => {
  const events = [
    { kind: "status", status: "closed", amount: 1 },
    { kind: "status", status: "closed", amount: 310_000, closedOn: TODAY },
    { kind: "note", text: "wired" },
  ] as const;
  expect(findClosing("closed", events)).toMatchObject({ amount: 310_000, closedOn: TODAY });
  expect(findClosing("contacted", events)).toBeUndefined();
  expect(describeEvent(events[1]).text).toBe("Marked as closed with $310,000 on 2026-11-17");
  expect(describeEvent({ kind: "status", status: "closed" }).text).toBe("Marked as closed");
});
