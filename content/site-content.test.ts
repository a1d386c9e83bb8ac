import { expect, test } from "vitest";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { createContent, part } from "./site-content.ts";

test("a part is made when it is asked for, once for each content", () => {
  let made = 0;
  const asOf = part(({ records }) => {
    made += 1;
    return { day: records.sampleRates.asOf };
  });
  expect(made).toBe(0);
  const first = asOf(shippedContent);
  expect(asOf(shippedContent)).toBe(first);
  expect(made).toBe(1);

  const sampleRates = { ...shippedContent.records.sampleRates, asOf: "2027-01-01" };
  const later = createContent({ ...shippedContent.records, sampleRates });
  expect(asOf(later)).toEqual({ day: "2027-01-01" });
  expect(asOf(shippedContent)).toBe(first);
  expect(made).toBe(2);
});
