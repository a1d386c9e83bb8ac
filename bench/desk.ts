/**
 * Every page of the desk with many leads, on both databases, as a browser asks for it: each several times, of a built
 * site that runs beside.
 *
 *   npm run bench -- desk
 */

import { sql } from "kysely";
import { openDatabase } from "../platform/database/database.ts";
import { migrations, type Schema } from "../server/migrations.ts";
import { temporaryPostgres } from "../tests/setup/database/temporary-postgres.ts";
import { startDeskSession } from "../tests/setup/desk-session.ts";
import { type Site, startSite } from "../tests/setup/site/start-site.ts";
import { addDeskLeads, dayBefore, idOf, referenceOf } from "./leads/desk-leads.ts";
import { startReport } from "./load/report.ts";
import { started } from "./load/started.ts";

const SIZES = [20_000, 100_000];
const RUNS = 7;
/** With 20,000 leads. */
const LIMIT_MS = 200;

/** What somebody may ask of the inbox. The rare ones match a handful of leads, the others thousands. */
const INBOX = [
  "",
  "view=all",
  `view=all&after=${idOf(500)}`,
  "view=all&status=closed",
  "view=all&state=WY",
  "state=TX",
  "view=all&campaign=rare",
  "view=all&campaign=none",
  "view=all&source=rare",
  "view=all&suspected=yes",
  "suspected=no",
  "view=all&owner=me",
  "view=all&owner=none&sort=name",
  "view=all&sort=name",
  "view=all&sort=-ratio",
  `view=all&sort=-loan&after=${idOf(500)}`,
  "sort=-loan",
  "view=due",
  `view=all&purpose=cashout&from=${dayBefore(90)}&to=${dayBefore(60)}`,
  "search=mariso",
  "search=nobody%20at%20all",
  "search=lead77%40example.com",
  "search=555-0177",
  "search=rr-0000",
  "search=round%20rock",
  "search=kiavi%20nobody",
];

const PUBLISHED = [
  "pages/edit/dscr-loans/requirements/minimum-dscr",
  "news/edit/dscr-boom-2025",
  "lenders/edit/kiavi",
  "settings/edit/contact",
];
const lead = `/leads/${referenceOf(500)}`;
const PAGES = [
  ...INBOX.map((query) => `/?${query}`),
  ...["/board", "/board?state=TX", "/people", "/calendar", "/leads/new", "/leads/import"],
  ...[
    lead,
    `${lead}/write`,
    `${lead}/handoff`,
    `${lead}/same/${referenceOf(501)}`,
    `/leads/${referenceOf(20)}`,
  ],
  ...["/handoffs", "/handoffs/webhooks", "/templates", "/templates/new", "/deliveries"],
  ...["/privacy", "/privacy?who=lead77%40example.com", "/health", "/passkeys"],
  ...["week", "person", "source", "campaign", "page", "state"].map((by) => `/reports?by=${by}`),
  ...["/publish", "/publish/pages/new", "/publish/news/new", "/publish/lenders/new"],
  ...PUBLISHED.flatMap((page) => [page, page.replace("/edit/", "/history/")]).map(
    (page) => `/publish/${page}`,
  ),
];

const report = startReport(
  "Every page of the desk with many leads: fastest of several answers, in milliseconds",
);
await measure("SQLite");
await measure("PostgreSQL", started.use(await temporaryPostgres()).url);

async function measure(engine: string, databaseUrl?: string): Promise<void> {
  const site = started.use(
    await startSite({
      isBuilt: true,
      hasDesk: true,
      variables: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
    }),
  );
  const database = await openDatabase<Schema>(site.databaseUrl, { file: "", migrations, now: Date.now });
  const cookie = `desk=${await startDeskSession(site.databaseUrl)}`;
  for (const [index, size] of SIZES.entries()) {
    await addDeskLeads(database, SIZES[index - 1] ?? 0, size);
    // PostgreSQL does this by itself within a minute.
    if (engine === "PostgreSQL") await sql`analyze`.execute(database.db);
    const times = new Map<string, number>();
    for (const page of PAGES) times.set(page, await fastest(site, page, cookie));
    const lines = [...times]
      .toSorted(([, a], [, b]) => b - a)
      .map(([page, ms]) => `${page} ${ms.toFixed(1)}`);
    const whole = await fastest(site, "/reports?by=week&from=", cookie);
    report.say(`${engine}, ${size} leads: a report about all ${whole.toFixed(1)}`);
    report.say(`${engine}, ${size} leads: ${lines.join(", ")}`);
    if (size === 20_000) {
      const isReached = Math.max(...times.values()) < LIMIT_MS;
      report.judge(isReached, `${engine}, ${size} leads: slowest ${lines[0]} (limit ${LIMIT_MS})`);
    }
  }
  await database.close();
  await site.stop();
}

/** On a busy machine the fastest is the one that nothing else held up. */
async function fastest({ deskUrl }: Site, page: string, cookie: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    const response = await fetch(deskUrl + page, { headers: { cookie } });
    await response.text();
    if (!response.ok) throw new Error(`${page} answered ${response.status}`);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
