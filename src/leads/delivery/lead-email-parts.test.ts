import { expect, test } from "vitest";
import { titleLeadEmail } from "./lead-email-parts.ts";

const REFERENCE = "RR-7K3M9-QXTB2";
const nameState = (state: string) => (state === "TX" ? "Texas" : state);

test.each([
  ["TX", "purchase", "New lead: Texas purchase, RR-7K3M9-QXTB2"],
  ["TX", "cashout", "New lead: Texas cash-out refinance, RR-7K3M9-QXTB2"],
  ["TX", null, "New lead: Texas, RR-7K3M9-QXTB2"],
  [null, "portfolio", "New lead: portfolio, RR-7K3M9-QXTB2"],
  [null, null, "New lead: RR-7K3M9-QXTB2"],
] as const)("a lead of state %s and purpose %s is titled %s", (state, loanPurpose, title) => {
  expect(titleLeadEmail({ state, loanPurpose, reference: REFERENCE }, nameState)).toBe(title);
});
