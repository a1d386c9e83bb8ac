import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { actOnLeads } from "../../src/leads/acts/lead-acts.server.ts";
import { enterLeads } from "../../src/leads/entry/enter-leads.server.ts";
import { readEntry } from "../../src/leads/entry/read-entry.server.ts";
import { enterRequest } from "../../src/leads/privacy/requests/data-request-store.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { queueWrittenMail } from "../../src/leads/written-mails/queue-written-mail.server.ts";
import { queueArticle } from "../../src/news/subscriptions/delivery/mailing-store.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { subscribeFully } from "../../tests/setup/news.ts";
import { operatorOfEachTest, TEST_KEYS, TEST_NOW, TEST_REQUESTS } from "../../tests/setup/operator.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { stampAt } from "../../tests/setup/test-actor.ts";

/** Tables that hold what a person sent. `privacy export` shows it, and `privacy delete` removes it. */
const PERSONAL = [
  "leads",
  "lead_events",
  "consent_records",
  "suppressions",
  "news_subscriptions",
  "data_requests",
  "lead_follow_ups",
];

/** Every other table, and what it holds instead. */
const IMPERSONAL: Readonly<Record<string, string>> = {
  schema_migrations: "names of migrations",
  calculator_sessions: "figures of a calculation, with nobody's name, for a day",
  outbox_jobs: "ids of leads, subscriptions and requests; names and mail addresses of colleagues",
  lead_joins: "ids of leads that are one person's",
  lead_owners: "names and mail addresses of colleagues",
  lead_acts: "what a colleague did last to several leads, in words about none of them",
  lead_act_changes: "what leads were before; goes with them",
  desk_calendars: "random numbers, for colleagues",
  desk_views: "names of lists, and filters that name no person",
  business_purposes: "what was attested for a lead; goes with it, and is in its export",
  price_forms: "how a lead's value is told; goes with it, and is in its export",
  lead_offers: "a lead's deal without a name, and people at lenders; goes with it, and is in its export",
  offer_steps: "what lenders answered; goes with the lead, and is in its export",
  lender_notices: "people at lenders who have to forget somebody; outlives the lead and names nobody else",
  lender_notice_confirmations: "who at a lender did it",
  commission_steps: "what lenders owe, for hand-offs by number; outlives the lead and names nobody",
  lender_webhook_secrets: "numbers of lenders' secrets, and which colleague made them",
  lender_messages: "ids and digests of messages from lenders' programs",
  told_answers: "ids of leads",
  mail_templates: "texts that the operator fills in for a lead, without anybody's facts",
  idempotency_keys: "keys and fingerprints, which go with their lead",
  privacy_requests: "references of leads",
  suppression_salt: "one salt",
  content_versions: "pages that the operator publishes",
  news_mailings: "names of articles",
  news_mail_pauses: "digests of addresses",
  page_visits: "counts for each page and day",
  rate_limits: "digests of client addresses, for a minute",
  write_probe: "one number",
  backup_state: "times of backups",
  record_versions: "what the operator publishes about the company, lenders and news",
  record_announcement: "the same, while instances render it",
  record_failures: "names of instances and why they could not render it",
  audit_log: "what operators did, to references, slugs and ids",
  desk_people: "names of the operator's colleagues",
  desk_invites: "hashes of links for colleagues",
  desk_passkeys: "public keys of colleagues",
  desk_challenges: "random numbers, for minutes",
  desk_address: "the desk's own URL",
  desk_sessions: "hashes of tokens, and the browsers of colleagues",
};

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("The lead was not found.");
  return value;
}

const EMAIL = "canary@person.example";
/** Somebody called, and the operator wrote it down. */
const ENTERED = {
  ...{
    name: "Canary Bird",
    email: EMAIL,
    phone: "(512) 555-0123",
    state: "TX",
    source: "phone",
    received: "",
  },
  ...{ loanPurpose: "", message: "The canary called us", dealSummary: "", campaign: "" },
  ...{ ratio: "1.17", loan: "225000", status: "" },
  consent: { channels: ["phone"], way: "on the phone", day: "2026-11-01", words: "Canary said: call me" },
};
const TRACES = /canary|5550123|555-0123|203\.0\.113\.9/i;

