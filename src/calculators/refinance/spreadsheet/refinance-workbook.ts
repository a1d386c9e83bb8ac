import { monthlyPayment } from "../../../dscr/amortization.ts";
import { escrowOf } from "../../deal/ratios/deal-payment.ts";
import type { ListBlock, Workbook } from "../../spreadsheet/workbook.ts";
import { list, quoted, result, toolWorkbook, type WorkbookOrigin } from "../../spreadsheet/workbook-rows.ts";
import { rentKeptOf } from "../cash-in-deal.ts";
import { appraisalLadder, choicesOf, delayedFinancingOf } from "../refinance-answers.ts";
import { type Planner, plannerOf } from "../refinance-outcome.ts";
import { propertyOf, REFINANCE_FIELDS, type RefinancePlan } from "../refinance-plan.ts";
import { outcomeMatrix, type Way } from "./outcome-matrix.ts";
import { planInputs } from "./plan-inputs.ts";

/** The plan as a spreadsheet that computes. */
export function refinanceWorkbook(plan: RefinancePlan, origin: WorkbookOrigin): Workbook {
  const planner = plannerOf(plan);
  return toolWorkbook("refinance plan", "this plan", origin, [
    { name: "Inputs", blocks: [...planInputs(plan), sharedResults(planner)] },
    { name: "Refinance", blocks: [outcomeMatrix(planner, waysOf(planner))] },
  ]);
}

function waysOf(planner: Planner): readonly Way[] {
  const { rateTerm, wait } = choicesOf(planner);
  const delayed = delayedFinancingOf(planner);
  const asPlanned = { percentBelow: 0, monthsLater: 0 };
  return [
    ...appraisalLadder(planner).map(({ percentBelow, outcome }) => ({
      name: percentBelow === 0 ? "Cash-out as planned" : `Cash-out, appraisal ${percentBelow}% lower`,
      percentBelow,
      monthsLater: 0,
      purpose: outcome.purpose,
      outcome,
    })),
    ...(rateTerm
      ? [{ ...asPlanned, name: "Rate and term", purpose: "rate-term", outcome: rateTerm } as const]
      : []),
    {
      ...asPlanned,
      name: "Cash-out after waiting",
      purpose: "cash-out",
      monthsLater: planner.plan.waitMonths,
      outcome: wait,
    },
    ...(delayed
      ? [{ ...asPlanned, name: "Delayed financing", purpose: "delayed", outcome: delayed } as const]
      : []),
  ];
}

const IS_INTEREST_ONLY = `oldPayments=${quoted(REFINANCE_FIELDS.oldPayments.say("interest-only"))}`;
const COLLECTED = "IF(leaseRent=0,marketRent,leaseRent)";
const share = (percent: string) => `ROUND(${COLLECTED}*${percent}/100,2)`;

const BILLS = "ROUND(propertyTax+insurance+associationDues,2)";
const OLD_PAYMENT = `ROUND(IF(${IS_INTEREST_ONLY},oldLoan*oldRatePercent/1200,oldPaymentExact),2)`;
const PER_DOLLAR =
  "IF(interestOnlyYears>0,annualRatePercent/1200,IF(ROUND(termYears*12,0)=0,0,PMT(annualRatePercent/1200,ROUND(termYears*12,0),-1)))";
const RENT_KEPT = `ROUND(${COLLECTED}-${share("vacancyPercent")}-${share("managementPercent")}-${share("maintenancePercent")}-${share("capitalReservePercent")},2)`;

/** What every way to refinance computes with. */
function sharedResults({ plan, oldLoan }: Planner): ListBlock {
  const house = propertyOf(plan);
  const { annualRatePercent, termYears, interestOnlyYears, oldTermYears } = plan;
  const old = { amount: plan.oldLoan, annualRatePercent: plan.oldRatePercent, termYears: oldTermYears };
  const perDollar =
    interestOnlyYears > 0
      ? annualRatePercent / 1200
      : monthlyPayment({ amount: 1, annualRatePercent, termYears });
  const { usd, number } = result;
  return list("What every way computes with", [
    usd("bills", "Taxes, insurance and dues a month", BILLS, escrowOf(house)),
    number("oldMonths", "Months of the old loan", "ROUND(oldTermYears*12,0)", Math.round(oldTermYears * 12)),
    usd(
      "oldPaymentExact",
      "Level payment of the old loan, before rounding",
      "PMT(oldRatePercent/1200,oldMonths,-oldLoan)",
      monthlyPayment(old),
    ),
    usd("oldPayment", "Payment of the old loan a month", OLD_PAYMENT, oldLoan.payment),
    number("paymentPerDollar", "New payment a month for each dollar borrowed", PER_DOLLAR, perDollar),
    usd("rentKeptMonthly", "Rent kept a month, after the owner's costs", RENT_KEPT, rentKeptOf(house)),
  ]);
}
