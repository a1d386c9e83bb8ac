import { SHORTEST_TERM_YEARS } from "../../dscr/amortization.ts";
import { roundToCents } from "../../dscr/cents.ts";
import { GOOD_DSCR } from "../../dscr/dscr.ts";
import {
  choice,
  claim,
  county,
  hiddenPercent,
  listedNumber,
  money,
  number,
  percent,
  schedule,
  state,
} from "../fields/field-kinds.ts";
import { fillRows, type RowsOf, type ValuesOf } from "../fields/field-rows.ts";
import { ADJUSTABLE_FIELDS, type AdjustableField } from "./adjustable/adjustable-fields.ts";

export const SHORT_TERM_RULE_NAMES = {
  "gross-80": "80% of 12-month gross",
  "lower-80": "80% of the lower of 12-month average and market",
  "net-of-fees": "12 months of receipts, net of management fees",
} as const;

const UNIT_COUNTS = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;

/** The rents of one unit, or of the whole property if its units are not listed separately. */
export const RENT_FIELDS = {
  use: choice("Use", "use", "long-term", [
    ["long-term", "Long-term lease"],
    ["short-term", "Short-term rental"],
  ]),
  leaseRent: money("Rent on the lease a month", "rent"),
  /** As an appraiser would state it; 0 if unknown. */
  marketRent: money("Market rent a month", "market"),
  isVacant: claim("Occupancy", "vacant", false, { yes: "Vacant", no: "Leased" }),
  /** One year of bookings, before fees. */
  shortTermGross: money("Bookings a year", "gross"),
  /** False if that year is a projection. */
  hasShortTermHistory: claim("Behind the bookings", "history", true, {
    yes: "12 months of bookings",
    no: "A projection",
  }),
  shortTermRule: choice("Rule for bookings", "rule", "gross-80", [
    ["gross-80", SHORT_TERM_RULE_NAMES["gross-80"]],
    ["lower-80", SHORT_TERM_RULE_NAMES["lower-80"]],
    ["net-of-fees", SHORT_TERM_RULE_NAMES["net-of-fees"]],
  ]),
} as const;

export type UnitRent = ValuesOf<typeof RENT_FIELDS>;

/**
 * Every field of a deal, one row each: form, limits, links, files and print follow from it. The form's texts are in
 * content/calculators/deal-analyzer.ts. Dollars, dollars a month, percent and years; a percentage is 25, not 0.25.
 */
