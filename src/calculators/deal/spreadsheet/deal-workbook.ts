import { ESTIMATE_NOTE } from "../../reports/estimate-note.ts";
import type { Workbook } from "../../spreadsheet/workbook.ts";
import type { Deal } from "../deal.ts";
import { loanInputs, ownerInputs, propertyInputs, underwritingInputs } from "./deal-inputs.ts";
import { closingResults, lenderResults, loanResults, ownerResults } from "./deal-results.ts";
import { exitTable, exitTerms } from "./exit-table.ts";
import { rentTable } from "./rent-table.ts";

export interface WorkbookOrigin {
  readonly companyName: string;
  /** Opens the same deal on the site. */
  readonly url: string;
  /** The version of the formulas page. */
  readonly formulasVersion: string;
}

/** The deal as a spreadsheet that computes. */
export function dealWorkbook(deal: Deal, { companyName, url, formulasVersion }: WorkbookOrigin): Workbook {
  return {
    title: `${companyName}: deal analysis`,
    notes: [
      `${ESTIMATE_NOTE} All figures are before tax.`,
      `Formulas version ${formulasVersion}, explained on the formulas page of the site.`,
    ],
    link: { label: "Open this deal on the site", url },
    sheets: [
      {
        name: "Deal",
        blocks: [
          { kind: "list", heading: "Inputs: the loan", rows: loanInputs(deal) },
          { kind: "list", heading: "Inputs: the property", rows: propertyInputs(deal) },
          { kind: "list", heading: "Inputs: the owner's costs and cash", rows: ownerInputs(deal) },
          { kind: "list", heading: "Inputs: the lender's allowances", rows: underwritingInputs() },
          { kind: "list", heading: "The loan", rows: loanResults(deal) },
          { kind: "list", heading: "The lender's ratio", rows: lenderResults(deal) },
          { kind: "list", heading: "The owner's cash flow", rows: ownerResults(deal) },
          { kind: "list", heading: "Cash at closing", rows: closingResults(deal) },
        ],
      },
      { name: "Rents", blocks: [rentTable(deal)] },
      {
        name: "Leaving",
        blocks: [
          { kind: "list", heading: "The loan, month by month", rows: exitTerms(deal) },
          exitTable(deal),
        ],
      },
    ],
  };
}
