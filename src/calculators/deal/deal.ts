import { roundToCents } from "../../dscr/cents.ts";

export type Purpose = "purchase" | "rate-term" | "cash-out";
export type PropertyUse = "long-term" | "short-term";

/** What a lender divides: rent by the full payment (1-4 units), or net operating income by principal and interest. */
export type RatioBasis = "pitia" | "noi";

export type ShortTermRuleId = "gross-80" | "lower-80" | "net-of-fees";
export type PrepaymentId = "none" | "3-2-1" | "5-4-3-2-1" | "custom";

/** One property and one loan. Dollars, dollars a month, percent and years; a percentage is 25, not 0.25. */
export interface Deal {
  readonly purpose: Purpose;
  /** In a refinance, what the property is worth. */
  readonly price: number;
  /** In a refinance, the share of the value that the new loan leaves free. */
  readonly downPaymentPercent: number;
  /** What a refinance pays off. */
  readonly payoff: number;
  readonly annualRatePercent: number;
  readonly termYears: number;
  /** 0 where the loan amortizes from the first month. */
  readonly interestOnlyYears: number;
  readonly propertyTax: number;
  readonly insurance: number;
  /** Yearly percent of the price that a bill was estimated at, and follows; 0 where somebody typed the bill. */
  readonly estimatedTaxPercent: number;
  readonly estimatedInsurancePercent: number;
  readonly associationDues: number;
  readonly units: number;
  readonly basis: RatioBasis;
  readonly use: PropertyUse;
  readonly leaseRent: number;
  /** As an appraiser would state it. 0 where nobody has. */
  readonly marketRent: number;
  readonly isVacant: boolean;
  /** A year of bookings, before fees. */
  readonly shortTermGross: number;
  /** False where that year is a projection. */
  readonly hasShortTermHistory: boolean;
  readonly shortTermRule: ShortTermRuleId;
  /** Of the bookings, to the manager and the platforms: what the owner of a short-term rental pays for management. */
  readonly shortTermFeePercent: number;
  /** Of the collected rent, like the next three. This one and the next play no part in a short-term rental. */
  readonly vacancyPercent: number;
  readonly managementPercent: number;
  readonly maintenancePercent: number;
  readonly capitalReservePercent: number;
  readonly utilities: number;
  /** Of the price. */
  readonly closingCostPercent: number;
  /** Percent of the loan, paid at closing. */
  readonly points: number;
  /** Months of the full payment to be held in the bank. */
  readonly reserveMonths: number;
  readonly prepayment: PrepaymentId;
  /** Percent of the balance, by year from the first. Counts where `prepayment` is custom. */
  readonly customPrepayment: readonly number[];
  readonly creditScore: number;
  readonly isNewInvestor: boolean;
  readonly targetRatio: number;
}

/** Yearly percent of the price that stands in until the visitor types a bill. */
export const ESTIMATED_TAX_PERCENT = 1.25;
export const ESTIMATED_INSURANCE_PERCENT = 0.6;

function estimateMonthly(price: number, yearlyPercent: number): number {
  return roundToCents((price * yearlyPercent) / 100 / 12);
}

/** The same deal at another price. The percent down stays, bills that were typed stay, and estimates follow. */
export function withPrice(deal: Deal, price: number): Deal {
  const { estimatedTaxPercent, estimatedInsurancePercent } = deal;
  return {
    ...deal,
    price,
    ...(estimatedTaxPercent > 0 && { propertyTax: estimateMonthly(price, estimatedTaxPercent) }),
    ...(estimatedInsurancePercent > 0 && { insurance: estimateMonthly(price, estimatedInsurancePercent) }),
  };
}

/** The same deal with these bills, which are no estimates then. */
export function withBills(deal: Deal, bills: Partial<Pick<Deal, "propertyTax" | "insurance">>): Deal {
  return {
    ...deal,
    ...bills,
    ...(bills.propertyTax !== undefined && { estimatedTaxPercent: 0 }),
    ...(bills.insurance !== undefined && { estimatedInsurancePercent: 0 }),
  };
}

export const INITIAL_DEAL: Deal = {
  purpose: "purchase",
  price: 0,
  downPaymentPercent: 25,
  payoff: 0,
  annualRatePercent: 7.25,
  termYears: 30,
  interestOnlyYears: 0,
  propertyTax: 0,
  insurance: 0,
  estimatedTaxPercent: 0,
  estimatedInsurancePercent: 0,
  associationDues: 0,
  units: 1,
  basis: "pitia",
  use: "long-term",
  leaseRent: 0,
  marketRent: 0,
  isVacant: false,
  shortTermGross: 0,
  hasShortTermHistory: true,
  shortTermRule: "gross-80",
  shortTermFeePercent: 20,
  vacancyPercent: 5,
  managementPercent: 8,
  maintenancePercent: 5,
  capitalReservePercent: 5,
  utilities: 0,
  closingCostPercent: 2,
  points: 1,
  reserveMonths: 6,
  prepayment: "5-4-3-2-1",
  customPrepayment: [],
  creditScore: 720,
  isNewInvestor: false,
  targetRatio: 1.25,
};

/** Where most lenders change their test. */
const SMALL_PROPERTY_UNITS = 4;

export function usualBasis(units: number): RatioBasis {
  return units <= SMALL_PROPERTY_UNITS ? "pitia" : "noi";
}

/** Whole cents, so that price, loan and down payment add up. */
export function downPaymentOf({
  price,
  downPaymentPercent,
}: Pick<Deal, "price" | "downPaymentPercent">): number {
  return roundToCents((price * downPaymentPercent) / 100);
}

export function loanAmountOf(deal: Pick<Deal, "price" | "downPaymentPercent">): number {
  return roundToCents(deal.price - downPaymentOf(deal));
}

export function hasLoan(deal: Pick<Deal, "price" | "downPaymentPercent">): boolean {
  return loanAmountOf(deal) > 0;
}

/** Percent, unrounded: a lender's 80% is not 80.01%. */
export function loanToValueOf(deal: Pick<Deal, "price" | "downPaymentPercent">): number {
  return deal.price === 0 ? 0 : (loanAmountOf(deal) / deal.price) * 100;
}

/** The same deal with so many dollars down. The percentage keeps enough digits to lead back to the cent. */
export function withDownPayment(deal: Deal, dollars: number): Deal {
  return { ...deal, downPaymentPercent: deal.price === 0 ? 0 : (dollars / deal.price) * 100 };
}
