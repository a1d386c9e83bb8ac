import { expect, test } from "vitest";
import { holdFacts } from "./hold-projection-catalog.server.ts";

test("every state has a rise over five years and one in the last year, and the middle lies among them", () => {
  const { states, middle } = holdFacts.rises;
  expect(states).toHaveLength(50);
  const below = states.filter(({ fiveYears }) => fiveYears < middle.fiveYears).length;
  const above = states.filter(({ fiveYears }) => fiveYears > middle.fiveYears).length;
  expect(Math.abs(below - above)).toBeLessThanOrEqual(4);
  // FHFA: 2021 Q2 to 2026 Q2, and 2025 Q2 to 2026 Q2.
  expect(states.find(({ code }) => code === "TX")).toMatchObject({ fiveYears: 6.1, lastYear: 1.6 });
});
