import { Hono } from "hono";
import { formatExcelStart } from "../../platform/csv.ts";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { readLeadReport } from "../../src/leads/reports/lead-report.server.ts";
import { writeReportCells } from "../../src/leads/reports/report-rows.ts";
import { DATE_RULE, dayInOffice, isDay } from "../../src/office/office-calendar.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { type DeskRoom, sendFile } from "../desk-room.server.ts";
import { describeReport, type ReportAddress, readReportAddress } from "./report.ts";

/** Where the leads come from, and what became of them. */
export function createReportPages(
  { database, office, config, now }: DeskDeps,
  { showInside }: DeskRoom,
): Hono<HttpEnvironment> {
  const pages = new Hono<HttpEnvironment>();

  pages.get("/reports", async (c) => {
    const address = readAddress(c);
    if (!isPossible(address)) {
      return await showInside(c, { ...describeReport(withoutBadDays(address), []), problem: DATE_RULE }, 422);
    }
    return await showInside(c, describeReport(address, await read(address)));
  });

  pages.get("/reports.csv", async (c) => {
    const address = readAddress(c);
    if (!isPossible(address)) return c.text(DATE_RULE, 422);
    const cells = writeReportCells(address.by, await read(address));
    return sendFile(c, {
      name: `leads-by-${address.by}.csv`,
      type: "text/csv; charset=utf-8",
      content: `${formatExcelStart(cells)}\n`,
    });
  });
  return pages;

  function readAddress(c: HttpContext): ReportAddress {
    const { searchParams } = new URL(c.req.url);
    return readReportAddress((name) => searchParams.get(name), dayInOffice(now(), office()));
  }

  function read({ by, from, to }: ReportAddress) {
    return readLeadReport(database, {
      by,
      from: from || undefined,
      to: to || undefined,
      now: now(),
      office: office(),
      countsVisits: config.countsVisits,
    });
  }
}

function isPossible(address: ReportAddress): boolean {
  const { from, to } = withoutBadDays(address);
  return from === address.from && to === address.to;
}

/** A date field cannot show them. */
function withoutBadDays({ by, from, to }: ReportAddress): ReportAddress {
  return { by, from: isDay(from) ? from : "", to: isDay(to) ? to : "" };
}
