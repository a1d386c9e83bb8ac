import { beforeEach, expect, test } from "vitest";
import { addVisits } from "../platform/visits/visit-store.ts";
import { operatorOfEachTest } from "../tests/setup/operator.ts";

const operator = operatorOfEachTest();

beforeEach(async () => {
  await addVisits(operator.database, [
    { day: "2026-11-15", path: "/faq", visits: 3 },
    { day: "2026-11-14", path: "/", visits: 4 },
    { day: "2026-10-16", path: "/faq", visits: 90 },
  ]);
});

test("visits lists the pages of the last 30 days, and warns if the counter is off", async () => {
  const { code, out, err } = await operator.run(["visits"]);
  expect(code).toBe(0);
  expect(out).toBe("VISITS  PAGE\n4       /\n3       /faq\n");
  expect(err).toContain("PAGE_COUNTER is off");
  expect(err).toContain("7 visits since 2026-10-17 (UTC).");
});

test.each([
  ["1", { from: "2026-11-15", pages: [{ path: "/faq", visits: 3 }] }],
  [
    "31",
    {
      from: "2026-10-16",
      pages: [
        { path: "/faq", visits: 93 },
        { path: "/", visits: 4 },
      ],
    },
  ],
])("of the last %s days as JSON", async (days, expected) => {
  const { out } = await operator.run(["visits", "--days", days, "--json"]);
  expect(JSON.parse(out)).toEqual(expected);
});

test("an enabled counter without visits says so", async () => {
  const config = { countsVisits: true };
  const { err } = await operator.run(["visits"], { config, now: Date.UTC(2027, 5, 1) });
  expect(err).toBe("No visits since 2027-05-03.\n");
});
