import { formatExcelStart } from "../../platform/csv.ts";
import { formatXlsx } from "../../platform/xlsx.ts";
import {
  addExportDetails,
  type ExportedLead,
  nameList,
  recordExport,
} from "../../src/leads/export/exported-leads.server.ts";
import { listLeadColumns } from "../../src/leads/export/lead-columns.server.ts";
import { dayInOffice } from "../../src/office/office-calendar.ts";
import type { DeskStamp, SavedFile } from "../desk-room.server.ts";
import type { InboxAddress } from "./inbox-address.ts";
import { type InboxData, listShownLeads } from "./read-inbox.server.ts";

const FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof FORMATS)[number];

export function readFormat(text: string | null): ExportFormat | undefined {
  return FORMATS.find((format) => format === text);
}

const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** All pages of the list, in its order, as a file. Who took it is recorded; a search is not, because it may name a person. */
export async function exportLeads(
  { filters }: Pick<InboxAddress, "filters">,
  format: ExportFormat,
  data: InboxData,
  stamp: DeskStamp,
): Promise<SavedFile> {
  const columns = listLeadColumns(data.office.timeZone);
  const rows: string[][] = [];
  for await (const page of listShownLeads(filters, data)) {
    const leads = await addExportDetails(data.database, data.keys, page);
    rows.push(...leads.map((lead: ExportedLead) => columns.map(({ read }) => read(lead))));
  }
  // The order of a list leaves nobody out.
  const { sort: _, view, ...narrowing } = filters;
  const list = nameList({ view, ...narrowing });
  await recordExport(data.database, { count: rows.length, list }, stamp);
  const name = `leads-${dayInOffice(data.now, data.office)}.${format}`;
  if (format === "xlsx") {
    return { name, type: XLSX_TYPE, content: await formatXlsx({ name: "Leads", columns, rows }) };
  }
  const titles = columns.map(({ title }) => title);
  return {
    name,
    type: "text/csv; charset=utf-8",
    content: `${formatExcelStart([titles, ...rows])}\n`,
  };
}
