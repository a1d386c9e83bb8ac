/**
 * The desk's inbox, board, page of a lead, deliveries, hand-offs and reports with many leads, on both databases: every tab,
 * order, filter and search, each read several times.
 *
 *   npm run bench -- inbox
 */
import { randomUUID } from "node:crypto";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Insertable, sql } from "kysely";
import { readBoard } from "../desk/board/read-board.server.ts";
import { readDeliveries } from "../desk/deliveries/read-deliveries.server.ts";
import { readBoardView } from "../desk/handoff/read-board-view.server.ts";
import { readInboxAddress } from "../desk/inbox/inbox-address.ts";
import { readInbox } from "../desk/inbox/read-inbox.server.ts";
import { readLeadView } from "../desk/lead/read-lead.server.ts";
import { openDatabase } from "../platform/database/database.ts";
import { migrations, type Schema, type SiteDatabase } from "../server/migrations.ts";
import { createLeadKeys } from "../src/leads/privacy/privacy-keys.server.ts";
import { LEAD_STATUSES } from "../src/leads/records/lead-record.ts";
import { formatReference, REFERENCE_BYTES } from "../src/leads/records/lead-reference.ts";
import { foldText } from "../src/leads/records/lead-search.ts";
import { readLeadReport } from "../src/leads/reports/lead-report.server.ts";
import { readStuckLeads } from "../src/leads/reports/stuck-leads.server.ts";
import { officeCalendar } from "../src/office/office-catalog.server.ts";
import { STATES } from "../src/office/states.ts";
import { temporaryPostgres } from "../tests/setup/database/temporary-postgres.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { startReport } from "./load/report.ts";
import { started } from "./load/started.ts";

const SIZES = [1_000, 20_000, 100_000];
const RUNS = 7;
const LIMIT_MS = 200;
const LIMIT_GROWTH = 1.5;
const PER_STATEMENT = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.now();
const FIRST_NAMES = ["Ann", "Ben", "Zoë", "Dana", "Marisol", "Olu", "Priya", "Tom", "Wei", "José"];

/** As long as the deal analyzer's. */
const DEAL = `Price: $400,000\nLoan amount: $300,000\nQualifying rent a month: $2,900\nLender's ratio: 1.17\n${"A line of the deal.\n".repeat(40)}`;

/** What somebody may ask of the inbox. The rare ones match a handful of leads, the others thousands. */
const ADDRESSES = {
  waiting: "",
  all: "view=all",
  "all, an old page": `view=all&after=OLD`,
  "status closed": "view=all&status=closed",
  "state of few": "view=all&state=WY",
  "waiting in one state": "state=TX",
  "campaign of few": "view=all&campaign=rare",
  "campaign that nobody has": "view=all&campaign=none",
  "source of few": "view=all&source=rare",
  suspected: "view=all&suspected=yes",
  "without suspected": "suspected=no",
  mine: "view=all&owner=me",
  "nobody's, by name": "view=all&owner=none&sort=name",
  "by name": "view=all&sort=name",
  "by ratio": "view=all&sort=-ratio",
  "by loan, an old page": `view=all&sort=-loan&after=OLD`,
  "waiting by loan": "sort=-loan",
  "follow-ups due": "view=due",
  "purpose and period": `view=all&purpose=cashout&from=${dayBefore(90)}&to=${dayBefore(60)}`,
  "search for a name": "search=mariso",
  "search for nobody": "search=nobody%20at%20all",
  "search for an address": "search=lead77%40example.com",
  "search for part of a number": "search=555-0177",
  "search for part of a reference": "search=rr-0000",
  "search for words of a message": "search=round%20rock",
  "search for a lender": "search=kiavi%20nobody",
};

const keys = createLeadKeys("a secret of this measurement");
const report = startReport("The inbox with many leads: fastest of several reads, in milliseconds");
const folder = started.use(mkdtempDisposableSync(path.join(tmpdir(), "inbox-")));
const postgres = started.use(await temporaryPostgres());
await measure("SQLite", `file:${path.join(folder.path, "leads.sqlite")}`);
await measure("PostgreSQL", postgres.url);

