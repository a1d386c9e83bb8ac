import { z } from "zod";
import { PROPERTY_TYPES } from "../../calculators/deal/lenders/property-types.ts";
import { fitLender, type LenderLimits, type StoredMatch } from "./fit.ts";
import type { DealLender } from "./match-lenders.ts";
import type { OfferedDeal } from "./offered-deal.ts";

const limits = z.strictObject({
  minDSCR: z.number(),
  maxLTV: z.number(),
  minLoanAmount: z.number(),
  maxLoanAmount: z.number(),
  minCreditScore: z.number().optional(),
  maxUnits: z.number().optional(),
  propertyTypes: z.array(z.enum(PROPERTY_TYPES.map(({ value }) => value))).optional(),
  uses: z.array(z.enum(["long-term", "short-term"])).optional(),
  states: z.array(z.string()).optional(),
}) satisfies z.ZodType<LenderLimits>;

const storedMatch = z.strictObject({
  reasons: z.array(z.string()),
  confirmedOn: z.string().nullable(),
  limits,
});

export function writeMatch(deal: OfferedDeal, lender: DealLender): string {
  const { minDSCR, maxLTV, minLoanAmount, maxLoanAmount, confirmedOn } = lender;
  const { minCreditScore, maxUnits, propertyTypes, uses, states } = lender;
  const match: StoredMatch = {
    reasons: fitLender(deal, lender).reasons,
    confirmedOn,
    limits: {
      ...{ minDSCR, maxLTV, minLoanAmount, maxLoanAmount },
      ...{ minCreditScore, maxUnits, propertyTypes, uses, states },
    },
  };
  return JSON.stringify(match);
}

/** Undefined for an offer of before. */
export function parseStoredMatch(json: string | null): StoredMatch | undefined {
  return json === null ? undefined : storedMatch.parse(JSON.parse(json));
}
