import { expect, test } from "vitest";
import { writeConsentReceipt } from "./consent-receipt.ts";

const sent = {
  reference: "RR-01234-VWXYZ",
  sentAt: Date.UTC(2026, 10, 15, 12),
  values: {
    name: "Dana Investor",
    email: "dana@example.com",
    phone: "512-555-0142",
    state: "",
    loanPurpose: "cashout",
    message: "",
    dealSummary: "",
  },
  consent: { text: "I agree.\nLender partners: A.", version: "1.0", sha256: "abc" },
};

test("a receipt repeats what was sent and agreed to", () => {
  expect(writeConsentReceipt(sent)).toBe(`CONSENT RECEIPT

Reference number: RR-01234-VWXYZ
Sent: 2026-11-15T12:00:00.000Z

What you sent
Full name: Dana Investor
Email: dana@example.com
Phone number: 512-555-0142
State: not given
Loan purpose: Cash-Out Refinance

What you agreed to (version 1.0)
I agree.
Lender partners: A.

SHA-256 of this text: abc
`);
});

test("a receipt has the deal that was sent along, word for word", () => {
  const values = { ...sent.values, dealSummary: "Price: $300,000\n  25% down\n\nDSCR: 1.17" };
  expect(writeConsentReceipt({ ...sent, values })).toContain(`Loan purpose: Cash-Out Refinance

The deal you sent along
Price: $300,000
  25% down

DSCR: 1.17

What you agreed to (version 1.0)
`);
});

test("a receipt has the message, line by line, before the deal", () => {
  const values = { ...sent.values, message: "12 Elm St\nIs it too late?", dealSummary: "DSCR: 1.17" };
  expect(writeConsentReceipt({ ...sent, values })).toContain(`Loan purpose: Cash-Out Refinance

Your message
12 Elm St
Is it too late?

The deal you sent along
DSCR: 1.17

What you agreed to (version 1.0)
`);
});
