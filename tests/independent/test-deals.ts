import fc from "fast-check";
import type { CashFlowInput } from "../../src/calculators/cash-flow-calculator/cash-flow.ts";
import { type Deal, INITIAL_DEAL, INITIAL_RENT } from "../../src/calculators/deal/deal.ts";
import type { DscrInputs } from "../../src/dscr/dscr.ts";
import { lenderFraction } from "./deal/ratios.ts";
import { Decimal, percentOf } from "./decimal.ts";

/** The largest amount a money field accepts. */
export const MOST_DOLLARS = 999_999_999_999;

const { constantFrom, integer, boolean, oneof, record, array } = fc;

/** Dollars and cents, often 0. */
const dollars = (max: number) =>
  oneof(
    { weight: 9, arbitrary: integer({ min: 0, max: max * 100 }).map((cents) => cents / 100) },
    constantFrom(0),
  );
const thousandths = (max: number) => integer({ min: 0, max: max * 1000 }).map((steps) => steps / 1000);
const usually = <Value>(usual: fc.Arbitrary<Value>, ...edges: Value[]) =>
  oneof({ weight: 3, arbitrary: usual }, constantFrom(...edges));

const rules = {
  shortTermRule: constantFrom("gross-80", "lower-80", "net-of-fees", "average-100", "market-only"),
  projectionRule: constantFrom("market-only", "projection-share"),
} as const;

const guests = record({
  bookingsBy: constantFrom("year", "months", "nightly"),
  monthlyBookings: oneof(constantFrom([]), array(dollars(20_000), { minLength: 12, maxLength: 12 })),
  nightlyRate: dollars(600),
  occupancyPercent: thousandths(100),
  projectionSharePercent: thousandths(100),
  hasBookingCosts: boolean(),
  averageStay: constantFrom(1, 2.5, 3, 7, 365),
  cleaningPerStay: dollars(250),
  supplies: dollars(300),
  paysLodgingTax: boolean(),
  lodgingTaxPercent: thousandths(20),
  furniture: dollars(60_000),
  furnitureYears: constantFrom(1, 2, 5, 30),
});

const loans = record({
  price: dollars(3_000_000),
  downPaymentPercent: usually(thousandths(100), 0, 15, 20, 25, 100 / 3, 100),
  annualRatePercent: usually(thousandths(15), 0, 0.001, 7.25, 100),
  termYears: constantFrom(30, 30, 30, 15, 20, 40, 10, 7.5, 1, 50, 0.5),
  interestOnlyYears: constantFrom(0, 0, 0, 0, 5, 10, 30, 40, 0.5),
  amortizationYears: constantFrom(0, 0, 0, 0, 25, 30, 40),
  adjustment: constantFrom("fixed", "fixed", "fixed", "5-6", "7-6", "10-6"),
  indexPercent: usually(thousandths(9), 0, 3.7),
  marginPercent: usually(thousandths(6), 0, 3.5),
  firstCapPercent: constantFrom(2, 5, 0.5),
  periodicCapPercent: constantFrom(1, 2, 0),
  lifeCapPercent: constantFrom(5, 6, 1),
  purpose: constantFrom("purchase", "rate-term", "cash-out"),
  payoff: dollars(2_000_000),
  closingCostPercent: thousandths(10),
  hasClosingLines: boolean(),
  lenderFees: constantFrom(0, 1600, 2499.99),
  titleFeePercent: constantFrom(0, 0.7, 1.255),
  deedTaxPercent: constantFrom(0, 0.35, 2),
  mortgageTaxPercent: constantFrom(0, 0.55, 0.987),
  otherClosingCosts: dollars(5000),
  closingDay: usually(constantFrom("2026-12-01", "2027-02-28", "2027-04-30", "2028-02-01"), "", "", ""),
  interestDays: integer({ min: 0, max: 31 }),
  escrowTaxMonths: constantFrom(0, 3, 7.5),
  escrowInsuranceMonths: constantFrom(0, 2, 14),
  points: thousandths(5),
  reserveMonths: constantFrom(0, 2, 6, 12, 120),
  prepayment: constantFrom("none", "3-2-1", "5-4-3-2-1", "custom"),
  customPrepayment: array(thousandths(10), { maxLength: 10 }),
  creditScore: usually(integer({ min: 300, max: 850 }), 619, 620, 699, 700),
  isNewInvestor: boolean(),
  hasBorrowerChecks: boolean(),
  residency: constantFrom("resident", "itin", "foreign-national"),
  isCompany: boolean(),
  isRural: boolean(),
  targetRatio: usually(constantFrom(0.75, 1, 1.1, 1.15, 1.2, 1.25, 1.3, 1.4, 1.5), 0, 1.249, 10),
});

const properties = record({
  propertyTax: dollars(2000),
  insurance: dollars(1000),
  estimatedTaxPercent: constantFrom(0, 0, 1.25, 2.335),
  estimatedInsurancePercent: constantFrom(0, 0, 0.6, 0.005),
  associationDues: dollars(500),
  units: integer({ min: 1, max: 8 }),
  basis: constantFrom("pitia", "noi"),
  use: constantFrom("long-term", "short-term"),
  leaseRent: dollars(12_000),
  marketRent: dollars(12_000),
  isVacant: boolean(),
  shortTermGross: dollars(150_000),
  hasShortTermHistory: boolean(),
  ...rules,
  shortTermFeePercent: usually(thousandths(40), 0, 40, 100),
  vacancyPercent: thousandths(20),
  managementPercent: thousandths(20),
  maintenancePercent: usually(thousandths(20), 0, 100),
  capitalReservePercent: thousandths(20),
  utilities: dollars(500),
});

