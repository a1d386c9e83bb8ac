import { roundToCents } from "../../../dscr/cents.ts";
import { isPlainLoan } from "../../deal/adjustable/changing-loan.ts";
import { furnitureOf, isRefurnished } from "../../deal/bookings/bookings.ts";
import { hasUse } from "../../deal/deal.ts";
import { escrowOf } from "../../deal/ratios/deal-payment.ts";
import { ownerCostsOf } from "../../deal/ratios/owner-view.ts";
import { collectedRentOf, qualifyingRentOf } from "../../deal/rent/qualifying-rent.ts";
import { RENT_FIELDS } from "../../deal/rent/rent-fields.ts";
import { HAS_BOOKING_COSTS, PAYS_LODGING_TAX } from "../../deal/spreadsheet/bookings-blocks.ts";
import { IS_PITIA } from "../../deal/spreadsheet/deal-results.ts";
import { withLetter } from "../../spreadsheet/sheet-page.ts";
import type { TableBlock, TableRow } from "../../spreadsheet/workbook.ts";
import { quoted } from "../../spreadsheet/workbook-rows.ts";
import { grownDeal, steadyPath } from "../grown-deal.ts";
import { growthIn, HOLD_CASES, type HoldCase, type HoldPlan } from "../hold-plan.ts";
import type { HoldProjection } from "../hold-projection.ts";
import { loanYearsOf } from "../loan-years.ts";
import { keptFlows, taxedFlows, turnsIn } from "./flow-table.ts";
import { describeRate, rateFormula } from "./sale-return.ts";
import { TAX_COLUMNS, taxFigures } from "./tax-columns.ts";
import { usd, type YearColumn } from "./year-column.ts";

export const CASE_NAMES = { low: "Low", expected: "Expected", high: "High" } as const satisfies Record<
  HoldCase,
  string
>;

const NO_PAYMENT = "no payment left";
const NOTHING_IN = "nothing paid in";

/** The months of the loan by the end of a year, and those of them with interest only. */
const PAID = "MIN(12*{year},loanMonths)";
const PAID_BEFORE = "MIN(12*{year}-12,loanMonths)";
const INTEREST_ONLY = `(MIN(${PAID},interestOnlyMonths)-MIN(${PAID_BEFORE},interestOnlyMonths))`;
const LEVEL = `(${PAID}-${PAID_BEFORE}-${INTEREST_ONLY})`;
const LEVEL_PAYMENT = "IF(interestOnlyYears>0,N(laterPayment),amortizingPayment)";
const NOI =
  "{qualifying}-{qualifying}*(lenderVacancyPercent+lenderManagementPercent+maintenancePercent)/100-units*lenderReservesPerUnit/12-{bills}-{utilities}";
const OWED = `IF(${IS_PITIA},ROUND({lastPayment}+{bills},2),{lastPayment})`;
const share = (rent: string, percent: string) => `ROUND(${rent}*${percent}/100,2)`;
const isUsed = (use: "long-term" | "short-term") => `(unitUse=${quoted(RENT_FIELDS.use.say(use))})`;
/** At least a cent, so that a rent does not become none. */
const grownRent = (rent: string) =>
  `(ROUND(${rent}*{factor},2)+0.01*(${rent}>0)*(ROUND(${rent}*{factor},2)=0))`;
const grown = (amount: string, growth: string) => `ROUND(${amount}*(1+[${growth}]/100)^({year}-1),2)`;

