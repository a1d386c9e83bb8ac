import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { claimJobs, type Outcome, recordOutcome } from "../../platform/outbox/jobs.ts";
import { enqueue } from "../../platform/outbox/outbox.ts";
import { listActions } from "../../src/audit/audit-log.server.ts";
import { retryDeliveries } from "../../src/leads/delivery/decide-deliveries.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { ONE_DIALECT } from "../../tests/setup/database/test-database.ts";
import { listElements } from "../../tests/setup/html-elements.ts";
import { openLeadDatabase, type TestLeadDatabase } from "../../tests/setup/leads.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { type DeliveriesAddress, readDeliveriesAddress } from "./deliveries-address.ts";
import { DeliveriesPage } from "./deliveries-view.tsx";
import { type DeliveriesView, listIdsOfCause, readDeliveries } from "./read-deliveries.server.ts";

const NOW = Date.UTC(2026, 10, 15, 12);
const REFUSED = "the mail server at mail.example.com:587 refused the user name or the password (535)";
const LATE = "the webhook at crm.example.com:443 did not answer in time";
const actor = { name: "Ann", channel: "desk" } as const;

describe.each(ONE_DIALECT)("deliveries at the desk on %s", (dialect) => {
  let place: TestLeadDatabase;

  beforeEach(async () => {
    place = await openLeadDatabase(dialect);
  }, 60_000);
  afterEach(() => place.drop());

  async function attempt(kind: string, outcome: Outcome | undefined, limit = 100): Promise<void> {
    const claim = { kinds: [kind], limit, now: NOW, leaseMs: 60_000, lease: kind };
    for (const job of await claimJobs(place.database, claim)) {
      if (outcome) await recordOutcome(place.database, job, outcome, { now: NOW, random: 0 });
    }
  }

  const office = officeCalendar(shippedContent);
  const readView = (address: DeliveriesAddress = {}) =>
    readDeliveries(address, { database: place.database, office, now: NOW });
  const read = async (address?: DeliveriesAddress) => (await readView(address)).groups;
  const render = (view: DeliveriesView) => renderToStaticMarkup(createElement(DeliveriesPage, { view }));

  test("are grouped by what is to be done, each with the reason in words", async () => {
    const jobs = ["lead-email", "lead-webhook", "lead-acknowledgement", "lead-opt-out"];
    const { reference } = await storeSampleLead(place.database, { now: NOW, jobs });
    await attempt("lead-email", { type: "permanent", reason: REFUSED });
    await attempt("lead-webhook", { type: "retry", reason: LATE });
    await attempt("lead-acknowledgement", undefined);
    const lead = { reference };
    expect(await read()).toMatchObject([
      {
        name: "given-up",
        count: 1,
        causes: [
          {
            meaning: "The mail server does not let the site log in.",
            rows: [
              {
                name: "Mail to you",
                lead,
                tries: 1,
                when: { text: "2026-11-15 06:00 CST" },
                recorded: REFUSED,
              },
            ],
          },
        ],
      },
      { name: "failed", count: 1, causes: [{ rows: [{ name: "Webhook", lead, recorded: LATE }] }] },
      {
        name: "waiting",
        count: 2,
        rows: [
          { name: "Mail to you about the opt-out", tries: 0 },
          { name: "Mail to the person", tries: 1, when: "now" },
        ],
      },
    ]);
  });

  test("what failed can be retried, what was given up also discarded, and what waits is left alone", async () => {
    const jobs = ["lead-email", "lead-acknowledgement"];
    const { reference } = await storeSampleLead(place.database, { now: NOW, jobs });
    const orphan = { id: "job", kind: "lead-webhook", payload: { leadId: "gone" }, runAt: NOW };
    await place.database.transaction((trx) => enqueue(trx, orphan));
    await attempt("lead-email", { type: "permanent", reason: REFUSED });
    await attempt("lead-webhook", { type: "retry", reason: LATE });
    await attempt("lead-acknowledgement", undefined);
    const html = render(await readView());
    const buttons = listElements(html).filter(({ tag }) => tag === "button");
    expect(buttons.map(({ text }) => text)).toEqual([
      "Retry all 2 now",
      `Retry Mail to you, lead ${reference}`,
      `Discard Mail to you, lead ${reference}`,
      "Retry Webhook",
    ]);
    expect(html).toContain("(the lead was deleted)");
    expect(html).toContain("Being sent right now");
  });

  test("that are retried twice are queued once, and recorded once", async () => {
    await storeSampleLead(place.database, { now: NOW, jobs: ["lead-email", "lead-webhook"] });
    await attempt("lead-email", { type: "permanent", reason: REFUSED });
    await attempt("lead-webhook", { type: "retry", reason: LATE });
    const retry = () => retryDeliveries(place.database, "all", { actor, now: NOW });
    const retried = await Promise.all([retry(), retry()]);
    expect(retried.map(({ length }) => length).toSorted()).toEqual([0, 2]);
    const counts = (await read()).map(({ name, count }) => `${name}: ${count}`);
    expect(counts).toEqual(["given-up: 0", "failed: 0", "waiting: 2"]);
    const waiting = (await read({ only: "waiting" }))[0];
    expect(waiting?.rows.map(({ recorded }) => recorded)).toEqual([undefined, undefined]);
    expect(await listActions(place.database, { limit: 5 })).toMatchObject([
      { action: "queued again", actor },
      { action: "queued again", actor },
    ]);
  });

  test("of which there are many are listed page by page, without gaps", async () => {
    const all = Array.from({ length: 120 }, (_, index) => `job-${index}`);
    await place.database.transaction((trx) =>
      enqueue(trx, ...all.map((id) => ({ id, kind: "news-article", payload: {}, runAt: NOW }))),
    );
    await attempt("news-article", { type: "permanent", reason: REFUSED }, 1_000);
    const causeOf = async (given?: DeliveriesAddress) => (await read(given))[0]?.causes[0];
    const first = await causeOf();
    expect(first).toMatchObject({ count: 120, rows: { length: 20 } });
    expect(render(await readView())).toContain("Show the 100 others");
    let address: string | undefined = first?.more;
    const seen = first?.rows.map(({ id }) => id) ?? [];
    while (address !== undefined) {
      const { searchParams } = new URL(address, "http://localhost");
      const page = await causeOf(readDeliveriesAddress((name) => searchParams.get(name)));
      seen.push(...(page?.rows.map(({ id }) => id) ?? []));
      address = page?.more;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen)).toEqual(new Set(all));
  });

  test("that failed for one cause are one card, with the count, the names and one retry", async () => {
    for (let index = 0; index < 25; index += 1) {
      const jobs = index < 5 ? ["lead-email", "lead-webhook"] : ["lead-email"];
      await storeSampleLead(place.database, { now: NOW, name: `Person ${index}`, jobs });
    }
    const refuse = async (reason: string, limit: number) =>
      await attempt("lead-email", { type: "permanent", reason }, limit);
    await refuse(REFUSED, 13);
    await refuse(REFUSED.replace("587", "465"), 100);
    await attempt("lead-webhook", { type: "permanent", reason: LATE });
    const view = await readView();
    expect(view.groups[0]?.causes).toMatchObject([
      { count: 25, kinds: [{ name: "Mail to you", count: 25 }], rows: { length: 20 } },
      { count: 5, kinds: [{ name: "Webhook", count: 5 }] },
    ]);
    const html = render(view);
    expect(html.match(/does not let the site log in/g)).toHaveLength(3);
    expect(html).toContain("25 × Mail to you");
    expect(html).toMatch(/About .*Person \d+.* and others/);
    expect(html).toContain("Retry all 30 now");
    const { key } = view.groups[0]?.causes[0] ?? {};
    const data = { database: place.database, now: NOW };
    const ids = await listIdsOfCause("given-up", key ?? "", data);
    expect(await retryDeliveries(place.database, ids, { actor, now: NOW })).toHaveLength(25);
    expect(await listIdsOfCause("given-up", key ?? "", data)).toEqual([]);
    expect((await read()).map(({ count }) => count)).toEqual([5, 0, 25]);
    expect(render(await readView()).match(/Retry all/g)).toHaveLength(1);
  });
});
