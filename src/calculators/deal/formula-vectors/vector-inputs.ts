import { formatUsdExact } from "../../../dscr/money.ts";
import { type Deal, INITIAL_DEAL, type PrepaymentId, type UnitRent } from "../deal.ts";

/** One input of a test vector: the text the page prints, and the change to the deal that the code computes. */
export interface Given {
  readonly label: string;
  readonly value: string;
  readonly changes: Partial<Deal>;
}

/** All zeros, so that a vector names every figure that counts. */
const BLANK_DEAL: Deal = {
  ...INITIAL_DEAL,
  downPaymentPercent: 0,
  annualRatePercent: 0,
  termYears: 0,
  shortTermFeePercent: 0,
  vacancyPercent: 0,
  managementPercent: 0,
  maintenancePercent: 0,
  capitalReservePercent: 0,
  closingCostPercent: 0,
  points: 0,
  reserveMonths: 0,
  prepayment: "none",
  creditScore: 0,
  targetRatio: 0,
  lenderFees: 0,
  titleFeePercent: 0,
  interestDays: 0,
  escrowTaxMonths: 0,
  escrowInsuranceMonths: 0,
};

export function dealOf(givens: readonly Given[]): Deal {
  let deal = BLANK_DEAL;
  for (const { changes } of givens) deal = { ...deal, ...changes };
  return deal;
}

const usd = (label: string, amount: number, changes: Partial<Deal>): Given => ({
  label,
  value: formatUsdExact(amount),
  changes,
});
const percent = (label: string, figure: number, changes: Partial<Deal>): Given => ({
  label,
  value: `${figure}%`,
  changes,
});
const say = (label: string, value: string, changes: Partial<Deal>): Given => ({ label, value, changes });

