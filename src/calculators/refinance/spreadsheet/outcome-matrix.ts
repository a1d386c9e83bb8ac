import { roundToCents } from "../../../dscr/cents.ts";
import { MONEY_LIMIT } from "../../../dscr/money.ts";
import type { Deal } from "../../deal/deal.ts";
import { escrowOf } from "../../deal/ratios/deal-payment.ts";
import { lenderViewOf } from "../../deal/ratios/lender-view.ts";
import { collectedRentOf, qualifyingRentOf } from "../../deal/rent/qualifying-rent.ts";
import { quoted } from "../../spreadsheet/input-rows.ts";
import type { CellFormat, CellValue, MatrixBlock, MatrixRow } from "../../spreadsheet/workbook.ts";
import { monthsToRepayCosts } from "../refinance-answers.ts";
import type { Outcome, Planner } from "../refinance-outcome.ts";
import { emptyMonthsOf, ownedMonthsAt, REFINANCE_FIELDS } from "../refinance-plan.ts";
import { PENALTY_YEARS, penaltyName } from "./plan-inputs.ts";

/** One way to refinance, as a column. */
export interface Way {
  readonly name: string;
  readonly percentBelow: number;
  readonly monthsLater: number;
  readonly outcome: Outcome;
}

const NEVER = "never: the payment is not lower";
const IS_REPAIR = `mode=${quoted(REFINANCE_FIELDS.mode.say("repair"))}`;
const OLD_IS_INTEREST_ONLY = `oldPayments=${quoted(REFINANCE_FIELDS.oldPayments.say("interest-only"))}`;
const MARKET_OR_LEASE = "IF(marketRent=0,leaseRent,marketRent)";
const IS_CASH_OUT = '{purpose}="cash-out"';
const YEAR = "MAX(1,ROUNDUP({owned}/12,0))";
const PENALTIES = Array.from({ length: PENALTY_YEARS }, (_, index) => penaltyName(index + 1)).join(",");
const share = (percent: string) => `ROUND({collected}*${percent}/100,2)`;

/** The months that the old loan is still paid, of the months of the plan. */
const PAYMENTS = `IF(${OLD_IS_INTEREST_ONLY},{month},MIN({month},MAX(oldMonths-({owned}-{month}),0)))`;
const REPAIR_MONTHS = `IF(${IS_REPAIR},MIN(monthsToRepair,monthsToRefinance),0)`;
const POSSIBLE_PAYMENT =
  "IF(minimumRatio=0,0,INT({income}*100/minimumRatio+0.000001)/100-IF(units<=4,bills,0))";
const BY_RATIO = `IF(AND(minimumRatio=0,{income}>=0),${MONEY_LIMIT},IF(OR(AND({income}<=0,minimumRatio>0),{possible}<0),0,IF(paymentPerDollar=0,${MONEY_LIMIT},MIN(${MONEY_LIMIT},INT(({possible}+0.005)/paymentPerDollar*100-0.000001)/100))))`;
const NEEDED = "ROUNDUP({need}/(1-points/100)-0.0000001,2)";
const SLIGHTLY_LESS = `(${NEEDED}-0.01)`;
const FOR_NEED = `IF(AND(${NEEDED}>0,ROUND(${SLIGHTLY_LESS}-ROUND(${SLIGHTLY_LESS}*points/100,2),2)>={need}),${SLIGHTLY_LESS},${NEEDED})`;

