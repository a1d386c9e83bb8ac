import { roundToCents } from "../../../dscr/cents.ts";
import { MONEY_LIMIT } from "../../../dscr/money.ts";
import type { Deal } from "../../deal/deal.ts";
import { escrowOf } from "../../deal/ratios/deal-payment.ts";
import { lenderViewOf } from "../../deal/ratios/lender-view.ts";
import { NO_DEBT, NO_PAYMENT, sayRatio } from "../../deal/ratios/ratio-labels.ts";
import { collectedRentOf, qualifyingRentOf } from "../../deal/rent/qualifying-rent.ts";
import type { MatrixBlock, MatrixRow } from "../../spreadsheet/workbook.ts";
import { penaltyIn, quoted, resultsOf } from "../../spreadsheet/workbook-rows.ts";
import { monthsToRepayCosts } from "../refinance-answers.ts";
import type { Outcome, Planner } from "../refinance-outcome.ts";
import { emptyMonthsOf, ownedMonthsAt, REFINANCE_FIELDS } from "../refinance-plan.ts";
import { penaltyName } from "./plan-inputs.ts";

/** One way to refinance, as a column. */
export interface Way {
  readonly name: string;
  readonly purpose: Outcome["purpose"] | "delayed";
  readonly percentBelow: number;
  readonly monthsLater: number;
  readonly outcome: Outcome;
}

const NEVER = "never: the payment is not lower";
const IS_REPAIR = `mode=${quoted(REFINANCE_FIELDS.mode.say("repair"))}`;
const OLD_IS_INTEREST_ONLY = `oldPayments=${quoted(REFINANCE_FIELDS.oldPayments.say("interest-only"))}`;
const MARKET_OR_LEASE = "IF(marketRent=0,leaseRent,marketRent)";
const IS_DELAYED = '{purpose}="delayed"';
const DOCUMENTED = "ROUND(purchasePrice+purchaseCosts+newCosts,2)";
const IS_CASH_OUT = '{purpose}="cash-out"';
const YEAR = "MAX(1,ROUNDUP({owned}/12,0))";
const OWED = "ROUND({payment}+IF(units<=4,bills,0),2)";
const share = (percent: string) => `ROUND({collected}*${percent}/100,2)`;

/** The months that the old loan is still paid, of the months of the plan. */
const PAYMENTS = `IF(${OLD_IS_INTEREST_ONLY},{month},MIN({month},MAX(oldMonths-({owned}-{month}),0)))`;
const REPAIR_MONTHS = `IF(${IS_REPAIR},MIN(monthsToRepair,monthsToRefinance),0)`;
const BY_RATIO = `IF(minimumRatio=0,${MONEY_LIMIT},IF(OR({income}<=0,{possible}<0),0,IF(paymentPerDollar=0,${MONEY_LIMIT},MIN(${MONEY_LIMIT},INT(({possible}+0.005)/paymentPerDollar*100-0.000001)/100))))`;
const NEEDED = "ROUNDUP({need}/(1-points/100)-0.0000001,2)";
const SLIGHTLY_LESS = `(${NEEDED}-0.01)`;
const FOR_NEED = `IF(AND(${NEEDED}>0,ROUND(${SLIGHTLY_LESS}-ROUND(${SLIGHTLY_LESS}*points/100,2),2)>={need}),${SLIGHTLY_LESS},${NEEDED})`;

const FORMULAS = {
  month: "monthsToRefinance+{later}",
  appraised: "ROUND(value*(100-{below})/100,2)",
  owned: `IF(${IS_REPAIR},0,monthsOwned)+{month}`,
  counted: `IF(OR(${IS_DELAYED},{owned}>=seasoningMonths),{appraised},MIN({appraised},ROUND(purchasePrice+repairCost,2)))`,
  vacant: `IF(AND(${IS_REPAIR},monthsToRent>{month}),1,0)`,
  balance: `ROUND(IF(${OLD_IS_INTEREST_ONLY},oldLoan,IF({owned}>=oldMonths,0,PV(oldRatePercent/1200,oldMonths-{owned},-oldPaymentExact))),2)`,
  penalty: `IF({owned}>=oldMonths,0,ROUND({balance}*${penaltyIn(YEAR, penaltyName)}/100,2))`,
  need: "ROUND({balance}+{penalty}+newCosts,2)",
  rentCounted: `ROUND(IF(OR({vacant}=1,leaseRent=0),${MARKET_OR_LEASE}*0.9,IF(marketRent=0,leaseRent,MIN(leaseRent,marketRent))),2)`,
  income:
    "IF(units<=4,{rentCounted},ROUND(ROUND({rentCounted}-{rentCounted}*(lenderVacancyPercent+lenderManagementPercent+maintenancePercent)/100-units*lenderReservesPerUnit/12-bills-utilities,8),2))",
  possible: "IF(minimumRatio=0,0,INT({income}*100/minimumRatio+0.000001)/100-IF(units<=4,bills,0))",
  loan: `IF(${IS_DELAYED},MIN(${BY_RATIO},INT({counted}*cashOutLtv+0.001)/100,${DOCUMENTED}),IF(${IS_CASH_OUT},MIN(${BY_RATIO},INT({counted}*cashOutLtv+0.001)/100),MIN(${BY_RATIO},INT({counted}*rateTermLtv+0.001)/100,${FOR_NEED})))`,
  pointsPaid: "ROUND({loan}*points/100,2)",
  cashOut: "ROUND({loan}-{pointsPaid}-{need},2)",
  repairs: `ROUND(IF({month}>=${REPAIR_MONTHS},repairCost,repairCost*{month}/${REPAIR_MONTHS}),2)`,
  carrying: `ROUND({month}*ROUND(bills+utilities,2)+${PAYMENTS}*oldPayment,2)`,
  rentKept: `ROUND(MAX({month}-IF(${IS_REPAIR},monthsToRent,0),0)*rentKeptMonthly,2)`,
  cashIn: "ROUND(ROUND(purchasePrice+purchaseCosts-oldLoan,2)+{repairs}+{carrying}-{rentKept},2)",
  cashLeft: "ROUND({cashIn}-{cashOut},2)",
  payment: "ROUND({loan}*paymentPerDollar,2)",
  ratio: `IF({loan}=0,${quoted(NO_DEBT)},IF(${OWED}=0,${quoted(NO_PAYMENT)},{income}/${OWED}))`,
  ltv: "IF({appraised}=0,0,{loan}/{appraised}*100)",
  collected: "ROUND(IF(leaseRent=0,marketRent,leaseRent),2)",
  cashFlow: `ROUND({collected}-${share("vacancyPercent")}-${share("managementPercent")}-${share("maintenancePercent")}-${share("capitalReservePercent")}-ROUND(utilities,2)-bills-{payment},2)`,
  oldPaymentThen: "IF({balance}>0,oldPayment,0)",
  repaid: `IF(ROUND({oldPaymentThen}-{payment},2)<=0,${quoted(NEVER)},ROUNDUP(ROUND((newCosts+{pointsPaid}+{penalty})*100,0)/ROUND(({oldPaymentThen}-{payment})*100,0),0))`,
} as const;

