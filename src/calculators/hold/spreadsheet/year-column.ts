import type { CellFormat } from "../../spreadsheet/workbook.ts";

/** A column of the case table. */
export interface YearColumn {
  readonly label: string;
  readonly format: CellFormat;
  readonly formula: string;
  /** Where the first year has no year before it. */
  readonly first?: string;
  readonly name?: string;
  readonly isArray?: true;
}

export const usd = (label: string, formula: string, first?: string): YearColumn => ({
  label,
  format: "usd",
  formula,
  ...(first && { first }),
});
