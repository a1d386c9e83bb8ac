import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { ONE_DIALECT } from "../../../tests/setup/database/test-database.ts";
import { leadsOfEachTest, TEST_KEYS } from "../../../tests/setup/leads.ts";
import { PERSON_TRACES, type StoredLead, storeSampleLead } from "../../../tests/setup/stored-lead.ts";
import { stampAt } from "../../../tests/setup/test-actor.ts";
import { deleteLeads, optOut } from "../privacy/lead-privacy.server.ts";
import type { OptOutScope } from "../privacy/opt-out.ts";
import { changeStatus } from "../records/lead-changes.server.ts";
import { findLead, listEvents } from "../records/lead-queries.server.ts";
import { createStatusLinks, type LinkStatus } from "./status-link.server.ts";
import { createStatusLinkPage } from "./status-link-page.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const CONTACTED = new URLSearchParams({ status: "contacted" });
const TO_KIAVI = new URLSearchParams({ partner: "Kiavi" });

describe.each(ONE_DIALECT)("a status link on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  let lead: StoredLead;
  let now: number;
  const links = createStatusLinks("secret", { siteUrl: "https://site.example", now: () => now });

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 16);
    lead = await storeSampleLead(database, { now });
  });

  const issue = (status: LinkStatus) => links.issue({ leadId: lead.id, status });
  async function visit(url: string, init: RequestInit = {}) {
    const deps = { database, keys: TEST_KEYS, links, now: () => now, newId: randomUUID };
    const open = createStatusLinkPage(deps);
    const response = await open(new Request(url, init), url.replace(/^.*\//, ""));
    const text = await response.text();
    expect(text).not.toMatch(PERSON_TRACES);
    return { response, status: response.status, text };
  }
  const press = (url: string, body: BodyInit | null) => visit(url, { method: "POST", body });
  const readStatus = async () => (await findLead(database, { id: lead.id }))?.status;
  const readEvents = () => listEvents(database, lead.id);

  test.each(["contacted", "referred"] as const)(
    "asks before it marks as %s, and a GET changes nothing",
    async (status) => {
      const { response, text } = await visit(issue(status));
      expect(response.status).toBe(200);
      expect(text).toContain(`<h1>Mark ${lead.reference} as ${status}?</h1>`);
      expect(text.match(/<button>/g)).toHaveLength(1);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
      expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
      expect(await readStatus()).toBe("new");
      expect(await readEvents()).toEqual([]);
    },
  );

  test("marks as contacted with its button, and records that it was a link", async () => {
    const { status, text } = await press(issue("contacted"), CONTACTED);
    expect(status).toBe(200);
    expect(text).toContain(`<h1>${lead.reference} is contacted</h1>`);
    expect(await readStatus()).toBe("contacted");
    expect(await readEvents()).toEqual([
      { kind: "status", status: "contacted", by: "mail link", happenedAt: now },
    ]);
  });

  test("may be pressed twice, or twice at once", async () => {
    await Promise.all([press(issue("contacted"), CONTACTED), press(issue("contacted"), CONTACTED)]);
    expect((await press(issue("contacted"), CONTACTED)).text).toContain("Nothing was changed.");
    expect(await readEvents()).toHaveLength(1);
  });

  test("marks as referred to a lender the person agreed to, and says that nothing was sent", async () => {
    expect((await visit(issue("referred"))).text).toContain(
      '<input type="radio" name="partner" value="Kiavi" required>',
    );
    const { text } = await press(issue("referred"), TO_KIAVI);
    expect(text).toContain(`<h1>${lead.reference} is referred to Kiavi</h1>`);
    expect(text).toContain("Nothing was sent to the lender");
    expect(await readStatus()).toBe("referred");
    // Events of the same moment have no order.
    expect((await readEvents()).toSorted((one, other) => other.kind.localeCompare(one.kind))).toMatchObject([
      { kind: "status", status: "referred", by: "mail link" },
      { kind: "shared", partner: "Kiavi" },
    ]);
    expect((await press(issue("referred"), TO_KIAVI)).text).toContain("Nothing was changed.");
    expect((await visit(issue("referred"))).text).toContain("There is no lender");
    expect(await readEvents()).toHaveLength(2);
  });

  test("under a text that promises a choice, refers to a lender only if the person chose it", async () => {
    lead = await storeSampleLead(database, { now, textVersion: "1.1" });
    const asked = (await visit(issue("referred"))).text;
    expect(asked).toContain("Lender, of those named to the person");
    expect(asked).toContain('name="isChosen" required');
    expect((await press(issue("referred"), TO_KIAVI)).status).toBe(400);
    expect(await readEvents()).toEqual([]);
    const chosen = new URLSearchParams({ partner: "Kiavi", isChosen: "on" });
    expect((await press(issue("referred"), chosen)).status).toBe(200);
    expect(await readEvents()).toContainEqual({
      kind: "shared",
      partner: "Kiavi",
      isChosen: true,
      happenedAt: now,
    });
  });

  test("refers nobody who opted out of it, and passes other wishes on", async () => {
    const optOutOf = (scope: OptOutScope) =>
      optOut(database, { email: "zoe@person.example" }, { reason: "asked", scopes: [scope] }, stampAt(now));
    await optOutOf("email");
    expect((await press(issue("referred"), TO_KIAVI)).text).toContain(
      "Tell Kiavi that this person asked not to be contacted by email.",
    );
    lead = await storeSampleLead(database, { now });
    await optOutOf("sharing");
    expect((await press(issue("referred"), TO_KIAVI)).text).toContain("must not be passed on");
    expect(await readStatus()).toBe("new");
  });

  test.each([
    ["contacted", null],
    ["contacted", new URLSearchParams({ a: "b" })],
    ["referred", new URLSearchParams({ partner: "Loan Shark" })],
    ["referred", "partner=Kiavi"],
  ] as const)("as %s, a POST of %s changes nothing", async (status, body) => {
    expect((await press(issue(status), body)).status).toBe(400);
    expect(await readEvents()).toEqual([]);
  });

  test("never reopens a lead whose outcome is known", async () => {
    await changeStatus(database, lead.reference, { status: "closed" }, stampAt(now));
    for (const [status, body] of [
      ["contacted", CONTACTED],
      ["referred", TO_KIAVI],
    ] as const) {
      expect((await press(issue(status), body)).text).toContain(`<h1>${lead.reference} is closed</h1>`);
    }
    expect(await readEvents()).toHaveLength(1);
  });

  test("that has expired says what to do instead", async () => {
    const url = issue("contacted");
    now += 31 * DAY_MS;
    const { status, text } = await press(url, CONTACTED);
    expect(status).toBe(410);
    expect(text).toContain(`npm run operator -- leads status ${lead.reference} contacted`);
    expect(await readStatus()).toBe("new");
  });

  test("says that the lead was deleted", async () => {
    const url = issue("contacted");
    await deleteLeads(database, TEST_KEYS, { reference: lead.reference }, stampAt(now));
    const { status, text } = await press(url, CONTACTED);
    expect(status).toBe(410);
    expect(text).toContain("This lead was deleted");
  });

  test("that somebody made up is not found", async () => {
    expect((await press(`${issue("contacted").slice(0, -1)}x`, CONTACTED)).status).toBe(404);
  });
});