export const DEAL_FIELDS = {
  purpose: choice("Purpose", "for", "purchase", [
    ["purchase", "Purchase"],
    ["rate-term", "Refinance, rate and term"],
    ["cash-out", "Refinance, cash-out"],
  ]),
  /** In a refinance, the property's value. */
  price: money("Price", "price"),
  /** In a refinance, the share of the value that the new loan does not cover. */
  downPaymentPercent: percent("Down payment", "down", 25, 1),
  /** The balance that a refinance pays off. */
  payoff: money("Loan to pay off", "payoff"),
  annualRatePercent: percent("Rate", "rate", 7.25, 0.125),
  // The same maximum as in the cash flow calculator, whose numbers can be opened here.
  termYears: listedNumber("Term", "years", 30, { min: SHORTEST_TERM_YEARS, max: 50 }, [
    ["30", "30 years"],
    ["40", "40 years"],
    ["15", "15 years"],
    ["10", "10 years"],
    ["7", "7 years"],
    ["5", "5 years"],
  ]),
  /** 0 if the loan amortizes from the first month. */
  interestOnlyYears: listedNumber("Interest-only years", "io", 0, { min: 0, max: 50 }, [
    ["0", "None"],
    ["5", "First 5 years"],
    ["7", "First 7 years"],
    ["10", "First 10 years"],
  ]),
  ...ADJUSTABLE_FIELDS,
  /** Two letters, or empty. Selects the estimates for bills nobody has typed. */
  state: state("State", "state"),
  /** Where the county has figures of its own, it selects the estimates. */
  county: county("County", "county"),
  /** What the buyer will pay, after any reassessment at the sale. */
  propertyTax: money("Property taxes a month", "tax"),
  /** What the seller pays today. It enters no result; the page only shows the ratio it would give. */
  sellerTax: money("Seller's property taxes a month", "seller"),
  insurance: money("Insurance a month", "ins"),
  /**
   * Annual percent of the price from which a bill is estimated, and with which it changes; 0 if somebody typed the
   * bill.
   */
  estimatedTaxPercent: hiddenPercent("taxpct"),
  estimatedInsurancePercent: hiddenPercent("inspct"),
  associationDues: money("Association dues a month", "hoa"),
  units: listedNumber(
    "Units",
    "units",
    1,
    { min: 1, max: UNIT_COUNTS.length, isWhole: true },
    UNIT_COUNTS.map((count) => [count, count]),
  ),
  /**
   * The lender's ratio: rent over the full payment (1-4 units), or net operating income over principal and interest.
   */
  basis: choice("Ratio test", "basis", "pitia", [
    ["pitia", "Rent over the full payment (PITIA)"],
    ["noi", "Net operating income over debt service"],
  ]),
  ...RENT_FIELDS,
  /** Percent of bookings, for manager and platforms: the management cost of a short-term rental. */
  shortTermFeePercent: percent("Management and platform fees", "fee", 20, 1),
  /** Percent of collected rent, like the next three. Vacancy and management do not apply to short-term rentals. */
  vacancyPercent: percent("Vacancy", "vac", 5, 1),
  managementPercent: percent("Management", "mgmt", 8, 1),
  maintenancePercent: percent("Maintenance", "maint", 5, 1),
  capitalReservePercent: percent("Capital reserves", "capex", 5, 1),
  utilities: money("Utilities a month", "util"),
  /** Percent of the price. */
  closingCostPercent: percent("Closing costs", "closing", 2, 0.25),
  /** If true, the next eight count in place of the percentage. */
  hasClosingLines: claim("Closing costs are", "lines", false, {
    yes: "Listed line by line",
    no: "A percentage",
  }),
  /** Dollars. */
  lenderFees: number("Lender's fees", "lend", 1600, { min: 0, max: 1_000_000 }, 50),
  /** Percent of the price. */
  titleFeePercent: percent("Title and settlement", "title", 0.7, 0.05),
  /** The buyer's part, percent of the price. Counts in a purchase only. */
  deedTaxPercent: percent("Your part of the transfer tax", "deed", 0, 0.05),
  /** Percent of the loan. */
  mortgageTaxPercent: percent("Tax on the mortgage", "mortgagetax", 0, 0.05),
  otherClosingCosts: money("Other closing costs", "other"),
  /** From closing day to the end of the month, both counted. */
  interestDays: number("Days of interest", "days", 15, { min: 0, max: 31, isWhole: true }, 1),
  escrowTaxMonths: number("Months of property tax deposited", "escrowtax", 3, { min: 0, max: 24 }, 1),
  escrowInsuranceMonths: number("Months of insurance deposited", "escrowins", 2, { min: 0, max: 24 }, 1),
  /** Percent of the loan, paid at closing. */
  points: percent("Points", "points", 1, 0.25),
  /** Months of the full payment to hold in the bank. */
  reserveMonths: number("Reserve months", "reserves", 6, { min: 0, max: 120 }, 1),
  prepayment: choice("Prepayment penalty", "prepay", "5-4-3-2-1", [
    ["5-4-3-2-1", "5-4-3-2-1"],
    ["3-2-1", "3-2-1"],
    ["none", "None"],
    ["custom", "Custom"],
  ]),
  /** Percent of the balance, by year from the first. Used only if `prepayment` is custom. */
  customPrepayment: schedule("Penalty by year", "custom"),
  creditScore: number("Credit score", "score", 720, { min: 300, max: 850 }, 10),
  isNewInvestor: claim("Experience", "new", false, { yes: "First rental", no: "Has owned a rental" }),
  /** The next three count only if this is true. */
  hasBorrowerChecks: claim("Who borrows, and where", "checks", false, {
    yes: "Something special",
    no: "Nothing special",
  }),
  residency: choice("Borrower", "who", "resident", [
    ["resident", "US citizen or resident with an SSN"],
    ["itin", "Resident with an ITIN"],
    ["foreign-national", "Foreign national"],
  ]),
  isCompany: claim("Title taken by", "llc", false, { yes: "A company (LLC)", no: "A person" }),
  isRural: claim("Location", "rural", false, { yes: "Rural", no: "City or suburb" }),
  targetRatio: number("Target ratio", "target", GOOD_DSCR, { min: 0, max: 10 }, 0.05),
} as const;

