import { expect } from "vitest";
import { test } from "./visit.ts";

const first = "What is a DSCR loan?";
const second = "How do lenders calculate DSCR?";
const last = "Is RentRatio a lender, and what does it cost me?";

test("arrows, Home and End move between the questions; one answer is open at most", async ({ openVisit }) => {
  const visit = await openVisit();
  await visit.open("/faq");
  await visit.evaluate(() => document.querySelector("summary")?.focus());
  for (const [key, expected] of [
    ["ArrowDown", second],
    ["ArrowUp", first],
    ["ArrowUp", last],
    ["ArrowDown", first],
    ["End", last],
    ["Home", first],
  ] as const) {
    await visit.press(key);
    expect(await visit.focusedText(), key).toBe(expected);
  }
  await visit.press("Enter");
  await visit.untilShown("region", first);
  await visit.press("ArrowDown");
  await visit.press("Enter");
  await visit.untilShown("region", second);
  await visit.untilGone("region", first);
  await visit.press("Enter");
  await visit.untilGone("region", second);
});