export function outcomeMatrix({ plan, cashInAt }: Planner, ways: readonly Way[]): MatrixBlock {
  const input = (
    id: string,
    label: string,
    format: CellFormat,
    value: (way: Way) => CellValue,
  ): MatrixRow => ({
    id,
    label,
    format,
    cells: ways.map(value),
  });
  const row = (
    [id, label, format]: readonly [string, string, CellFormat],
    formula: string,
    ours: (outcome: Outcome) => CellValue,
  ): MatrixRow => ({
    id,
    label,
    format,
    cells: ways.map(({ outcome }) => ({ formula, ours: ours(outcome) })),
  });
  return {
    kind: "matrix",
    heading: "The ways to refinance, side by side",
    note: "An estimate, before tax. Negative cash out is money to bring; negative cash left in is more money back than went in.",
    columns: ways.map(({ name }) => name),
    rows: [
      input("purpose", "Purpose", "text", ({ outcome }) => outcome.purpose),
      input("below", "Appraisal below the planned value, %", "percent", ({ percentBelow }) => percentBelow),
      input("later", "Months later than planned", "number", ({ monthsLater }) => monthsLater),
      row(["month", "Month of the plan", "number"], "monthsToRefinance+{later}", ({ month }) => month),
      row(["appraised", "Appraised value", "usd"], "ROUND(value*(100-{below})/100,2)", ({ value }) => value),
      row(["owned", "Months of ownership", "number"], `IF(${IS_REPAIR},0,monthsOwned)+{month}`, ({ month }) =>
        ownedMonthsAt(plan, month),
      ),
      row(
        ["counted", "Value that counts", "usd"],
        "IF({owned}>=seasoningMonths,{appraised},MIN({appraised},ROUND(purchasePrice+repairCost,2)))",
        ({ countedValue }) => countedValue,
      ),
      row(
        ["vacant", "Vacant then (1) or rented (0)", "number"],
        `IF(AND(${IS_REPAIR},monthsToRent>{month}),1,0)`,
        ({ month }) => (emptyMonthsOf(plan) > month ? 1 : 0),
      ),
      row(
        ["balance", "Balance of the old loan", "usd"],
        `ROUND(IF(${OLD_IS_INTEREST_ONLY},oldLoan,IF({owned}>=oldMonths,0,PV(oldRatePercent/1200,oldMonths-{owned},-oldPaymentExact))),2)`,
        ({ balance }) => balance,
      ),
      row(
        ["penalty", "Penalty of the old loan", "usd"],
        `IF({owned}>=oldMonths,0,ROUND({balance}*IF(${YEAR}>${PENALTY_YEARS},0,CHOOSE(MIN(${YEAR},${PENALTY_YEARS}),${PENALTIES}))/100,2))`,
        ({ penalty }) => penalty,
      ),
      row(
        ["need", "Payoff, penalty and closing costs", "usd"],
        "ROUND({balance}+{penalty}+newCosts,2)",
        ({ balance, penalty, costs }) => roundToCents(balance + penalty + costs),
      ),
      row(
        ["rentCounted", "Rent that counts, a month", "usd"],
        `ROUND(IF(OR({vacant}=1,leaseRent=0),${MARKET_OR_LEASE}*0.9,IF(marketRent=0,leaseRent,MIN(leaseRent,marketRent))),2)`,
        ({ deal }) => qualifyingRentOf(deal).rent,
      ),
      row(
        ["income", "Income as the lender counts it", "usd"],
        "IF(units<=4,{rentCounted},ROUND(ROUND({rentCounted}-{rentCounted}*(lenderVacancyPercent+lenderManagementPercent+maintenancePercent)/100-units*lenderReservesPerUnit/12-bills-utilities,8),2))",
        ({ deal }) => lenderViewOf(deal).income,
      ),
      row(["possible", "Largest payment the income supports", "usd"], POSSIBLE_PAYMENT, ({ deal }) =>
        possiblePayment(deal, plan.minimumRatio),
      ),
      row(
        ["loan", "New loan", "usd"],
        `IF(${IS_CASH_OUT},MIN(${BY_RATIO},INT({counted}*cashOutLtv+0.001)/100),MIN(${BY_RATIO},INT({counted}*rateTermLtv+0.001)/100,${FOR_NEED}))`,
        ({ loan }) => loan,
      ),
      row(["pointsPaid", "Points", "usd"], "ROUND({loan}*points/100,2)", ({ points }) => points),
      row(["cashOut", "Cash out", "usd"], "ROUND({loan}-{pointsPaid}-{need},2)", ({ cashOut }) => cashOut),
      row(
        ["repairs", "Repairs paid", "usd"],
        `ROUND(IF({month}>=${REPAIR_MONTHS},repairCost,repairCost*{month}/${REPAIR_MONTHS}),2)`,
        ({ month }) => cashInAt(month).repairs,
      ),
      row(
        ["carrying", "Bills and payments until then", "usd"],
        `ROUND({month}*ROUND(bills+utilities,2)+${PAYMENTS}*oldPayment,2)`,
        ({ month }) => cashInAt(month).carrying,
      ),
      row(
        ["rentKept", "Rent kept until then", "usd"],
        `ROUND(MAX({month}-IF(${IS_REPAIR},monthsToRent,0),0)*rentKeptMonthly,2)`,
        ({ month }) => cashInAt(month).rent,
      ),
      row(
        ["cashIn", "Your cash in the deal", "usd"],
        "ROUND(ROUND(purchasePrice+purchaseCosts-oldLoan,2)+{repairs}+{carrying}-{rentKept},2)",
        ({ cashIn }) => cashIn,
      ),
      row(
        ["cashLeft", "Cash left in the deal", "usd"],
        "ROUND({cashIn}-{cashOut},2)",
        ({ cashLeft }) => cashLeft,
      ),
      row(
        ["payment", "New payment a month", "usd"],
        "ROUND({loan}*paymentPerDollar,2)",
        ({ payment }) => payment,
      ),
      row(
        ["ratio", "Lender's ratio", "ratio"],
        "IF({payment}+IF(units<=4,bills,0)=0,0,{income}/ROUND({payment}+IF(units<=4,bills,0),2))",
        ({ ratio }) => ratio,
      ),
      row(
        ["ltv", "Loan to value", "percent"],
        "IF({appraised}=0,0,{loan}/{appraised}*100)",
        ({ ltv }) => ltv,
      ),
      row(
        ["collected", "Rent collected in a full month", "usd"],
        `ROUND(IF({vacant}=1,${MARKET_OR_LEASE},IF(leaseRent=0,marketRent,leaseRent)),2)`,
        ({ deal }) => collectedRentOf(deal).total,
      ),
      row(
        ["cashFlow", "Your cash flow a month, before tax", "usd"],
        `ROUND({collected}-${share("vacancyPercent")}-${share("managementPercent")}-${share("maintenancePercent")}-${share("capitalReservePercent")}-ROUND(utilities,2)-bills-{payment},2)`,
        ({ monthlyCashFlow }) => monthlyCashFlow,
      ),
      row(
        ["oldPaymentThen", "Old payment a month", "usd"],
        "IF({balance}>0,oldPayment,0)",
        ({ oldPayment }) => oldPayment,
      ),
      row(
        ["repaid", "Months until a lower payment repays the costs", "number"],
        `IF(ROUND({oldPaymentThen}-{payment},2)<=0,${quoted(NEVER)},ROUNDUP(ROUND((newCosts+{pointsPaid}+{penalty})*100,0)/ROUND(({oldPaymentThen}-{payment})*100,0),0))`,
        (outcome) => monthsToRepayCosts(outcome) ?? NEVER,
      ),
    ],
  };
}

/** Rounded down to the cent: a cent more would miss the ratio. */
function possiblePayment(deal: Deal, minimumRatio: number): number {
  if (minimumRatio === 0) return 0;
  const largest = Math.floor((lenderViewOf(deal).income * 100) / minimumRatio + 1e-6) / 100;
  return roundToCents(largest - (deal.basis === "pitia" ? escrowOf(deal) : 0));
}