async function measure(engine: string, url: string): Promise<void> {
  const database = await openDatabase<Schema>(url, { file: "", migrations, now: Date.now });
  await database.migrate();
  let smallInbox = 0;
  for (const [index, size] of SIZES.entries()) {
    await addLeads(database, SIZES[index - 1] ?? 0, size);
    // PostgreSQL does this by itself within a minute.
    if (engine === "PostgreSQL") await sql`analyze`.execute(database.db);
    const times = new Map<string, number>();
    for (const [name, query] of Object.entries(ADDRESSES)) {
      times.set(name, await fastest(() => readInboxAt(database, query)));
    }
    const { filters } = readInboxAddress(() => null);
    times.set("board", await fastest(() => readBoard(filters, dataOf(database))));
    times.set(
      "board of a state",
      await fastest(() => readBoard({ ...filters, state: "TX" }, dataOf(database))),
    );
    times.set("a lead", await fastest(() => readLead(database)));
    const request = {
      by: "week",
      now: NOW,
      office: officeCalendar(shippedContent),
      countsVisits: false,
      offered: new Set<string>(),
    } as const;
    times.set("deliveries", await fastest(() => readDeliveries({}, dataOf(database))));
    times.set("hand-offs", await fastest(() => readBoardView(database, dataOf(database))));
    times.set("report", await fastest(() => readLeadReport(database, { ...request, from: dayBefore(90) })));
    times.set("what is stuck", await fastest(() => readStuckLeads(database, request)));
    const wholeReport = await fastest(() => readLeadReport(database, request));
    const lines = [...times].map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
    report.say(`${engine}, ${size} leads: ${lines.join(", ")}; a report about all ${wholeReport.toFixed(1)}`);
    const inbox = await fastest(() => readInboxAt(database, ""));
    if (size === 1_000) smallInbox = inbox;
    if (size === 20_000) {
      // The page shows a quarter, unless somebody asks for everything.
      const worst = Math.max(...times.values());
      report.judge(
        worst < LIMIT_MS,
        `${engine}, 20,000 leads: slowest ${worst.toFixed(1)} (limit ${LIMIT_MS})`,
      );
    }
    if (size === 100_000) {
      const growth = inbox / smallInbox;
      report.judge(growth <= LIMIT_GROWTH, `${engine}, 100,000 leads: inbox ${growth.toFixed(2)} of 1,000`);
    }
  }
  await database.close();
}

function readInboxAt(database: SiteDatabase, query: string): Promise<unknown> {
  const parameters = new URLSearchParams(query.replace("OLD", idOf(500)));
  const address = readInboxAddress((name) => parameters.get(name));
  return readInbox(address, dataOf(database));
}

function dataOf(database: SiteDatabase) {
  const viewer = { id: "ann", name: "Ann" };
  return { database, keys, office: officeCalendar(shippedContent), now: NOW, viewer };
}

/** With everything on its page, such as the next one that waits. */
function readLead(database: SiteDatabase): Promise<unknown> {
  const reference = formatReference(referenceBytes(500));
  return readLeadView(reference, { ...dataOf(database), isStateServed: () => true });
}

/** On a busy machine the fastest is the one that nothing else held up. */
async function fastest(read: () => Promise<unknown>): Promise<number> {
  return Math.min(...(await time(read)));
}

async function time(read: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return times;
}

/** Two years of leads. Every tenth waits; one in a thousand has a rare source and campaign. */
async function addLeads(database: SiteDatabase, first: number, end: number): Promise<void> {
  for (let start = first; start < end; start += PER_STATEMENT) {
    const rows = Array.from({ length: Math.min(PER_STATEMENT, end - start) }, (_, index) =>
      row(start + index),
    );
    await database.transaction(async (trx) => {
      await trx.insertInto("leads").values(rows).execute();
      await trx
        .insertInto("lead_follow_ups")
        .values(
          rows
            .filter((_, index) => index % 100 === 3)
            .map(({ id }) => ({
              ...{ id: randomUUID(), lead_id: id, day: dayBefore(1), minute: null, text: "call" },
              ...{ due_at: NOW - DAY_MS, reminded_at: NOW },
            })),
        )
        .execute();
      // As if a mail server had refused for days.
      await trx
        .insertInto("outbox_jobs")
        .values(
          rows.filter((_, index) => index % 10 === 5).map(({ id, created_at }) => deadJob(id, created_at)),
        )
        .execute();
      const answered = rows.filter(({ status }) => status !== "new");
      await trx
        .insertInto("lead_events")
        .values(
          answered.flatMap(({ id, created_at, status }) => [
            event(id, created_at + 3_600_000, "status", { status }),
            event(id, created_at + 3_600_000, "note", { text: "Called back, wants a quote for the duplex" }),
          ]),
        )
        .execute();
    });
  }
}

