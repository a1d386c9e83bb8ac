import { type Deal, hasUse } from "../../calculators/deal/deal.ts";
import { ownerViewOf } from "../../calculators/deal/ratios/owner-view.ts";
import { type UnderwrittenDeal, underwrite } from "../../calculators/deal/ratios/underwritten-deal.ts";
import { roundToCents } from "../../dscr/cents.ts";
import type { CardColor } from "./card-shapes.ts";

/** A part of what a month's rent is spent on, in dollars. */
export interface RentPart {
  readonly label: string;
  readonly amount: number;
  readonly color: CardColor;
}

export interface RentParts {
  readonly rent: number;
  /** What leaves. Their sum and `left` are the rent. */
  readonly spent: readonly RentPart[];
  /** What stays with the owner. Negative if the owner adds it. */
  readonly left: number;
}

export function rentPartsOf(deal: Deal, underwritten: UnderwrittenDeal = underwrite(deal)): RentParts {
  const { collectedRent, costs, monthlyCashFlow } = ownerViewOf(deal, underwritten);
  const { payments, escrow } = underwritten;
  const parts: readonly RentPart[] = [
    { label: "Loan payment", amount: payments.first, color: "--ratio-0" },
    {
      label: deal.associationDues > 0 ? "Taxes, insurance, dues" : "Taxes and insurance",
      amount: escrow,
      color: "--ratio-1",
    },
    {
      label: hasUse(deal, "short-term") ? "Vacancy, fees, management" : "Vacancy and management",
      amount: roundToCents(costs.vacancy + costs.management),
      color: "--ratio-2",
    },
    {
      label: "Repairs and reserves",
      amount: roundToCents(costs.maintenance + costs.capitalReserve),
      color: "--ratio-3",
    },
    costs.bookings > 0
      ? {
          label: "Utilities and cleaning",
          amount: roundToCents(costs.utilities + costs.bookings),
          color: "--edge",
        }
      : { label: "Utilities", amount: costs.utilities, color: "--edge" },
  ];
  return { rent: collectedRent, spent: parts.filter(({ amount }) => amount > 0), left: monthlyCashFlow };
}
