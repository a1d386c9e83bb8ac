import type { InputRow, ListBlock, ResultRow } from "../../spreadsheet/workbook.ts";
import { list, numberInputs, quoted, result } from "../../spreadsheet/workbook-rows.ts";
import { DEAL_FIELDS, type Deal } from "../deal.ts";
import { BORROWER_CASES, type BorrowerCase, borrowerCasesOf } from "../lenders/borrower-cases.ts";
import {
  BORROWER_LIMITS,
  type BorrowerLimits,
  borrowerChecksOf,
  reservesLacking,
} from "../lenders/borrower-checks.ts";

const [MEETS, MISSES] = ["Meets", "Misses"];
const judged = (condition: string) => `IF(${condition},${quoted(MEETS)},${quoted(MISSES)})`;
const SAMPLE = "A sample of what lenders publish. Enter your lender's figure.";

/** What lenders commonly ask of this borrower and place, each limit as an input. None where nothing is asked. */
export function borrowerBlocks(deal: Deal): readonly ListBlock[] {
  const cases = borrowerCasesOf(deal).filter((id) => id !== "company");
  if (cases.length === 0) return [];
  const score = numberInputs<"creditScore">(DEAL_FIELDS, deal)("creditScore", "number");
  return [
    list("Who borrows: what lenders commonly ask", [score, ...cases.flatMap((id) => rowsOf(deal, id))]),
  ];
}

function rowsOf(deal: Deal, id: BorrowerCase): readonly (InputRow | ResultRow)[] {
  const { name } = BORROWER_CASES[id];
  const { maxLTV, minDSCR, minCreditScore, reserveMonths }: BorrowerLimits = BORROWER_LIMITS[id];
  const prefix = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const rules = borrowerChecksOf(deal).find((check) => check.id === id)?.rules ?? [];
  const isMet = (rule: string) =>
    rules.some((check) => check.id === rule && check.status === "miss") ? MISSES : MEETS;
  const input = (limit: string, label: string, value: number, format: InputRow["format"]): InputRow => {
    return {
      kind: "input",
      name: `${prefix}${limit}`,
      label: `${name}: ${label}`,
      value,
      format,
      note: SAMPLE,
    };
  };
  const text = (limit: string, label: string, formula: string, rule: string) =>
    result.number(`${prefix}${limit}`, `${name}: ${label}`, formula, isMet(rule) ?? MEETS);
  return [
    ...(minDSCR === undefined
      ? []
      : [
          input("MinRatio", "lowest ratio", minDSCR, "ratio"),
          text(
            "Ratio",
            "the lender's ratio",
            `IF(ISNUMBER(lenderRatio),${judged(`lenderRatio>=${prefix}MinRatio`)},${quoted(MEETS)})`,
            "minimum-ratio",
          ),
        ]),
    ...(maxLTV === undefined
      ? []
      : [
          input("MaxLtv", "highest loan to value", maxLTV, "percent"),
          text(
            "Ltv",
            "loan to value",
            judged(`loanAmount-0.00501<=price*${prefix}MaxLtv/100`),
            "maximum-ltv",
          ),
        ]),
    ...(minCreditScore === undefined
      ? []
      : [
          input("MinScore", "lowest credit score", minCreditScore, "number"),
          text("Score", "credit score", judged(`creditScore>=${prefix}MinScore`), "credit-score"),
        ]),
    ...(reserveMonths === undefined
      ? []
      : [
          input("ReserveMonths", "months of reserves", reserveMonths, "number"),
          result.usd(
            `${prefix}ReservesLacking`,
            `${name}: reserves that are missing`,
            `ROUND(MAX(0,ROUND((firstPayment+taxesInsuranceDues)*${prefix}ReserveMonths,2)-reserves),2)`,
            reservesLacking(deal, reserveMonths),
          ),
        ]),
  ];
}