/** `[name]` is a growth rate of the case, or a column of its other table. */
const COLUMNS = {
  factor: {
    label: "Growth of rents since year 1",
    format: "number",
    formula: "(1+[rentGrowth]/100)^({year}-1)",
  },
  qualifying: usd(
    "Rent that counts, a month",
    `SUMPRODUCT(ROUND(${grownRent("unitCounted")}/unitMonths*unitShare,2))`,
  ),
  leased: usd(
    "Collected from leases, a month",
    `SUMPRODUCT(${isUsed("long-term")}*${grownRent("unitIncome")})`,
  ),
  booked: usd(
    "Collected from bookings, a month",
    `SUMPRODUCT(${isUsed("short-term")}*ROUND(${grownRent("unitIncome")}/12,2))`,
  ),
  bills: usd(
    "Taxes, insurance and dues, a month",
    `ROUND(${grown("propertyTax", "taxGrowth")}+${grown("insurance", "insuranceGrowth")}+${grown("associationDues", "costGrowth")},2)`,
  ),
  utilities: usd("Utilities, a month", grown("utilities", "costGrowth")),
  rent: usd("Rent", "ROUND(ROUND({leased}+{booked},2)*12,2)"),
  costs: usd(
    "Costs",
    `ROUND(({bills}+{utilities}+${share("{leased}", "vacancyPercent")}+ROUND(${share("{leased}", "managementPercent")}+${share("{booked}", "shortTermFeePercent")},2)+${share("({leased}+{booked})", "maintenancePercent")}+${share("({leased}+{booked})", "capitalReservePercent")})*12,2)`,
  ),
  debt: usd(
    "Principal and interest",
    `ROUND(${INTEREST_ONLY}*interestOnlyPayment+${LEVEL}*${LEVEL_PAYMENT},2)`,
  ),
  cashFlow: { ...usd("Cash flow, before tax", "ROUND({rent}-{costs}-{debt},2)"), name: "[cashFlows]" },
  lastPayment: usd(
    "Last payment of the year",
    `IF(${LEVEL}>0,${LEVEL_PAYMENT},IF(${INTEREST_ONLY}>0,interestOnlyPayment,0))`,
  ),
  ratio: {
    label: "Lender's ratio",
    format: "ratio",
    formula: `IF(OR(loanAmount=0,${PAID}=${PAID_BEFORE},${OWED}=0),${quoted(NO_PAYMENT)},IF(${IS_PITIA},{qualifying},ROUND(ROUND(${NOI},8),2))/${OWED})`,
  },
  value: usd("Value", "ROUND(price*(1+[valueGrowth]/100)^{year},2)"),
  balance: usd("Loan balance", "IF(12*{year}>loanMonths,0,INDEX(exitBalance,{year}))"),
  penalty: usd("Prepayment penalty", "IF(12*{year}>loanMonths,0,INDEX(exitPenalty,{year}))"),
  equity: usd("Equity", "ROUND({value}-{balance},2)"),
  saleCost: usd("Cost of a sale", "ROUND({value}*saleCostPercent/100,2)"),
  proceeds: {
    ...usd("Left after a sale", "ROUND({value}-{saleCost}-{balance}-{penalty},2)"),
    name: "[proceeds]",
  },
  paidIn: usd("Paid in so far", "{paidIn@-1}+MAX(-{cashFlow},0)", "MAX(invested,0)+MAX(-{cashFlow},0)"),
  paidBack: usd("Paid back so far", "{paidBack@-1}+MAX({cashFlow},0)", "MAX(-invested,0)+MAX({cashFlow},0)"),
  cashIn: { ...usd("All cash in, with a sale", "ROUND({paidIn}+MAX(-{proceeds},0),2)"), name: "[allIn]" },
  cashBack: {
    ...usd("All cash back, with a sale", "ROUND({paidBack}+MAX({proceeds},0),2)"),
    name: "[allBack]",
  },
  gain: { ...usd("Gain, before tax", "ROUND({cashBack}-{cashIn},2)"), name: "[gains]" },
  multiple: {
    label: "Equity multiple, before tax",
    format: "ratio",
    name: "[multiples]",
    formula: `IF({cashIn}=0,${quoted(NOTHING_IN)},{cashBack}/{cashIn})`,
  },
  saleFlow: usd("Cash flow and sale together", "ROUND({cashFlow}+{proceeds},2)"),
  saleTurns: {
    label: "Changes of direction, with a sale",
    format: "number",
    // The first line of the other table is today, so this line of it is the year before.
    formula: "INDEX([turnsSoFar],{year})+IF(INDEX([directions],{year})*SIGN({saleFlow})<0,1,0)",
  },
  internalRate: {
    label: "Internal rate of return a year, before tax",
    format: "percent",
    name: "[returns]",
    formula: rateFormula({
      flows: "[flows]",
      directions: "[directions]",
      saleFlow: "{saleFlow}",
      turns: "{saleTurns}",
      guess: "({cashBack}/{cashIn})^(1/{year})-1",
    }),
    isArray: true,
  },
} as const satisfies Record<string, YearColumn>;

type ColumnId = keyof typeof COLUMNS;

/** What guests cost a month, and in some years new furniture. */
const BOOKING_COSTS = {
  bookingCosts: usd(
    "Cleaning, supplies and lodging tax, a month",
    `IF(${HAS_BOOKING_COSTS},ROUND(IF(nightlyRate=0,0,ROUND({booked}/${grownRent("nightlyRate")}/averageStay*${grown("cleaningPerStay", "costGrowth")},2))+${grown("supplies", "costGrowth")}+IF(${PAYS_LODGING_TAX},${share("{booked}", "lodgingTaxPercent")},0),2),0)`,
  ),
  newFurniture: usd(
    "New furniture",
    `IF(AND({year}>1,MOD({year}-1,furnitureYears)=0),${grown("furnitureCost", "costGrowth")},0)`,
  ),
  costs: {
    ...COLUMNS.costs,
    formula: `ROUND(${COLUMNS.costs.formula}+{bookingCosts}*12+{newFurniture},2)`,
  },
} as const;

/** Of a loan that changes, from its months: at worst in the low case. */
function changingColumns(holdCase: HoldCase): Partial<Record<ColumnId, YearColumn>> {
  const path = holdCase === "low" ? "worst" : "expected";
  return {
    debt: usd(
      "Principal and interest",
      `ROUND(SUMPRODUCT((payMonths>12*{year}-12)*(payMonths<=12*{year})*${path}Payments),2)`,
    ),
    lastPayment: usd(
      "Last payment of the year",
      `IF(12*{year}-12>=loanMonths,0,INDEX(${path}Payments,${PAID}))`,
    ),
    balance: usd("Loan balance", `IF(12*{year}>loanMonths,0,ROUND(INDEX(${path}Owed,${PAID}),2))`),
    penalty: usd(
      "Prepayment penalty",
      "IF(12*{year}>=loanMonths,0,ROUND({balance}*INDEX(exitPercent,{year})/100,2))",
    ),
  };
}

