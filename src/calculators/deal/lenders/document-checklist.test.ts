import { expect, test } from "vitest";
import { documentChecklist } from "../../../../content/calculators/document-checklist.ts";
import { type ChecklistQuestion, checklistFor } from "./document-checklist.ts";

const everybody: ChecklistQuestion = { purpose: "purchase", uses: ["long-term"], entity: "personal" };
const idsFor = (changes: Partial<ChecklistQuestion>) =>
  checklistFor(documentChecklist, { ...everybody, ...changes }).map(({ id }) => id);

test.each<[string, Partial<ChecklistQuestion>, readonly string[], readonly string[]]>([
  [
    "a purchase",
    {},
    ["purchase-contract", "leases", "rent-schedule", "earnest-money", "insurance-quote", "bank-statements"],
    ["payoff-letter", "settlement-statement", "articles", "booking-statements"],
  ],
  [
    "a rate-and-term refinance",
    { purpose: "rate-term" },
    ["payoff-letter", "settlement-statement", "insurance-policy"],
    ["purchase-contract", "earnest-money", "rehab-receipts", "insurance-quote"],
  ],
  [
    "a cash-out",
    { purpose: "cash-out" },
    ["payoff-letter", "settlement-statement", "rehab-receipts", "cash-out-use"],
    ["purchase-contract"],
  ],
  [
    "a short-term rental",
    { uses: ["short-term"] },
    ["booking-statements", "rental-permit", "rent-schedule", "insurance-quote-short-term"],
    ["leases", "rent-receipts", "insurance-quote"],
  ],
  [
    "a duplex, one unit leased and one booked",
    { uses: ["long-term", "short-term"] },
    ["leases", "booking-statements", "rental-permit"],
    [],
  ],
  [
    "an LLC",
    { entity: "llc" },
    ["articles", "operating-agreement", "tax-id-letter", "good-standing", "guarantee"],
    [],
  ],
])("%s", (_, changes, present, absent) => {
  const ids = idsFor(changes);
  expect(ids).toEqual(expect.arrayContaining([...present]));
  for (const id of absent) expect(ids).not.toContain(id);
});

test("every answer is one list, in which nothing stands twice and groups stay together", () => {
  for (const purpose of ["purchase", "rate-term", "cash-out"] as const) {
    for (const use of ["long-term", "short-term"] as const) {
      for (const entity of ["personal", "llc"] as const) {
        const items = checklistFor(documentChecklist, { purpose, uses: [use], entity });
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        const changes = items.filter(({ group }, index) => group !== items[index - 1]?.group);
        expect(changes).toHaveLength(4);
        expect(items.filter(({ label }) => /insurance (quote|policy)/i.test(label)).length).toBeGreaterThan(
          0,
        );
      }
    }
  }
});
