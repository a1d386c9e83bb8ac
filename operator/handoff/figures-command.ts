import { type Command, Option } from "commander";
import { formatCsv, formatExcelStart } from "../../platform/csv.ts";
import { formatUsd } from "../../src/dscr/money.ts";
import {
  FIGURE_GROUPS,
  type FigureGroup,
  type FigureRow,
  reportFigures,
  writeFigureCells,
} from "../../src/handoff/figures/lender-figures.ts";
import { readHandoffEvents } from "../../src/handoff/figures/read-figures.server.ts";
import { describeAnswerTime } from "../../src/lenders/answer-figures.ts";
import { type Days, dayInOffice } from "../../src/office/office-calendar.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { readDay } from "../arguments.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { EXCEL_OPTION } from "../csv.ts";
import { officeZone } from "../office-time.ts";
import { printList } from "../print-list.ts";
import type { Column } from "../table.ts";

const HELP = `
Each step counts on its own day, and what was taken back does not count. MEDIAN is the time from the offer to the answer.
DUE and PAID are commissions. CSV is always by month and has each reason of a no; JSON has them too.

Examples:
  npm run operator -- handoff lenders --from 2026-10-01 --to 2026-12-31
  npm run --silent operator -- handoff lenders --csv > lenders.csv`;

interface FiguresOptions extends Days {
  readonly by: FigureGroup;
  readonly csv?: boolean;
  readonly excel?: boolean;
  readonly json?: boolean;
}

export function addFiguresCommand(handoff: Command, context: OperatorContext): void {
  const zone = officeZone(context.content);
  handoff
    .command("lenders")
    .description("count by lender what was offered, answered, released, funded, due and paid")
    .addOption(new Option("--by <group>", "what to count by").choices(FIGURE_GROUPS).default("lender"))
    .option("--from <date>", `only what happened on this day (${zone}) or later`, readDay)
    .option("--to <date>", `only what happened on this day (${zone}) or earlier`, readDay)
    .option("--csv", "print CSV")
    .option(EXCEL_OPTION[0], "print CSV for Excel, with a byte order mark")
    .option("--json", "print JSON")
    .addHelpText("after", HELP)
    .action((options) => printFigures(context, options));
}

async function printFigures(context: OperatorContext, options: FiguresOptions): Promise<void> {
  const { content: site, terminal, withDatabase } = context;
  const { by, csv = false, excel = false, json = false, from, to } = options;
  if (json && (csv || excel)) throw new OperatorFailure("Use either --json or --csv.");
  const office = officeCalendar(site);
  const events = await withDatabase((database) =>
    readHandoffEvents(database, { from, to }, (moment) => dayInOffice(moment, office)),
  );
  if (csv || excel) {
    const cells = writeFigureCells(reportFigures(events, "month"));
    return terminal.print((excel ? formatExcelStart : formatCsv)(cells));
  }
  printList(
    context,
    { json },
    {
      none: "No lender got a deal in this period.",
      rows: reportFigures(events, by).rows,
      columns: by === "month" ? [{ title: "MONTH", read: ({ month }) => month ?? "" }, ...COLUMNS] : COLUMNS,
    },
  );
}

const number = (title: string, read: (row: FigureRow) => number): Column<FigureRow> => ({
  title,
  read: (row) => String(read(row)),
  align: "right",
});
const dollars = (title: string, read: (row: FigureRow) => number): Column<FigureRow> => ({
  title,
  read: (row) => formatUsd(read(row)),
  align: "right",
});

const COLUMNS: readonly Column<FigureRow>[] = [
  { title: "LENDER", read: ({ lender }) => lender },
  number("OFFERED", ({ offered }) => offered),
  number("ANSWERED", ({ answered }) => answered),
  { title: "MEDIAN", read: ({ medianMs }) => (medianMs === null ? "-" : describeAnswerTime(medianMs)) },
  number("YES", ({ yes }) => yes),
  number("MORE", ({ needsMore }) => needsMore),
  number("NO", ({ no }) => no),
  number("RELEASED", ({ released }) => released),
  number("FUNDED", ({ funded }) => funded),
  dollars("AMOUNT", ({ amount }) => amount),
  dollars("DUE", ({ due }) => due),
  dollars("PAID", ({ paid }) => paid),
];