/** One case, year by year, with a sale at the end of each year. */
export function caseTable(holdCase: HoldCase, plan: HoldPlan, projection: HoldProjection): TableBlock {
  const ours = yearsIn(holdCase, plan, projection);
  const isTaxed = projection[holdCase].afterTax !== null;
  const columns: readonly (readonly [string, YearColumn])[] = Object.entries({
    ...COLUMNS,
    ...(hasUse(plan.deal, "short-term") && BOOKING_COSTS),
    ...(!isPlainLoan(plan.deal) && changingColumns(holdCase)),
    ...(isTaxed && TAX_COLUMNS),
  });
  // The letter of the case in the matrix of growth rates, and at the end of every name of its sheet.
  const fill = (text: string) => withLetter(text, HOLD_CASES.indexOf(holdCase));
  return {
    kind: "table",
    heading: `${CASE_NAMES[holdCase]} case, year by year`,
    note: "Dollars a year unless a column says otherwise. Value, balance and equity at the end of the year. An estimate, before tax.",
    columns: [
      { id: "year", kind: "label", label: "Year", format: "number" },
      ...columns.map(([id, { label, format, name }]) => ({
        id,
        kind: "result" as const,
        label,
        format,
        ...(name && { name: fill(name) }),
      })),
    ],
    rows: ours.map(
      (figures, index): TableRow => ({
        year: index + 1,
        ...Object.fromEntries(
          columns.map(([id, { formula, first, isArray }]) => [
            id,
            {
              formula: fill(index === 0 ? (first ?? formula) : formula),
              ours: figures[id] ?? 0,
              ...(isArray && { isArray }),
            },
          ]),
        ),
      }),
    ),
  };
}

type YearFigures = Readonly<Record<string, number | string>>;

/** The columns after tax beside the others, where tax is counted. */
function withTax(
  holdCase: HoldCase,
  plan: HoldPlan,
  projection: HoldProjection,
  figures: readonly YearFigures[],
): readonly YearFigures[] {
  const { years, afterTax } = projection[holdCase];
  if (!afterTax) return figures;
  const flows = taxedFlows(holdCase, projection);
  return figures.map((before, index) => {
    const saleFlow = (years[index]?.cashFlow ?? 0) + (afterTax.sales[index]?.proceeds ?? 0);
    const turns = turnsIn([...flows.slice(0, index + 1), roundToCents(saleFlow)]);
    return { ...before, ...taxFigures(plan, years, afterTax, index, turns) };
  });
}

/** What the site computed for each year of a case. */
export function yearsIn(
  holdCase: HoldCase,
  plan: HoldPlan,
  projection: HoldProjection,
): readonly YearFigures[] {
  return withTax(holdCase, plan, projection, beforeTaxIn(holdCase, plan, projection));
}

function beforeTaxIn(
  holdCase: HoldCase,
  plan: HoldPlan,
  projection: HoldProjection,
): readonly Readonly<Record<ColumnId | "bookingCosts" | "newFurniture", number | string>>[] {
  const path = steadyPath(growthIn(holdCase, plan));
  const { years, exits } = projection[holdCase];
  const loanYears = loanYearsOf(plan.deal, plan.holdYears, holdCase === "low" ? "worst" : "expected");
  const allFlows = keptFlows(holdCase, projection);
  return years.map((year, index) => {
    const factors = path(year.year);
    const deal = grownDeal(plan.deal, factors);
    const { leased, booked } = collectedRentOf(deal);
    const flows = allFlows.slice(0, index + 2);
    const sum = (sign: 1 | -1) =>
      roundToCents(flows.reduce((total, flow) => total + Math.max(sign * flow, 0), 0));
    const exit = exits[index];
    const saleFlow = roundToCents(year.cashFlow + (exit?.proceeds ?? 0));
    const saleTurns = turnsIn(flows.with(-1, saleFlow));
    return {
      factor: factors.rent,
      qualifying: qualifyingRentOf(deal).rent,
      leased,
      booked,
      bills: escrowOf(deal),
      utilities: deal.utilities,
      bookingCosts: ownerCostsOf(deal).bookings,
      newFurniture: isRefurnished(plan.deal, year.year) ? furnitureOf(deal) : 0,
      ...year,
      lastPayment: loanYears[index]?.lastPayment ?? 0,
      ratio: year.ratio ?? NO_PAYMENT,
      saleCost: exit?.saleCost ?? 0,
      proceeds: exit?.proceeds ?? 0,
      paidIn: sum(-1),
      paidBack: sum(1),
      cashIn: exit?.cashIn ?? 0,
      cashBack: exit?.cashBack ?? 0,
      gain: exit?.gain ?? 0,
      multiple: exit?.equityMultiple ?? NOTHING_IN,
      saleFlow,
      saleTurns,
      internalRate: describeRate(saleTurns, exit?.internalRate),
    };
  });
}
