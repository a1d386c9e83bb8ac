import { company } from "../../content/company.ts";
import { lenders } from "../../content/lenders.ts";
import type { Lender } from "../../content/record-types.ts";
import { part } from "../../content/site-content.ts";
import type { PublicLender } from "./lender.ts";
import { assertLender } from "./lender-record.server.ts";

/** Lists every field by name, so that a new field of the record stays private until someone decides otherwise. */
export function toPublicLender(lender: Lender): PublicLender {
  assertLender(lender);
  const substantiation = lender.ratingSubstantiation;
  return {
    id: lender.id,
    name: lender.name,
    description: lender.description,
    minDSCR: lender.minDSCR,
    maxLTV: lender.maxLTV,
    minLoanAmount: lender.minLoanAmount,
    maxLoanAmount: lender.maxLoanAmount,
    rates: lender.rates,
    specialty: lender.specialty,
    features: lender.features,
    rating: lender.rating,
    closingTime: lender.closingTime,
    ...statedLimitsOf(lender),
    confirmedOn: lender.confirmedOn ?? null,
    ratingSource: substantiation && { source: substantiation.source, date: substantiation.date },
  };
}

export const publicLenders = part<readonly PublicLender[]>((site) => lenders(site).map(toPublicLender));

/** How a lender gets deals and who confirmed its limits, by its id. For the operator alone. */
export const lenderChannels = part(
  (site) =>
    new Map(
      lenders(site).map(({ id, receivers = [], webhookUrl = null, confirmedBy = null }) => [
        id,
        { receivers, webhookUrl, confirmedBy },
      ]),
    ),
);

/** Shown beside every list of lenders. */
export const compensation = `${company.name} may be paid by lenders for referrals that close. Payment never changes the order of this list, and you are never charged.`;

/** Their limits alone, for tools that check a deal against them. */
export const lenderLimits = part((site) =>
  publicLenders(site).map((lender) => ({
    id: lender.id,
    name: lender.name,
    confirmedOn: lender.confirmedOn,
    minDSCR: lender.minDSCR,
    maxLTV: lender.maxLTV,
    minLoanAmount: lender.minLoanAmount,
    maxLoanAmount: lender.maxLoanAmount,
    ...statedLimitsOf(lender),
  })),
);

type StatedLimits = Pick<
  Lender,
  "minCreditScore" | "maxUnits" | "propertyTypes" | "uses" | "bookingsRules" | "states"
>;

/** What the lender has not said is absent, so that it is in no page's data. */
function statedLimitsOf({
  minCreditScore,
  maxUnits,
  propertyTypes,
  uses,
  bookingsRules,
  states,
}: StatedLimits): StatedLimits {
  const stated = { minCreditScore, maxUnits, propertyTypes, uses, bookingsRules, states };
  return Object.fromEntries(Object.entries(stated).filter(([, limit]) => limit !== undefined));
}
