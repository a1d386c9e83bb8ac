import type { Sheet, TableColumn } from "../../spreadsheet/workbook.ts";
import { list, numberInputs } from "../../spreadsheet/workbook-rows.ts";
import { isPlainLoan } from "../adjustable/changing-loan.ts";
import { DEAL_FIELDS, type Deal, hasLoan } from "../deal.ts";
import {
  chosenStructure,
  exitsOf,
  type PrepaymentStructure,
  structuresFor,
} from "../prepayment/exit-cost.ts";
import { type LadderRow, pointsLadder } from "../rate/points-ladder.ts";
import { firstPaymentOf } from "../ratios/deal-payment.ts";
import { sayRatio } from "../ratios/ratio-labels.ts";
import { IS_LISTED, IS_PITIA, ratioFormula } from "./deal-results.ts";

const COLUMNS: readonly TableColumn[] = [
  { id: "structure", kind: "label", label: "Penalty", format: "text" },
  { id: "paidPoints", kind: "input", label: "Points", format: "percent", limits: { min: 0, max: 100 } },
  { id: "shift", kind: "input", label: "Rate of this penalty above yours", format: "percent" },
  {
    id: "percent",
    kind: "input",
    label: "Penalty when you leave, % of the balance",
    format: "percent",
    limits: { min: 0, max: 100 },
  },
  { id: "rate", kind: "result", label: "Rate", format: "percent" },
  { id: "payment", kind: "result", label: "Principal and interest a month", format: "usd" },
  { id: "ratio", kind: "result", label: "Lender's ratio", format: "ratio" },
  { id: "cash", kind: "result", label: "Cash needed at closing", format: "usd" },
  { id: "cost", kind: "result", label: "Interest, points and penalty until you leave", format: "usd" },
];

const EXIT = "MIN(keepMonths,loanMonths)";
const RATE = "MAX(annualRatePercent+{shift}-({paidPoints}-points)*pointValuePercent,0)";
const LATER =
  "IF(loanMonths=interestOnlyMonths,0,PMT({rate}/1200,loanMonths-interestOnlyMonths,-loanAmount))";
const PAYMENT = `ROUND(IF(interestOnlyMonths>0,loanAmount*{rate}/1200,${LATER}),2)`;
const BALANCE = `IF(${EXIT}<=interestOnlyMonths,loanAmount,PV({rate}/1200,loanMonths-${EXIT},-${LATER}))`;
const INTEREST = `loanAmount*{rate}/1200*MIN(${EXIT},interestOnlyMonths)+IF(${EXIT}>interestOnlyMonths,(${EXIT}-interestOnlyMonths)*${LATER}-loanAmount+${BALANCE},0)`;
const POINTS_PAID = "ROUND(loanAmount*{paidPoints}/100,2)";
const PENALTY = `IF(${EXIT}>=loanMonths,0,ROUND(ROUND(${BALANCE},2)*{percent}/100,2))`;
const COST = `ROUND(ROUND(${INTEREST},2)+${POINTS_PAID}+${PENALTY},2)`;
const RATIO = ratioFormula("lenderIncome", `IF(${IS_PITIA},ROUND({payment}+taxesInsuranceDues,2),{payment})`);
const interestAhead = (rate: string) => `ROUND(loanAmount*${rate}*daysOfInterest/36500,2)`;
/** What points and rate change of the cash that the deal needs. */
const CASH = `ROUND(cashNeeded-pointsPaid+${POINTS_PAID}-reserves+ROUND(({payment}+taxesInsuranceDues)*reserveMonths,2)+IF(${IS_LISTED},${interestAhead("{rate}")}-${interestAhead("annualRatePercent")},0),2)`;

/** Points side by side, if somebody asked. A rate that changes has no closed form, so its page alone has them. */
export function pointsSheets(deal: Deal): readonly Sheet[] {
  if (!deal.hasPointsLadder || !hasLoan(deal) || !isPlainLoan(deal)) return [];
  const input = numberInputs<"keepMonths" | "pointValuePercent">(DEAL_FIELDS, deal);
  const ladder = pointsLadder(deal);
  return [
    {
      name: "Points",
      blocks: [
        list("Inputs: points", [
          input("keepMonths", "number", "From closing to sale or refinance."),
          input("pointValuePercent", "percent", "A custom of the market. Enter your lender's figure."),
        ]),
        {
          kind: "table",
          heading: "Points side by side",
          note: "The rate of a penalty against yours, and the penalty when you leave, are inputs: enter those of your lender.",
          columns: COLUMNS,
          rows: ladder.map((row) => rowOf(deal, row)),
        },
      ],
    },
  ];
}

function rowOf(deal: Deal, row: LadderRow) {
  const structure = structuresFor(deal).find(({ id }) => id === row.structure) ?? chosenStructure(deal);
  const { annualRatePercent, ratio } = row;
  return {
    structure: row.structureName,
    paidPoints: row.points,
    shift: structure.rateAdder - chosenStructure(deal).rateAdder,
    percent: penaltyAtExit(deal, structure),
    rate: { formula: RATE, ours: annualRatePercent },
    payment: { formula: PAYMENT, ours: firstPaymentOf({ ...deal, annualRatePercent }) },
    ratio: { formula: RATIO, ours: ratio ?? sayRatio(deal, ratio) },
    cash: { formula: CASH, ours: row.cash },
    cost: { formula: COST, ours: row.cost },
  };
}

function penaltyAtExit(deal: Deal, { percentByYear }: PrepaymentStructure): number {
  const month = Math.min(deal.keepMonths, exitsOf(deal).length);
  return percentByYear[Math.max(Math.ceil(month / 12), 1) - 1] ?? 0;
}
