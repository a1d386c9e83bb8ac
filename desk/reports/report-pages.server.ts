import { Hono } from "hono";
import { formatExcelStart } from "../../platform/csv.ts";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { listOfferedLeads } from "../../src/handoff/offer-store.server.ts";
import { readLeadReport } from "../../src/leads/reports/lead-report.server.ts";
import { type LeadReport, writeReportCells } from "../../src/leads/reports/report-rows.ts";
import { readStuckLeads } from "../../src/leads/reports/stuck-leads.server.ts";
import { DATE_RULE, dayInOffice, isDay, officeDayMinutes } from "../../src/office/office-calendar.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { type DeskRoom, sendFile } from "../desk-room.server.ts";
import { describeReport, EMPTY_REPORT, type ReportAddress, readReportAddress } from "./report.ts";
import { describeStuck } from "./stuck.ts";

/** Where the leads come from, and what became of them. */
export function createReportPages(
  { database, office, config, now }: DeskDeps,
  { showInside }: DeskRoom,
): Hono<HttpEnvironment> {
  const pages = new Hono<HttpEnvironment>();

  pages.get("/reports", async (c) => {
    const address = readAddress(c);
    if (!isPossible(address)) {
      const view = await describe(withoutBadDays(address), EMPTY_REPORT);
      return await showInside(c, { ...view, problem: DATE_RULE }, 422);
    }
    return await showInside(c, await describe(address, await read(address)));
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

  async function describe(address: ReportAddress, report: LeadReport) {
    const [moment, calendar] = [now(), office()];
    const stuck = await readStuckLeads(database, { now: moment, office: calendar });
    return {
      ...describeReport(address, report, officeDayMinutes(calendar)),
      stuck: describeStuck(stuck, moment),
    };
  }

  async function read({ by, from, to }: ReportAddress) {
    return await readLeadReport(database, {
      by,
      from: from || undefined,
      to: to || undefined,
      now: now(),
      office: office(),
      countsVisits: config.countsVisits,
      offered: await listOfferedLeads(database),
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
