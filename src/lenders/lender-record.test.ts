import { describe, expect, test } from "vitest";
import { shippedLenders as lenders } from "../../content/lenders.ts";
import type { Lender } from "../../content/record-types.ts";
import { assertLender, lenderRecord } from "./lender-record.server.ts";
import { toPublicLender } from "./lenders-catalog.server.ts";

const [lender] = lenders;

test.each(lenders.map((record) => [record.id, record] as const))(
  "%s has the shape of a lender",
  (_, record) => {
    expect(() => assertLender(record)).not.toThrow();
  },
);

test.each(["about 3 weeks", "30 days", "21-30", "21 - 30 days", "-1-30 days", "21.5-30 days", ""])(
  'a closing time of "%s" stops the build, and the message says what to write',
  (closingTime) => {
    const record = { ...lender, closingTime };
    expect(() => assertLender(record)).toThrow(
      'Lender "anchor-loans": closingTime must be like "21-30 days"',
    );
  },
);

test("types refuse it too, and the catalog refuses it without them", () => {
  // @ts-expect-error: the directory could not sort it.
  const record: Lender = { ...lender, closingTime: "about 3 weeks" };
  expect(() => toPublicLender(record)).toThrow("closingTime");
});

test.each([
  ["a score in words", { minCreditScore: "good" }, "minCreditScore must be a credit score"],
  ["half a unit", { maxUnits: 1.5 }, "maxUnits must be a whole number"],
  ["a state in words", { states: ["Texas"] }, "states.0 must be one of the 50 states"],
  ["a use that nobody has", { uses: ["daily"] }, "uses.0 must be long-term or short-term"],
  [
    "a receiver without an address",
    { receivers: [{ name: "Ann Lee", email: "ann" }] },
    "receivers.0.email must be an e-mail address",
  ],
  ["a webhook without https", { webhookUrl: "http://lender.example/deals" }, "webhookUrl must be a link"],
  ["a webhook with a password", { webhookUrl: "https://a:b@lender.example" }, "webhookUrl must be a link"],
])("%s stops the build", (_, changes, message) => {
  expect(() => assertLender({ ...lender, ...changes })).toThrow(message);
});

test("a list that was emptied is left out", () => {
  expect(lenderRecord.parse({ ...lender, states: [], uses: [], receivers: [] })).toEqual(lender);
});

describe("a confirmation", () => {
  const confirmed = { ...lender, confirmedOn: "2026-11-03", confirmedBy: "Ann Lee, by mail" };

  test("is a day and whoever confirmed", () => {
    expect(() => assertLender(confirmed)).not.toThrow();
  });

  test.each([
    ["without a name", { confirmedBy: undefined }, "confirmedOn and confirmedBy stand together"],
    ["without a day", { confirmedOn: undefined }, "confirmedOn and confirmedBy stand together"],
    ["by nobody", { confirmedBy: " " }, "confirmedBy must say who confirmed"],
    ["on no day", { confirmedOn: "2026-02-30" }, 'confirmedOn must be a day like "2026-11-16"'],
    ["on a day in words", { confirmedOn: "Nov 3, 2026" }, "confirmedOn must be a day"],
    ["at a time", { confirmedOn: "2026-11-03T10:00:00Z" }, "confirmedOn must be a day"],
  ])("%s stops the build", (_, changes, message) => {
    const record = { ...confirmed, ...changes };
    expect(() => assertLender(record)).toThrow(`Lender "anchor-loans": ${message}`);
  });

  test("with only a day or only a name does not compile", () => {
    // @ts-expect-error: it does not say who confirmed.
    const anonymous: Lender = { ...lender, confirmedOn: "2026-11-03" };
    // @ts-expect-error: it does not say when.
    const undated: Lender = { ...lender, confirmedBy: "Ann Lee, by mail" };
    for (const record of [anonymous, undated]) expect(() => toPublicLender(record)).toThrow("stand together");
  });
});
