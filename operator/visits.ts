import { Command } from "commander";
import { dayOf, listVisits, type PageVisits } from "../platform/visits/visit-store.ts";
import { readLimit } from "./arguments.ts";
import type { OperatorContext } from "./context.ts";
import { formatTable } from "./table.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export function visitsCommand(context: OperatorContext): Command {
  return new Command("visits")
    .description("show how often each page was opened (counted while PAGE_COUNTER is on)")
    .option("--days <number>", "number of days to include, up to today", readLimit, 30)
    .option("--json", "print JSON")
    .action((options) => list(context, options));
}

const COLUMNS = [
  { title: "VISITS", read: ({ visits }: PageVisits) => String(visits) },
  { title: "PAGE", read: ({ path }: PageVisits) => path },
];

async function list(
  { config, terminal, withDatabase, now }: OperatorContext,
  { days, json }: { readonly days: number; readonly json?: boolean },
): Promise<void> {
  const from = dayOf(now() - (days - 1) * DAY_MS);
  const pages = await withDatabase((database) => listVisits(database, { from }));
  if (json) return terminal.print(JSON.stringify({ from, pages }, null, 2));
  if (!config.countsVisits) terminal.say("PAGE_COUNTER is off: visits are not being counted.");
  if (pages.length === 0) return terminal.say(`No visits since ${from}.`);
  terminal.print(formatTable(pages, COLUMNS, terminal.width));
  const total = pages.reduce((sum, { visits }) => sum + visits, 0);
  terminal.say(`${total} ${total === 1 ? "visit" : "visits"} since ${from} (UTC).`);
}