export const given = {
  price: (price: number) => usd("Price", price, { price }),
  downPercent: (figure: number) => percent("Down payment", figure, { downPaymentPercent: figure }),
  loan: (amount: number) => usd("Loan", amount, { price: amount, downPaymentPercent: 0 }),
  rate: (figure: number) => percent("Yearly rate", figure, { annualRatePercent: figure }),
  term: (termYears: number) => say("Term", `${termYears} years`, { termYears }),
  interestOnly: (years: number) => say("Interest-only", `${years} years`, { interestOnlyYears: years }),
  amortization: (years: number) => say("Repaid over", `${years} years`, { amortizationYears: years }),
  resets: (
    adjustment: Deal["adjustment"],
    name: string,
    {
      index,
      margin,
      caps: [first, later, life],
    }: {
      readonly index: number;
      readonly margin: number;
      readonly caps: readonly [first: number, later: number, life: number];
    },
  ) =>
    say("Rate", `${name}, index ${index}%, margin ${margin}%, caps ${first}, ${later} and ${life}`, {
      adjustment,
      indexPercent: index,
      marginPercent: margin,
      firstCapPercent: first,
      periodicCapPercent: later,
      lifeCapPercent: life,
    }),
  tax: (propertyTax: number) => usd("Taxes a month", propertyTax, { propertyTax }),
  insurance: (insurance: number) => usd("Insurance a month", insurance, { insurance }),
  dues: (associationDues: number) => usd("Dues a month", associationDues, { associationDues }),
  estimatedTax: (figure: number) =>
    percent("Taxes a year, of the price", figure, { estimatedTaxPercent: figure }),
  estimatedInsurance: (figure: number) =>
    percent("Insurance a year, of the price", figure, { estimatedInsurancePercent: figure }),
  rentRoll: (value: string, rentRoll: readonly UnitRent[]) =>
    say("Rent roll", value, { rentRoll, units: rentRoll.length }),
  lease: (leaseRent: number) => usd("Lease a month", leaseRent, { leaseRent }),
  market: (marketRent: number) => usd("Market rent a month", marketRent, { marketRent }),
  vacant: () => say("Occupancy", "vacant", { isVacant: true }),
  bookings: (shortTermGross: number) =>
    usd("12-month gross", shortTermGross, { shortTermGross, use: "short-term" }),
  shortTermRule: (shortTermRule: Deal["shortTermRule"], name: string) => say("Rule", name, { shortTermRule }),
  projectionShare: (figure: number) =>
    percent("Share of a projection that counts", figure, {
      hasShortTermHistory: false,
      projectionRule: "projection-share",
      projectionSharePercent: figure,
    }),
  /** As a link would: the year follows from the months, or from rate and occupancy. */
  months: (monthlyBookings: readonly number[]) =>
    say("Bookings by month", monthlyBookings.map(formatUsdExact).join(", "), {
      use: "short-term",
      bookingsBy: "months",
      monthlyBookings,
      shortTermGross: monthlyBookings.reduce((sum, month) => sum + month, 0),
    }),
  nightlyRate: (nightlyRate: number) => usd("Nightly rate", nightlyRate, { nightlyRate }),
  occupancy: (occupancyPercent: number) =>
    percent("Nights booked", occupancyPercent, {
      use: "short-term",
      bookingsBy: "nightly",
      occupancyPercent,
    }),
  stay: (averageStay: number) =>
    say("Nights of a stay", `${averageStay}`, { hasBookingCosts: true, averageStay }),
  cleaning: (cleaningPerStay: number) =>
    usd("Cleaning a stay", cleaningPerStay, { hasBookingCosts: true, cleaningPerStay }),
  supplies: (supplies: number) => usd("Supplies a month", supplies, { hasBookingCosts: true, supplies }),
  lodgingTax: (lodgingTaxPercent: number) =>
    percent("Lodging tax, paid out of the bookings", lodgingTaxPercent, {
      hasBookingCosts: true,
      paysLodgingTax: true,
      lodgingTaxPercent,
    }),
  furniture: (furniture: number) => usd("Furniture", furniture, { hasBookingCosts: true, furniture }),
  fee: (figure: number) => percent("Management and platform fees", figure, { shortTermFeePercent: figure }),
  noHistory: () => say("History", "less than 12 months", { hasShortTermHistory: false }),
  noiUnits: (units: number) => say("Units, on net operating income", `${units}`, { units, basis: "noi" }),
  vacancy: (figure: number) => percent("Vacancy", figure, { vacancyPercent: figure }),
  management: (figure: number) => percent("Management", figure, { managementPercent: figure }),
  maintenance: (figure: number) => percent("Maintenance", figure, { maintenancePercent: figure }),
  capitalReserve: (figure: number) => percent("Capital reserve", figure, { capitalReservePercent: figure }),
  utilities: (utilities: number) => usd("Utilities a month", utilities, { utilities }),
  closingCosts: (figure: number) => percent("Closing costs", figure, { closingCostPercent: figure }),
  points: (points: number) => say("Points", `${points}`, { points }),
  reserves: (months: number) => say("Reserves", `${months} months`, { reserveMonths: months }),
  cashOut: (payoff: number) => usd("Cash-out refinance, payoff", payoff, { purpose: "cash-out", payoff }),
  target: (targetRatio: number) => say("Target ratio", targetRatio.toFixed(2), { targetRatio }),
  prepayment: (prepayment: PrepaymentId) => say("Prepayment", prepayment, { prepayment }),
  creditScore: (creditScore: number) => say("Credit score", `${creditScore}`, { creditScore }),
  borrower: (residency: Deal["residency"], name: string) =>
    say("Borrower", name, { hasBorrowerChecks: true, residency }),
  rural: () => say("Location", "rural", { hasBorrowerChecks: true, isRural: true }),
  firstRental: () => say("Experience", "first rental", { isNewInvestor: true }),
  closingLines: (changes: Partial<Deal>, value: string) =>
    say("Closing costs, line by line", value, { ...changes, hasClosingLines: true }),
  /** An input that is not a field of a deal. */
  other: (label: string, value: string) => say(label, value, {}),
} as const;
