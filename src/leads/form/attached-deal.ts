import type { LoanPurpose } from "../lead.ts";

/** A deal from the deal analyzer that can be attached to a lead. */
export interface AttachedDeal {
  readonly summary: string;
  readonly purpose: "purchase" | "rate-term" | "cash-out";
}

/** Maps the deal analyzer's purposes to the form's. */
export const LOAN_PURPOSE_OF_DEAL = {
  purchase: "purchase",
  "rate-term": "refinance",
  "cash-out": "cashout",
} as const satisfies Record<AttachedDeal["purpose"], LoanPurpose>;
