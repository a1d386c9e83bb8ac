import type { Workbook } from "../../spreadsheet/workbook.ts";
import { toolWorkbook, type WorkbookOrigin } from "../../spreadsheet/workbook-rows.ts";
import type { Deal } from "../deal.ts";
import { bookingsSheets } from "./bookings-sheet.ts";
import { borrowerBlocks } from "./borrower-table.ts";
import { dealInputs } from "./deal-inputs.ts";
import { dealResults } from "./deal-results.ts";
import { loanSheets } from "./exit-table.ts";
import { pointsSheets } from "./points-sheet.ts";
import { rentTable } from "./rent-table.ts";

/** The deal as a spreadsheet that computes. */
export function dealWorkbook(deal: Deal, origin: WorkbookOrigin): Workbook {
  return toolWorkbook("deal analysis", "this deal", origin, [
    { name: "Deal", blocks: [...dealInputs(deal), ...dealResults(deal), ...borrowerBlocks(deal)] },
    { name: "Rents", blocks: [rentTable(deal)] },
    ...bookingsSheets(deal),
    ...loanSheets(deal),
    ...pointsSheets(deal),
  ]);
}
