import { describe, expect, test } from "vitest";
import { shippedContactDetails } from "../../content/contact-details.ts";
import { shippedLenders } from "../../content/lenders.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import type { NamedRecord } from "../records/record-store.server.ts";
import { assembleRecords } from "./site-records.server.ts";
import { readShippedRecords } from "./site-records-catalog.server.ts";

const shipped = await readShippedRecords();

/** The shipped records with one replaced. */
function withRecord(kind: string, id: string, change: (body: never) => unknown): readonly NamedRecord[] {
  return shipped.map((record) =>
    record.kind === kind && record.id === id ? { ...record, body: change(record.body as never) } : record,
  );
}

const mistakeOf = (records: readonly NamedRecord[]) => {
  try {
    assembleRecords(records, namedFigures(shippedContent));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

test("what comes with the site can be published as it is", () => {
  const records = assembleRecords(shipped);
  expect(records.contactDetails).toEqual(shippedContactDetails);
  expect(records.lenders).toEqual(shippedLenders);
  expect(Object.keys(records.news).length).toBeGreaterThan(3);
});

test("without the setting every state is served", () => {
  expect(assembleRecords(shipped.filter(({ id }) => id !== "service"))).toEqual(assembleRecords(shipped));
});

test("stored and read back, it is the same", () => {
  expect(assembleRecords(JSON.parse(JSON.stringify(shipped)))).toEqual(assembleRecords(shipped));
});

describe("is refused with the reason", () => {
  const lender = (change: Record<string, unknown>) =>
    withRecord("lender", "kiavi", (body: object) => ({ ...body, ...change }));
  const contact = (change: Record<string, unknown>) =>
    withRecord("settings", "contact", (body: object) => ({ ...body, ...change }));

  const index = (id: string): NamedRecord => ({
    kind: "market-index",
    id,
    body: {
      id,
      name: "Treasury",
      value: 4.75,
      date: "2026-09-10",
      source: "U.S. Treasury",
      spread: { low: 2.75, high: 3.5 },
    },
  });

  test.each<[string, readonly NamedRecord[], string]>([
    [
      "a closing time in words",
      lender({ closingTime: "about 3 weeks" }),
      'closingTime must be like "21-30 days"',
    ],
    ["a ratio in words", lender({ minDSCR: "1.1" }), "minDSCR must be a ratio, such as 1.1"],
    ["a missing name", lender({ name: undefined }), "name is missing"],
    ["a field with a typing error", lender({ maxLtv: 80 }), "has no field maxLtv"],
    [
      "loan amounts the wrong way round",
      lender({ minLoanAmount: 6_000_000 }),
      "maxLoanAmount must be more than",
    ],
    ["another id", lender({ id: "kiavi-2" }), "id must be kiavi"],
    ["rates without an end", lender({ rates: "from 7%" }), 'rates must be a range like "7.0%-8.25%"'],
    ["no phone number", contact({ phone: "call us" }), "phone must be a telephone number"],
    ["a phone number that is too short", contact({ phone: "555-0142" }), "phone must be a telephone number"],
    ["no mail address", contact({ email: "hello" }), "email must be an e-mail address"],
    [
      "a link without https",
      contact({ social: [{ name: "X", url: "javascript:alert(1)" }] }),
      "social.0.url must be",
    ],
    [
      "an office that closes before it opens",
      contact({ office: { ...shippedContactDetails.office, closesAt: "08:00" } }),
      "office.closesAt must be later than opensAt",
    ],
    [
      "a holiday that does not exist",
      contact({ office: { ...shippedContactDetails.office, holidays: ["2026-02-30"] } }),
      'office.holidays.0 must be a day like "2026-11-16"',
    ],
    [
      "a state in words",
      withRecord("settings", "service", () => ({ states: ["Texas"] })),
      "states.0 must be one of the 50 states",
    ],
    ["no state served", withRecord("settings", "service", () => ({ states: [] })), "at least 1 entries"],
    ["a setting that is gone", shipped.filter(({ id }) => id !== "rates"), "is missing"],
    [
      "a second market index",
      [...shipped, index("treasury-5-year"), index("treasury-10-year")],
      "treasury-5-year is published",
    ],
    [
      "an index of no day",
      [...shipped, { ...index("treasury-5-year"), body: { id: "treasury-5-year" } }],
      "date is missing",
    ],
    ["no lender at all", shipped.filter(({ kind }) => kind !== "lender"), "at least one lender"],
    [
      "a range the wrong way round",
      withRecord("settings", "rates", (body: object) => ({ ...body, dscr: { low: 9, high: 8 } })),
      "dscr.high must be higher than low",
    ],
    [
      "an article with an unknown figure",
      withRecord("news", "texas-market-update", (body: string) => `${body}\n{{rates.rnage}}`),
      "rates.rnage",
    ],
  ])("%s", (_, records, message) => {
    expect(mistakeOf(records)).toContain(message);
  });
});

test.each(["(512) 555-0142", "512-555-0142", "+1 512 555 0142", "+44 20 7946 0958"])(
  "%s is a phone number",
  (phone) => {
    expect(
      mistakeOf(withRecord("settings", "contact", (body: object) => ({ ...body, phone }))),
    ).toBeUndefined();
  },
);