function row(index: number): Insertable<Schema["leads"]> {
  const lead = plainRow(index);
  return { ...lead, search_text: foldText(`${lead.name}\n${lead.email}\n${lead.message ?? ""}`) };
}

function plainRow(index: number): Insertable<Schema["leads"]> {
  const isRare = index % 1_000 === 7;
  const [area, line] = [512 + Math.floor(index / 10_000), String(index % 10_000).padStart(4, "0")];
  const createdAt = NOW - Math.floor((((index * 7_919) % 100_003) / 100_003) * 730 * DAY_MS);
  return {
    id: idOf(index),
    reference: formatReference(referenceBytes(index)),
    created_at: createdAt,
    name: `${FIRST_NAMES[index % FIRST_NAMES.length]} Investor ${index}`,
    email: `lead${index}@example.com`,
    email_key: `lead${index}@example.com`,
    phone: `+1${area}555${line}`,
    phone_typed: `(${area}) 555-${line}`,
    state: (isRare ? "WY" : STATES[index % 20]) ?? null,
    loan_purpose: index % 3 === 0 ? "cashout" : "purchase",
    source: isRare ? "rare" : "homepage",
    page: "/",
    referrer: null,
    campaign: JSON.stringify({ utm_campaign: isRare ? "rare" : `c${index % 12}` }),
    suspicions: index % 50 === 0 ? '["sent-too-fast"]' : "[]",
    status: index % 10 === 0 ? "new" : (LEAD_STATUSES[1 + (index % (LEAD_STATUSES.length - 1))] ?? "closed"),
    last_contact_at: createdAt,
    fingerprint: randomUUID(),
    deal_summary: index % 3 === 0 ? null : DEAL,
    deal_ratio: index % 3 === 0 ? null : 80 + (index % 90),
    loan_amount: index % 3 === 0 ? null : 100_000 + (index % 500) * 1_000,
    owner: [null, null, "Ann", "Ben"][index % 4] ?? null,
    message:
      index % 2 === 0
        ? `I look at a duplex in ${index % 500 === 0 ? "Round Rock" : "Austin"}. ${"The rent is fine. ".repeat(8)}`
        : null,
    has_form_token: 1,
  };
}

function idOf(index: number): string {
  return `lead-${index}`;
}

function deadJob(leadId: string, finishedAt: number): Insertable<Schema["outbox_jobs"]> {
  return {
    ...{ id: randomUUID(), kind: "lead-acknowledgement", payload: JSON.stringify({ leadId }) },
    ...{ state: "dead", attempts: 20, first_run_at: finishedAt, run_at: finishedAt, finished_at: finishedAt },
    ...{ lease: null, last_error: `the mail server refused the recipient's address (550) ${leadId.length}` },
  };
}

function event(leadId: string, happenedAt: number, kind: string, detail: object) {
  return {
    ...{ id: randomUUID(), lead_id: leadId, happened_at: happenedAt, kind },
    detail: JSON.stringify(detail),
    search_text: kind === "note" ? foldText(JSON.stringify(detail)) : null,
  };
}

function referenceBytes(index: number): Uint8Array {
  // Five bits of each byte become a letter.
  return Uint8Array.from({ length: REFERENCE_BYTES }, (_, place) =>
    place < 4 ? (index >> (5 * place)) & 31 : 0,
  );
}

function dayBefore(days: number): string {
  return new Date(NOW - days * DAY_MS).toISOString().slice(0, 10);
}
