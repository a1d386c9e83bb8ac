import type { Purpose } from "./deal.ts";

interface LtvLimit {
  readonly percent: number;
  readonly note: string;
}

/** Common, not anybody's offer. Where lenders differ, the lower end, which most of them lend up to. */
export const LTV_LIMITS: Readonly<Record<Purpose, LtvLimit>> = {
  purchase: {
    percent: 80,
    note: "Illustrative. Many lenders stop near 80% on a purchase, lower for low ratios or scores.",
  },
  "rate-term": {
    percent: 75,
    note: "Illustrative. Limits for a rate-and-term refinance commonly run from 75% to 80%; this is the lower end.",
  },
  "cash-out": {
    percent: 70,
    note: "Illustrative. Limits for a cash-out refinance commonly run from 70% to 75%; this is the lower end.",
  },
};
