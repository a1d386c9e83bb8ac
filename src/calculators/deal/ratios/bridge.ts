import { roundHalfAway, toCents } from "../../../dscr/cents.ts";
import { type Deal, hasUse } from "../deal.ts";
import { lenderViewOf, NOI_UNDERWRITING } from "./lender-view.ts";
import { type OwnerCosts, ownerCostsOf } from "./owner-view.ts";
import { type UnderwrittenDeal, underwrite } from "./underwritten-deal.ts";

export interface BridgeStep {
  readonly id: string;
  readonly label: string;
  /** Dollars a month. Negative for a deduction; for a subtotal or the total, the amount reached. */
  readonly amount: number;
  readonly kind: "start" | "change" | "subtotal" | "total";
  readonly runningTotal: number;
  readonly note?: string;
}

/** From the rent a lender counts to the money the owner keeps. Every step is in whole cents, so the sum is exact. */
export type Bridge = readonly BridgeStep[];

interface Change {
  readonly id: string;
  readonly label: string;
  readonly cents: number;
  readonly note?: string;
}

export function bridgeOf(deal: Deal, underwritten: UnderwrittenDeal = underwrite(deal)): Bridge {
  const { qualifying, collected, payments } = underwritten;
  const { rent, rule } = qualifying;
  const allowances =
    deal.basis === "noi" ? allowancesOf(deal, rent, lenderViewOf(deal, underwritten).income) : [];
  const steps: BridgeStep[] = [];
  let total = 0;
  const add = (kind: "start" | "change", { cents, ...change }: Change) => {
    total += cents;
    steps.push({ ...change, amount: toDollars(cents), kind, runningTotal: toDollars(total) });
  };
  const reach = (kind: "subtotal" | "total", id: string, label: string, note: string) => {
    steps.push({ id, label, amount: toDollars(total), kind, runningTotal: toDollars(total), note });
  };

  add("start", { id: "qualifying-rent", label: "Qualifying rent", cents: toCents(rent), note: rule.name });
  for (const change of [...allowances, ...housingCostsOf(deal, payments.first)]) add("change", change);
  reach("subtotal", "lender", "Left over as the lender counts it", LENDER_NOTES[deal.basis]);
  for (const allowance of allowances) add("change", addBack(allowance));
  add("change", rentDifferenceOf(collected.total, rent));
  reach("subtotal", "simple", "Cash flow by the simple formula", "Rent less expenses, less debt service.");
  for (const change of ownerChangesOf(deal, ownerCostsOf(deal, collected))) add("change", change);
  reach("total", "owner", "Owner's monthly cash flow", "What is left in a usual month, reserves set aside.");
  return steps;
}

const LENDER_NOTES = {
  pitia: "Qualifying rent less the full payment.",
  noi: "Net operating income as the lender counts it, less principal and interest.",
} as const;

function housingCostsOf(deal: Deal, payment: number): readonly Change[] {
  return [
    {
      id: "principal-and-interest",
      label: deal.interestOnlyYears > 0 ? "Interest" : "Principal and interest",
      cents: -toCents(payment),
    },
    { id: "taxes", label: "Property taxes", cents: -toCents(deal.propertyTax) },
    { id: "insurance", label: "Insurance", cents: -toCents(deal.insurance) },
    { id: "dues", label: "Association dues", cents: -toCents(deal.associationDues) },
  ];
}

/**
 * The lender's deductions from rent to net operating income. The lender rounds the income once, not each allowance, so
 * the management allowance is the remainder.
 */
function allowancesOf(deal: Deal, qualifyingRent: number, lenderIncome: number): readonly Change[] {
  const { vacancyPercent, managementPercent, reservesPerUnitYear } = NOI_UNDERWRITING;
  const rent = toCents(qualifyingRent);
  const income = toCents(lenderIncome);
  const escrow = toCents(deal.propertyTax) + toCents(deal.insurance) + toCents(deal.associationDues);
  const utilities = toCents(deal.utilities);
  const vacancy = roundHalfAway((rent * vacancyPercent) / 100);
  const reserves = roundHalfAway((deal.units * reservesPerUnitYear * 100) / 12);
  const repairs = roundHalfAway((rent * deal.maintenancePercent) / 100);
  const management = rent - income - escrow - utilities - vacancy - repairs - reserves;
  return [
    {
      id: "lender-vacancy",
      label: "Lender's vacancy allowance",
      cents: -vacancy,
      note: `${vacancyPercent}% of rent`,
    },
    {
      id: "lender-management",
      label: "Lender's management allowance",
      cents: -management,
      note: `${managementPercent}% of rent`,
    },
    {
      id: "lender-repairs",
      label: "Repairs, as the lender counts them",
      cents: -repairs,
      note: `${Number(deal.maintenancePercent.toFixed(3))}% of rent`,
    },
    {
      id: "lender-reserves",
      label: "Lender's replacement reserves",
      cents: -reserves,
      note: `$${reservesPerUnitYear} per unit a year`,
    },
    { id: "lender-utilities", label: "Utilities, as the lender counts them", cents: -utilities },
  ];
}

/** The owner's own costs follow, so add the lender's allowances back first. */
function addBack({ id, label, cents }: Change): Change {
  return { id: `${id}-back`, label: `${label}, given back`, cents: -cents };
}

function rentDifferenceOf(collectedRent: number, qualifyingRent: number): Change {
  const cents = toCents(collectedRent) - toCents(qualifyingRent);
  const label = cents < 0 ? "Rent counted but not collected" : "Rent collected but not counted";
  return { id: "rent-difference", label, cents };
}

function ownerChangesOf(deal: Deal, costs: OwnerCosts): readonly Change[] {
  const { vacancy, management, maintenance, capitalReserve, utilities, bookings } = costs;
  const [isLeased, isBooked] = [hasUse(deal, "long-term"), hasUse(deal, "short-term")];
  const rents = isLeased && isBooked ? "rent and bookings" : isBooked ? "bookings" : "collected rent";
  const share = (percent: number) => `${percent}% of ${rents}`;
  const fees = `${deal.shortTermFeePercent}% of bookings`;
  const leasedShare = (percent: number) =>
    `${percent}% of ${isBooked ? "the leased units" : "collected rent"}`;
  return [
    {
      id: "vacancy",
      label: "Vacancy",
      cents: -toCents(vacancy),
      note: isLeased ? leasedShare(deal.vacancyPercent) : "Bookings leave the empty nights out already",
    },
    {
      id: "management",
      label: isBooked ? "Management and platform fees" : "Management",
      cents: -toCents(management),
      note: [...(isLeased ? [leasedShare(deal.managementPercent)] : []), ...(isBooked ? [fees] : [])].join(
        ", ",
      ),
    },
    {
      id: "maintenance",
      label: "Maintenance",
      cents: -toCents(maintenance),
      note: share(deal.maintenancePercent),
    },
    {
      id: "capital-reserve",
      label: "Capital reserve",
      cents: -toCents(capitalReserve),
      note: share(deal.capitalReservePercent),
    },
    { id: "utilities", label: "Utilities", cents: -toCents(utilities) },
    ...(bookings === 0
      ? []
      : [{ id: "bookings", label: "Cleaning, supplies and lodging tax", cents: -toCents(bookings) }]),
  ];
}

function toDollars(cents: number): number {
  return cents / 100 + 0;
}