const unit = record({
  use: constantFrom("long-term", "long-term", "short-term"),
  leaseRent: dollars(6000),
  marketRent: dollars(6000),
  isVacant: boolean(),
  shortTermGross: dollars(70_000),
  hasShortTermHistory: boolean(),
  ...rules,
});

/** Mostly houses; also toys of a few dollars, skyscrapers, and hundreds of billions, near the maximum of a field. */
const sizes = constantFrom(...Array.from({ length: 16 }, () => 1), 0.0001, 30, 1000, 300_000);

/**
 * Deals with one rent for all units, of every purpose, use, rule and basis. A quarter of them have a rent that puts the
 * ratio at the target, or nearly.
 */
const plainDeals: fc.Arbitrary<Deal> = fc
  .tuple(loans, properties, guests, sizes, integer({ min: -8, max: 2 }))
  .map(([loan, property, guest, size, edge]) => {
    const deal = withEstimates(sized({ ...INITIAL_DEAL, ...loan, ...property, ...guest }, size));
    return Math.abs(edge) <= 1 ? rentedAtTarget(deal, edge) : deal;
  });

/** A third of them have a rent roll instead of their own rents. */
export const deals: fc.Arbitrary<Deal> = fc
  .tuple(plainDeals, array(unit, { minLength: 8, maxLength: 8 }), integer({ min: 0, max: 2 }))
  .map(([deal, units, chance]) =>
    chance === 0 && deal.units > 1
      ? { ...deal, ...INITIAL_RENT, rentRoll: units.slice(0, deal.units) }
      : deal,
  );

function sized(deal: Deal, size: number): Deal {
  const scale = (amount: number) => Math.round(amount * size * 100) / 100;
  return {
    ...deal,
    price: scale(deal.price),
    payoff: scale(deal.payoff),
    propertyTax: scale(deal.propertyTax),
    insurance: scale(deal.insurance),
    associationDues: scale(deal.associationDues),
    leaseRent: scale(deal.leaseRent),
    marketRent: scale(deal.marketRent),
    shortTermGross: scale(deal.shortTermGross),
    monthlyBookings: deal.monthlyBookings.map(scale),
    nightlyRate: scale(deal.nightlyRate),
    utilities: scale(deal.utilities),
  };
}

/** As the form fills them in: an estimated bill follows from the price. */
function withEstimates(deal: Deal): Deal {
  const { price, propertyTax, insurance, estimatedTaxPercent, estimatedInsurancePercent } = deal;
  const bill = (percent: number) =>
    percentOf(Decimal.of(price), Decimal.of(percent)).over(Decimal.of(12)).cents().toNumber();
  return {
    ...deal,
    propertyTax: estimatedTaxPercent > 0 ? bill(estimatedTaxPercent) : propertyTax,
    insurance: estimatedInsurancePercent > 0 ? bill(estimatedInsurancePercent) : insurance,
  };
}

/** Leased at the target times the full payment, or a cent off. */
function rentedAtTarget(deal: Deal, centsBeside: number): Deal {
  const leased: Deal = { ...deal, basis: "pitia", use: "long-term", isVacant: false, marketRent: 0 };
  const rent = lenderFraction(leased).owed.times(Decimal.of(deal.targetRatio)).cents().toNumber();
  return { ...leased, leaseRent: Math.max(0, Math.round(rent * 100) + centsBeside) / 100 };
}

/** The largest amount of a deal, which limits how exactly a double can hold its cents. */
export function largestAmount(deal: Deal): number {
  return Math.max(...Object.values(deal).filter((value) => typeof value === "number"));
}

/** From here on, a double may be off by a cent in a sum of dollars and fractions. */
export function isMeasurable(dollars: number): boolean {
  return dollars < 1e8;
}

/** Deals whose answers can be told from the next cent. A rent roll moves as a whole and has its own property tests. */
export const measurableDeals = plainDeals.filter((deal) => isMeasurable(largestAmount(deal)));

/** The inputs that the cash flow calculator shares with a deal. */
export const cashFlowInputs: fc.Arbitrary<CashFlowInput> = deals.map((deal) => ({
  purchasePrice: deal.price,
  downPaymentPercent: deal.downPaymentPercent,
  interestRate: deal.annualRatePercent,
  loanTermYears: deal.termYears,
  monthlyRent: deal.leaseRent,
  propertyTax: deal.propertyTax,
  insurance: deal.insurance,
  maintenance: deal.utilities,
  vacancy: deal.associationDues,
}));

/** Mostly small quotients, so that many ratios fall on an edge: 1.25, 1.005. */
export const dscrInputs: fc.Arbitrary<DscrInputs> = record({
  monthlyRent: oneof(dollars(12_000), integer({ min: 0, max: 500 })),
  monthlyExpenses: oneof(dollars(4_000), integer({ min: 0, max: 100 })),
  monthlyDebtService: oneof(dollars(9_000), constantFrom(100, 200, 400, 1000)),
});
