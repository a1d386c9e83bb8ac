import { expect, test } from "vitest";
import { type Lender, lenders } from "../../content/lenders.ts";
import { assertLenderShape } from "./lender-shape.server.ts";
import { toPublicLender } from "./lenders-catalog.server.ts";

const [lender] = lenders;

test.each(lenders.map((record) => [record.id, record] as const))(
  "%s has the shape of a lender",
  (_, record) => {
    expect(() => assertLenderShape(record)).not.toThrow();
  },
);

test.each(["about 3 weeks", "30 days", "21-30", "21 - 30 days", "-1-30 days", "21.5-30 days", ""])(
  'a closing time of "%s" stops the build, and the message says what to write',
  (closingTime) => {
    const record = { ...lender, closingTime };
    expect(() => assertLenderShape(record)).toThrow(
      'content/lenders.ts, "anchor-loans": closingTime must be like "21-30 days"',
    );
  },
);

test("types refuse it too, and the catalog does without them", () => {
  // @ts-expect-error: the directory could not sort it.
  const record: Lender = { ...lender, closingTime: "about 3 weeks" };
  expect(() => toPublicLender(record)).toThrow("closingTime");
});
