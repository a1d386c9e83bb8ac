import { formatUsd } from "../../src/dscr/money.ts";
import {
  type FigureReport,
  type LenderFigures,
  reportFigures,
} from "../../src/handoff/figures/lender-figures.ts";
import { readHandoffEvents } from "../../src/handoff/figures/read-figures.server.ts";
import { REFUSALS } from "../../src/handoff/lender/lender-answer.ts";
import { describeAnswerTime } from "../../src/lenders/answer-figures.ts";
import { addDays, DATE_RULE, dayInOffice, isDay } from "../../src/office/office-calendar.ts";
import type { DeskData } from "../desk-data.server.ts";

export interface FigureDays {
  readonly from: string;
  readonly to: string;
}

export type FiguresView = Awaited<ReturnType<typeof readFiguresView>>;

const MAX_TYPED = 20;

/** Without a period, this month and the twelve before. A field that somebody emptied means: without a limit. */
export function readFigureDays(get: (name: string) => string | null, today: string): FigureDays {
  const read = (name: string) => get(name)?.trim().slice(0, MAX_TYPED);
  return { from: read("from") ?? `${addDays(today, -365).slice(0, 7)}-01`, to: read("to") ?? "" };
}

export function areDays({ from, to }: FigureDays): boolean {
  return [from, to].every((day) => day === "" || isDay(day));
}

type FiguresData = Pick<DeskData, "database" | "office">;

export async function readFigureEvents({ database, office }: FiguresData, { from, to }: FigureDays) {
  const days = { from: from || undefined, to: to || undefined };
  return await readHandoffEvents(database, days, (moment) => dayInOffice(moment, office));
}

export async function readFiguresView(data: FiguresData, days: FigureDays) {
  const isPossible = areDays(days);
  const events = isPossible ? await readFigureEvents(data, days) : [];
  const byLender = reportFigures(events, "lender");
  return {
    page: "lender-figures" as const,
    from: isDay(days.from) ? days.from : "",
    to: isDay(days.to) ? days.to : "",
    file: `/handoffs/figures.csv?${new URLSearchParams({ ...days })}`,
    problem: isPossible ? undefined : DATE_RULE,
    lenders: byLender.rows.map((row) => describeFigures(row.lender, row)),
    months: reportFigures(events, "month").rows.map((row) =>
      describeFigures(`${row.month ?? ""} ${row.lender}`, row),
    ),
    total: describeFigures("Total", byLender.total),
    reasons: describeReasons(byLender),
  };
}

export type FigureLine = ReturnType<typeof describeFigures>;

function describeFigures(name: string, figures: LenderFigures) {
  const inDollars = (dollars: number) => (dollars === 0 ? "" : formatUsd(dollars));
  return {
    ...figures,
    name,
    median: figures.medianMs === null ? "" : describeAnswerTime(figures.medianMs),
    amount: inDollars(figures.amount),
    due: inDollars(figures.due),
    paid: inDollars(figures.paid),
  };
}

/** How often each lender gave each reason. Reasons that nobody gave are left out. */
function describeReasons({ rows, total }: FigureReport) {
  return total.refusals
    .filter(({ count }) => count > 0)
    .map(({ reason, count }) => ({
      name: REFUSALS.find(({ value }) => value === reason)?.label ?? reason,
      count,
      lenders: rows.flatMap(({ lender, refusals }) => {
        const own = refusals.find((each) => each.reason === reason)?.count ?? 0;
        return own === 0 ? [] : [`${lender}\u00A0${own}`];
      }),
    }));
}