describe.each(["sqlite", "postgres"] as const)("the tables on %s", (dialect) => {
  const operator = operatorOfEachTest(dialect);

  async function listTables(): Promise<string[]> {
    const tables = await operator.database.db.introspection.getTables();
    return tables.map(({ name }) => name).filter((name) => !name.startsWith("sqlite_"));
  }

  /** Tables in which somebody with the database could read something about the person. */
  async function findTraces(): Promise<string[]> {
    const found: string[] = [];
    for (const table of await listTables()) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(operator.database.db);
      if (TRACES.test(JSON.stringify(rows))) found.push(table);
    }
    return found.sort();
  }

  async function useEverything(): Promise<void> {
    const { reference } = await storeSampleLead(operator.database, {
      now: TEST_NOW,
      name: "Canary Bird",
      email: EMAIL,
      message: "The canary's question",
      dealSummary: "The canary's deal",
      jobs: ["lead-email", "lead-acknowledgement"],
    });
    await operator.run(["leads", "note", reference, "The canary called"]);
    await operator.run(["leads", "follow-up", reference, "2026-11-30", "The canary's lease"]);
    await queueWrittenMail(
      operator.database,
      TEST_KEYS,
      known(await findLead(operator.database, { reference })),
      { job: "mail", subject: "The canary's loan", text: "Dear Canary", isAnswer: true },
      stampAt(TEST_NOW),
    );
    const seen = known(await findLead(operator.database, { reference })).lastContactAt;
    const spam = { status: "declined", reason: "spam" } as const;
    await actOnLeads(operator.database, [{ reference, lastContactAt: seen }], spam, stampAt(TEST_NOW + 1));
    const entered = readEntry(ENTERED, { now: TEST_NOW, office: officeCalendar(shippedContent) });
    if (!("entry" in entered)) throw new Error(JSON.stringify(entered.problems));
    const entering = { newReference: () => "RR-ENTER-ED000", newSalt: () => "salt", hasWebhook: true };
    const form = { key: "form", action: "entered by hand", stamp: stampAt(TEST_NOW) };
    await enterLeads(operator.database, [entered.entry], form, entering);
    await operator.run(["leads", "join", reference, "RR-ENTER-ED000"]);
    await operator.run(["privacy", "opt-out", EMAIL, "--channel", "sms"]);
    await subscribeFully(operator.database, EMAIL);
    const asked = {
      kind: "correct",
      channel: "post",
      subject: { email: EMAIL },
      detail: "Canary Byrd",
    } as const;
    await enterRequest(operator.database, asked, TEST_REQUESTS, stampAt(TEST_NOW));
    await queueArticle(operator.database, "texas-market-update", stampAt(TEST_NOW));
  }

  test("are known to hold personal data, or not to", async () => {
    const known = [...PERSONAL, ...Object.keys(IMPERSONAL)];
    // Limits are counted together on PostgreSQL only.
    const expected = dialect === "sqlite" ? known.filter((name) => name !== "rate_limits") : known;
    expect((await listTables()).sort()).toEqual(expected.sort());
  });

  test("with personal data are in the export, and have none of it after a deletion", async () => {
    await useEverything();
    expect(await findTraces()).toEqual([...PERSONAL].sort());
    const { out } = await operator.run(["privacy", "export", EMAIL]);
    const exported = JSON.parse(out);
    expect(Object.keys(exported)).toEqual(
      expect.arrayContaining(["leads", "contactChoices", "newsSubscriptions", "privacyRequests"]),
    );
    expect(exported.leads[0]).toMatchObject({
      lead: { message: "The canary's question", dealSummary: "The canary's deal" },
      consent: { personal: { ip: "203.0.113.9" } },
      followUps: [{ day: "2026-11-30", text: "The canary's lease" }],
    });
    for (const words of ["The canary called", "Dear Canary"]) {
      expect(JSON.stringify(exported.leads[0].events)).toContain(words);
    }
    expect(exported.contactChoices).toMatchObject([
      { address: { email: EMAIL } },
      { address: { phone: "+15125550123" } },
    ]);
    expect(exported.newsSubscriptions).toMatchObject([{ email: EMAIL }]);
    expect(exported.privacyRequests).toMatchObject([{ kind: "correct", detail: "Canary Byrd" }]);

    expect((await operator.run(["privacy", "delete", EMAIL, "--yes"])).code).toBe(0);
    expect(await findTraces()).toEqual([]);
  });
});
