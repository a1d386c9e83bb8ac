import { expect, test } from "vitest";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { createContent, part } from "./site-content.ts";

test("a part is made when it is asked for, once for each content", () => {
  let made = 0;
  const lowest = part(({ records }) => {
    made += 1;
    return { rate: records.sampleRates.dscr.low };
  });
  expect(made).toBe(0);
  const first = lowest(shippedContent);
  expect(lowest(shippedContent)).toBe(first);
  expect(made).toBe(1);

  const sampleRates = { ...shippedContent.records.sampleRates, dscr: { low: 1, high: 2 } };
  const later = createContent({ ...shippedContent.records, sampleRates });
  expect(lowest(later)).toEqual({ rate: 1 });
  expect(lowest(shippedContent)).toBe(first);
  expect(made).toBe(2);
});
