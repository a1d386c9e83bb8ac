import { Hono } from "hono";
import { formatExcelStart } from "../../platform/csv.ts";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { reportFigures, writeFigureCells } from "../../src/handoff/figures/lender-figures.ts";
import { DATE_RULE, dayInOffice } from "../../src/office/office-calendar.ts";
import { type DeskDeps, readNow } from "../desk-data.server.ts";
import { type DeskRoom, sendFile } from "../desk-room.server.ts";
import { areDays, readFigureDays, readFigureEvents, readFiguresView } from "./read-figures-view.server.ts";

/** What each lender did with the deals that it got, and what it owes. */
export function createFigurePages(
  deps: Pick<DeskDeps, "database" | "keys" | "office" | "now">,
  { showInside }: DeskRoom,
): Hono<HttpEnvironment> {
  const pages = new Hono<HttpEnvironment>();

  const read = (c: HttpContext) => {
    const { searchParams } = new URL(c.req.url);
    const data = readNow(deps);
    const today = dayInOffice(data.now, data.office);
    return { data, days: readFigureDays((name) => searchParams.get(name), today) };
  };

  pages.get("/handoffs/figures", async (c) => {
    const { data, days } = read(c);
    const view = await readFiguresView(data, days);
    return await showInside(c, view, view.problem === undefined ? 200 : 422);
  });

  pages.get("/handoffs/figures.csv", async (c) => {
    const { data, days } = read(c);
    if (!areDays(days)) return c.text(DATE_RULE, 422);
    const cells = writeFigureCells(reportFigures(await readFigureEvents(data, days), "month"));
    return sendFile(c, {
      name: "lenders-by-month.csv",
      type: "text/csv; charset=utf-8",
      content: `${formatExcelStart(cells)}\n`,
    });
  });
  return pages;
}
