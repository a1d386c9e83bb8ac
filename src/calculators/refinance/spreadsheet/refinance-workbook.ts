import { monthlyPayment } from "../../../dscr/amortization.ts";
import { escrowOf } from "../../deal/ratios/deal-payment.ts";
import type { WorkbookOrigin } from "../../deal/spreadsheet/deal-workbook.ts";
import { ESTIMATE_NOTE } from "../../reports/estimate-note.ts";
import { quoted, result } from "../../spreadsheet/input-rows.ts";
import type { ListBlock, Workbook } from "../../spreadsheet/workbook.ts";
import { rentKeptOf } from "../cash-in-deal.ts";
import { appraisalLadder, choicesOf } from "../refinance-answers.ts";
import { type Planner, plannerOf } from "../refinance-outcome.ts";
import { propertyOf, REFINANCE_FIELDS, type RefinancePlan } from "../refinance-plan.ts";
import { outcomeMatrix, type Way } from "./outcome-matrix.ts";
import { planInputs } from "./plan-inputs.ts";

/** The plan as a spreadsheet that computes. */
export function refinanceWorkbook(
  plan: RefinancePlan,
  { companyName, url, formulasVersion }: WorkbookOrigin,
): Workbook {
  const planner = plannerOf(plan);
  return {
    title: `${companyName}: refinance plan`,
    notes: [
      `${ESTIMATE_NOTE} All figures are before tax.`,
      `Formulas version ${formulasVersion}, explained on the formulas page of the site.`,
    ],
    link: { label: "Open this plan on the site", url },
    sheets: [
      { name: "Inputs", blocks: [...planInputs(plan), sharedResults(planner)] },
      { name: "Refinance", blocks: [outcomeMatrix(planner, waysOf(planner))] },
    ],
  };
}

function waysOf(planner: Planner): readonly Way[] {
  const { rateTerm, wait } = choicesOf(planner);
  return [
    ...appraisalLadder(planner).map(({ percentBelow, outcome }) => ({
      name: percentBelow === 0 ? "Cash-out as planned" : `Cash-out, appraisal ${percentBelow}% lower`,
      percentBelow,
      monthsLater: 0,
      outcome,
    })),
    ...(rateTerm ? [{ name: "Rate and term", percentBelow: 0, monthsLater: 0, outcome: rateTerm }] : []),
    { name: "Cash-out after waiting", percentBelow: 0, monthsLater: planner.plan.waitMonths, outcome: wait },
  ];
}

const IS_INTEREST_ONLY = `oldPayments=${quoted(REFINANCE_FIELDS.oldPayments.say("interest-only"))}`;
const COLLECTED = "IF(leaseRent=0,marketRent,leaseRent)";
const share = (percent: string) => `ROUND(${COLLECTED}*${percent}/100,2)`;

/** What every way to refinance computes with. */
function sharedResults({ plan, oldLoan }: Planner): ListBlock {
  const house = propertyOf(plan);
  const { annualRatePercent, termYears, interestOnlyYears } = plan;
  const old = { amount: plan.oldLoan, annualRatePercent: plan.oldRatePercent, termYears: plan.oldTermYears };
  return {
    kind: "list",
    heading: "What every way computes with",
    rows: [
      result(
        ["bills", "Taxes, insurance and dues a month", "usd"],
        "ROUND(propertyTax+insurance+associationDues,2)",
        escrowOf(house),
      ),
      result(
        ["oldMonths", "Months of the old loan", "number"],
        "ROUND(oldTermYears*12,0)",
        Math.round(plan.oldTermYears * 12),
      ),
      result(
        ["oldPaymentExact", "Level payment of the old loan, before rounding", "usd"],
        "PMT(oldRatePercent/1200,oldMonths,-oldLoan)",
        monthlyPayment(old),
      ),
      result(
        ["oldPayment", "Payment of the old loan a month", "usd"],
        `ROUND(IF(${IS_INTEREST_ONLY},oldLoan*oldRatePercent/1200,oldPaymentExact),2)`,
        oldLoan.payment,
      ),
      result(
        ["paymentPerDollar", "New payment a month for each dollar borrowed", "number"],
        "IF(interestOnlyYears>0,annualRatePercent/1200,IF(ROUND(termYears*12,0)=0,0,PMT(annualRatePercent/1200,ROUND(termYears*12,0),-1)))",
        interestOnlyYears > 0
          ? annualRatePercent / 1200
          : monthlyPayment({ amount: 1, annualRatePercent, termYears }),
      ),
      result(
        ["rentKeptMonthly", "Rent kept a month, after the owner's costs", "usd"],
        `ROUND(${COLLECTED}-${share("vacancyPercent")}-${share("managementPercent")}-${share("maintenancePercent")}-${share("capitalReservePercent")},2)`,
        rentKeptOf(house),
      ),
    ],
  };
}