export function outcomeMatrix(planner: Planner, ways: readonly Way[]): MatrixBlock {
  return {
    kind: "matrix",
    heading: "The ways to refinance, side by side",
    note: "An estimate, before tax. Negative cash out is money to bring; negative cash left in is more money back than went in.",
    columns: ways.map(({ name }) => name),
    rows: [
      ...inputRows(ways),
      ...resultRows(
        planner,
        ways.map(({ outcome }) => outcome),
      ),
    ],
  };
}

function inputRows(ways: readonly Way[]): readonly MatrixRow[] {
  const below = { id: "below", label: "Appraisal below the planned value, %", format: "percent" } as const;
  const later = { id: "later", label: "Months later than planned", format: "number" } as const;
  return [
    { id: "purpose", label: "Purpose", format: "text", cells: ways.map(({ purpose }) => purpose) },
    { ...below, cells: ways.map(({ percentBelow }) => percentBelow) },
    { ...later, cells: ways.map(({ monthsLater }) => monthsLater) },
  ];
}

function resultRows({ plan, cashInAt }: Planner, outcomes: readonly Outcome[]): readonly MatrixRow[] {
  const { usd, percent, ratio, number } = resultsOf(FORMULAS, outcomes);
  const isVacant = (month: number) => emptyMonthsOf(plan) > month;
  const needed = ({ balance, penalty, costs }: Outcome) => roundToCents(balance + penalty + costs);
  const possible = ({ deal }: Outcome) => possiblePayment(deal, plan.minimumRatio);
  return [
    number("month", "Month of the plan", ({ month }) => month),
    usd("appraised", "Appraised value", ({ value }) => value),
    number("owned", "Months of ownership", ({ month }) => ownedMonthsAt(plan, month)),
    usd("counted", "Value that counts", ({ countedValue }) => countedValue),
    number("vacant", "Vacant then (1) or rented (0)", ({ month }) => (isVacant(month) ? 1 : 0)),
    usd("balance", "Balance of the old loan", ({ balance }) => balance),
    usd("penalty", "Penalty of the old loan", ({ penalty }) => penalty),
    usd("need", "Payoff, penalty and closing costs", needed),
    usd("rentCounted", "Rent that counts, a month", ({ deal }) => qualifyingRentOf(deal).rent),
    usd("income", "Income as the lender counts it", ({ deal }) => lenderViewOf(deal).income),
    usd("possible", "Largest payment the income supports", possible),
    usd("loan", "New loan", ({ loan }) => loan),
    usd("pointsPaid", "Points", ({ points }) => points),
    usd("cashOut", "Cash out", ({ cashOut }) => cashOut),
    usd("repairs", "Repairs paid", ({ month }) => cashInAt(month).repairs),
    usd("carrying", "Bills and payments until then", ({ month }) => cashInAt(month).carrying),
    usd("rentKept", "Rent kept until then", ({ month }) => cashInAt(month).rent),
    usd("cashIn", "Your cash in the deal", ({ cashIn }) => cashIn),
    usd("cashLeft", "Cash left in the deal", ({ cashLeft }) => cashLeft),
    usd("payment", "New payment a month", ({ payment }) => payment),
    ratio("ratio", "Lender's ratio", ({ deal, ratio: figure }) => figure ?? sayRatio(deal, figure)),
    percent("ltv", "Loan to value", ({ ltv }) => ltv),
    usd(
      "collected",
      "Rent collected in a full month",
      ({ deal }) => collectedRentOf({ ...deal, isVacant: false }).total,
    ),
    usd("cashFlow", "Your cash flow a month, before tax", ({ monthlyCashFlow }) => monthlyCashFlow),
    usd("oldPaymentThen", "Old payment a month", ({ oldPayment }) => oldPayment),
    number(
      "repaid",
      "Months until a lower payment repays the costs",
      (outcome) => monthsToRepayCosts(outcome) ?? NEVER,
    ),
  ];
}

/** Rounded down to the cent: a cent more would miss the ratio. */
function possiblePayment(deal: Deal, minimumRatio: number): number {
  if (minimumRatio === 0) return 0;
  const largest = Math.floor((lenderViewOf(deal).income * 100) / minimumRatio + 1e-6) / 100;
  return roundToCents(largest - (deal.basis === "pitia" ? escrowOf(deal) : 0));
}
