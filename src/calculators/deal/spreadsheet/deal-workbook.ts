import type { Sheet, Workbook } from "../../spreadsheet/workbook.ts";
import { list, toolWorkbook, type WorkbookOrigin } from "../../spreadsheet/workbook-rows.ts";
import type { Deal } from "../deal.ts";
import { dealInputs } from "./deal-inputs.ts";
import { dealResults } from "./deal-results.ts";
import { exitTable, exitTerms } from "./exit-table.ts";
import { rentTable } from "./rent-table.ts";

/** The deal as a spreadsheet that computes. */
export function dealWorkbook(deal: Deal, origin: WorkbookOrigin): Workbook {
  return toolWorkbook("deal analysis", "this deal", origin, [
    { name: "Deal", blocks: [...dealInputs(deal), ...dealResults(deal)] },
    { name: "Rents", blocks: [rentTable(deal)] },
    leavingSheet(deal),
  ]);
}

export function leavingSheet(deal: Deal): Sheet {
  return { name: "Leaving", blocks: [list("The loan, month by month", exitTerms(deal)), exitTable(deal)] };
}
