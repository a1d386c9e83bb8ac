import type { LoanPurpose } from "../lead.ts";

/** A deal of the deal analyzer, which a lead may bring along. */
export interface AttachedDeal {
  readonly summary: string;
  readonly purpose: "purchase" | "rate-term" | "cash-out";
}

/** The deal analyzer's purposes in the words of the form. */
export const LOAN_PURPOSE_OF_DEAL = {
  purchase: "purchase",
  "rate-term": "refinance",
  "cash-out": "cashout",
} as const satisfies Record<AttachedDeal["purpose"], LoanPurpose>;