export type DealFigures = ValuesOf<typeof DEAL_FIELDS>;

/** One property and one loan. */
export interface Deal extends DealFigures {
  /** One entry per unit; the deal's own rents are then ignored. Empty if the units are not listed separately. */
  readonly rentRoll: readonly UnitRent[];
}

/** What the loan amount follows from. */
export type Borrowing = Pick<Deal, "price" | "downPaymentPercent">;
/** What the payments follow from. */
export type LoanTerms = Borrowing &
  Pick<Deal, "annualRatePercent" | "termYears" | "interestOnlyYears" | AdjustableField>;
/** What the rents follow from. */
export type Rented = Pick<Deal, keyof UnitRent | "rentRoll">;

export type Purpose = Deal["purpose"];
export type PropertyUse = Deal["use"];
export type RatioBasis = Deal["basis"];
export type PrepaymentId = Deal["prepayment"];
export type ShortTermRuleId = Deal["shortTermRule"];

/** The field rows, typed so that any field can be looked up. */
export const DEAL_TABLE: RowsOf<DealFigures> = { ...DEAL_FIELDS };
export const RENT_TABLE: RowsOf<UnitRent> = { ...RENT_FIELDS };

export const INITIAL_RENT: UnitRent = fillRows(RENT_TABLE, (row) => row.initial);
export const INITIAL_DEAL: Deal = { ...fillRows(DEAL_TABLE, (row) => row.initial), rentRoll: [] };

/** The units of the rent roll, or the deal itself standing for all units. */
export function unitsOf(deal: Rented): readonly UnitRent[] {
  return deal.rentRoll.length > 0 ? deal.rentRoll : [deal];
}

/** One use, or both if some units are leased and others booked. */
export function usesOf(deal: Rented): readonly PropertyUse[] {
  return [...new Set(unitsOf(deal).map(({ use }) => use))].sort();
}

export function hasUse(deal: Rented, use: PropertyUse): boolean {
  return usesOf(deal).includes(use);
}

/** A bill of this yearly percentage of the price. */
export function estimateMonthly(price: number, yearlyPercent: number): number {
  return roundToCents((price * yearlyPercent) / 100 / 12);
}

/**
 * The same deal at another price. The down payment percentage and typed bills stay; estimated bills follow the price.
 */
export function withPrice(deal: Deal, price: number): Deal {
  const { estimatedTaxPercent, estimatedInsurancePercent } = deal;
  return {
    ...deal,
    price,
    ...(estimatedTaxPercent > 0 && { propertyTax: estimateMonthly(price, estimatedTaxPercent) }),
    ...(estimatedInsurancePercent > 0 && { insurance: estimateMonthly(price, estimatedInsurancePercent) }),
  };
}

/** The same deal with these bills, which then no longer count as estimates. */
export function withBills(deal: Deal, bills: Partial<Pick<Deal, "propertyTax" | "insurance">>): Deal {
  return {
    ...deal,
    ...bills,
    ...(bills.propertyTax !== undefined && { estimatedTaxPercent: 0 }),
    ...(bills.insurance !== undefined && { estimatedInsurancePercent: 0 }),
  };
}

/** The most units for which most lenders test rent over PITIA. */
const SMALL_PROPERTY_UNITS = 4;

export function usualBasis(units: number): RatioBasis {
  return units <= SMALL_PROPERTY_UNITS ? "pitia" : "noi";
}

/** Whole cents, so that price, loan and down payment add up. */
export function downPaymentOf({ price, downPaymentPercent }: Borrowing): number {
  return roundToCents((price * downPaymentPercent) / 100);
}

export function loanAmountOf(deal: Borrowing): number {
  return roundToCents(deal.price - downPaymentOf(deal));
}

export function hasLoan(deal: Borrowing): boolean {
  return loanAmountOf(deal) > 0;
}

/** Percent, unrounded: 80.01% exceeds a lender's 80%. */
export function loanToValueOf(deal: Borrowing): number {
  return deal.price === 0 ? 0 : (loanAmountOf(deal) / deal.price) * 100;
}

/** The same deal with this many dollars down. The percentage keeps enough digits to give the same cents back. */
export function withDownPayment(deal: Deal, dollars: number): Deal {
  return { ...deal, downPaymentPercent: deal.price === 0 ? 0 : (dollars / deal.price) * 100 };
}
