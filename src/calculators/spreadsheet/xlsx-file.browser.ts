import { strToU8, zipSync } from "fflate";
import type { Workbook } from "./workbook.ts";
import { workbookParts } from "./workbook-parts.ts";

/** An .xlsx file is a ZIP archive of XML files. */
export function xlsxFile(workbook: Workbook): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(workbookParts(workbook)).map(([path, xml]) => [path, strToU8(xml)]);
  return zipSync(Object.fromEntries(parts));
}
