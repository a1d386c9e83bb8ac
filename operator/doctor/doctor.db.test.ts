import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { claimJobs, type Outcome, recordOutcome } from "../../platform/outbox/jobs.ts";
import { parseConfig } from "../../server/config.ts";
import { checkConfig } from "../../server/doctor/config-checks.ts";
import { checkContent, checkPromises } from "../../server/doctor/content-checks.ts";
import { checkData } from "../../server/doctor/data-checks.ts";
import type { Finding } from "../../server/doctor/finding.ts";
import { checkRecords } from "../../server/doctor/record-checks.ts";
import { createContentStore } from "../../src/content-pages/content-store.server.ts";
import { createAnchorSigner } from "../../src/leads/consent/consent-anchor.server.ts";
import { anchorFolder } from "../../src/leads/consent/consent-anchor-files.server.ts";
import { namedFigures } from "../../src/markdown/named-figures-catalog.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { createRecordRollout } from "../../src/records/record-rollout.server.ts";
import { createRecordStore } from "../../src/records/record-store.server.ts";
import { type ReviewedContent, reviewedContent } from "../../src/site/reviewed-content-catalog.server.ts";
import { anchorRecords } from "../../tests/setup/backups.ts";
import { operatorOfEachTest, TEST_KEYS, TEST_NOW, TEST_SECRET } from "../../tests/setup/operator.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { TEST_ACTOR } from "../../tests/setup/test-actor.ts";
import { openOwnPaths } from "../content/own-paths.ts";

const REAL: ReviewedContent = {
  company: {
    name: "Real Loans",
    phone: { display: "(512) 867-5309", e164: "+15128675309" },
    email: "hello@realloans.com",
    address: { street: "1 Congress Ave", postalCode: "78701" },
    social: [{ name: "LinkedIn", url: "https://www.linkedin.com/company/realloans" }],
  },
  lenders: [],
  statesServed: [],
  rates: reviewedContent(shippedContent).rates,
  figures: [],
  statements: [{ what: "quote", place: "content/faq.ts", substantiation: { source: "Ann" } }],
  promisedDays: { leads: 100, deliveries: 30, idempotencyKeys: 7, privacyRequests: 730, visits: 730 },
};

const whats = (findings: readonly Finding[]) => findings.map(({ level, what }) => `${level}: ${what}`);

describe("the content", () => {
  test("as it is shipped has every placeholder and sample reported, with what to do", () => {
    const findings = checkContent(reviewedContent(shippedContent));
    expect(whats(findings)).toEqual(
      expect.arrayContaining([
        "problem: Placeholder: phone (512) 555-0142",
        "problem: Placeholder: email hello@rentratio.example",
        "problem: Placeholder: address 100 Sample Ledger Way, Suite 200",
        "problem: Placeholder: X link https://x.com/rentratio_example",
        "advice: Unsubstantiated: rating of Kiavi, shown as an illustrative sample",
      ]),
    );
    expect(findings.filter(({ what }) => what.includes("testimonial"))).toHaveLength(2);
    expect(findings.filter(({ what }) => what.includes("expert quote"))).toHaveLength(2);
    expect(findings.every(({ remedy }) => /content\/|settings|testimonials|lenders/.test(remedy))).toBe(true);
  });

  test("of a real company has nothing to report", () => {
    expect(checkContent(REAL)).toEqual([]);
  });

  test("promises what the default settings keep", () => {
    expect(
      checkPromises(reviewedContent(shippedContent).promisedDays, parseConfig({}).retentionDays),
    ).toEqual([]);
  });

  test("that promises less than the settings keep is reported", () => {
    const kept = { leads: 101, deliveries: 30, idempotencyKeys: 1, privacyRequests: 731, visits: 731 };
    expect(whats(checkPromises(REAL.promisedDays, kept))).toEqual([
      "problem: RETAIN_LEADS_DAYS is 101, but the privacy page promises 100 days at most",
      "problem: RETAIN_PRIVACY_REQUESTS_DAYS is 731, but the privacy page promises 730 days at most",
      "problem: RETAIN_VISITS_DAYS is 731, but the privacy page promises 730 days at most",
    ]);
  });
});

describe("the configuration", () => {
  const check = (variables: Record<string, string>) => whats(checkConfig(parseConfig(variables)));
  const live = {
    SITE_URL: "https://www.realloans.com",
    TRUST_PROXY: "1",
    SMTP_URL: "smtps://user:password@mail.realloans.com",
    SECRET: "x".repeat(32),
    LEAD_ACKNOWLEDGEMENT: "on",
  };

  test("of a laptop is not ready for the public", () => {
    expect(check({})).toEqual([
      "problem: SITE_URL is http://localhost:3000, not https",
      "problem: SMTP_URL is not set: mails are only written to the folder mail of DATA_DIR, and reach nobody",
      "advice: SECRET is not set: the site uses the one in DATA_DIR",
      "advice: LEAD_ACKNOWLEDGEMENT is off: after the form, nobody gets a mail with the link to their own deal",
    ]);
  });

  const webhook = {
    LEAD_WEBHOOK_URL: "https://crm.realloans.com",
    LEAD_WEBHOOK_SECRET: `whsec_${"A".repeat(32)}`,
    WEBHOOK_ALLOW_PRIVATE: "on",
  };

  test.each([
    ["of a live site has nothing to report", {}, undefined],
    ["with a misspelled setting names it", { SMPT_URL: "x" }, /^problem: SMPT_URL is not a setting/],
    [
      "with a desk under http says so",
      { DESK_URL: "http://desk.realloans.com" },
      /^problem: DESK_URL is http/,
    ],
    ["behind a proxy has to say so", { TRUST_PROXY: "0" }, /^problem: TRUST_PROXY is 0/],
    ["that allows private webhooks is mentioned", webhook, /^advice: WEBHOOK_ALLOW_PRIVATE is on/],
    [
      "of several processes needs a common secret",
      { SECRET: "", DATABASE_URL: "postgres://u:p@db/site" },
      /^problem: SECRET is not set/,
    ],
  ])("%s", (_, changes, first) => {
    const [finding] = check({ ...live, ...changes });
    if (first === undefined) expect(finding).toBeUndefined();
    else expect(finding).toMatch(first);
  });
});

describe("the data", () => {
  const operator = operatorOfEachTest();

  async function check(config = {}): Promise<readonly string[]> {
    const { database, folder } = operator;
    const checks = await checkData(database, {
      config: { leadWebhook: undefined, siteUrl: "http://localhost:3000", ...config },
      keys: TEST_KEYS,
      anchorStore: { database, folder: anchorFolder(folder), signer: createAnchorSigner(TEST_SECRET) },
      office: officeCalendar(shippedContent),
      openOwnPaths: () => openOwnPaths(shippedContent),
      figures: namedFigures(shippedContent),
      now: TEST_NOW,
    });
    return whats(checks.flatMap(({ findings }) => findings));
  }

  async function store(now = TEST_NOW, jobs: readonly string[] = []) {
    return await storeSampleLead(operator.database, { now, jobs });
  }

  /** Tries the oldest mail about a lead. */
  async function attempt(outcome: Outcome): Promise<void> {
    const claim = { kinds: ["lead-email"], limit: 1, now: TEST_NOW, leaseMs: 1, lease: "test" };
    for (const job of await claimJobs(operator.database, claim)) {
      await recordOutcome(operator.database, job, outcome, { now: TEST_NOW, random: 0 });
    }
  }
  const HOUR_MS = 60 * 60 * 1000;

  test("of a site in order has nothing to report", async () => {
    await store(TEST_NOW, ["lead-email"]);
    expect(await check()).toEqual([]);
  });

  test("with dead letters, or deliveries that nobody makes, is reported", async () => {
    const jobs = ["lead-email", "lead-webhook"];
    const { reference } = await store(TEST_NOW - 2 * HOUR_MS, jobs);
    await anchorRecords(operator);
    expect(await check({ leadWebhook: { url: "https://x", secret: "" } })).toEqual([
      "problem: 2 deliveries have waited for more than an hour without an attempt",
    ]);
    await attempt({ type: "permanent", reason: "the mail server refused it" });
    await store(TEST_NOW - 2 * HOUR_MS, jobs);
    await anchorRecords(operator);
    expect(await check()).toEqual([
      `problem: 1 mail about a lead (${reference}) failed for good: the mail server refused it`,
      "problem: 2 webhooks of leads pending, but LEAD_WEBHOOK_URL is not set",
      "problem: 3 deliveries have waited for more than an hour without an attempt",
    ]);
  });

  test("with deliveries that fail for now says why", async () => {
    const { reference } = await store(TEST_NOW, ["lead-email"]);
    const reason = "the mail server at mail.example.com:587 refused the connection";
    await attempt({ type: "retry", reason });
    expect(await check()).toEqual([
      `advice: 1 mail about a lead (${reference}) waits for another attempt: ${reason}`,
    ]);
  });

  test("with leads that waited longer than one business day is reported, the longest waiting first", async () => {
    const receive = (time: string) => store(Date.parse(time));
    // It is Sunday, November 15. Thursday's promise ended on Friday, Friday's ends on Monday.
    await receive("2026-11-13T16:30:00Z");
    await receive("2026-11-14T16:30:00Z");
    await anchorRecords(operator);
    expect(await check()).toEqual([]);
    const thursday = await receive("2026-11-12T16:30:00Z");
    const wednesday = await receive("2026-11-11T16:30:00Z");
    await anchorRecords(operator);
    const due = `${wednesday.reference} (due 2026-11-12 10:30 CST), ${thursday.reference} (due 2026-11-13 10:30 CST)`;
    expect(await check()).toEqual([
      `problem: 2 leads have waited longer than the promised business day: ${due}`,
    ]);
    for (let count = 0; count < 2; count += 1) await receive("2026-11-12T20:00:00Z");
    await anchorRecords(operator);
    expect((await check()).join()).toMatch(
      new RegExp(`^problem: 4 leads .+: ${wednesday.reference} .+, ${thursday.reference} .+ and 1 more$`),
    );
    await operator.run(["leads", "status", wednesday.reference, "contacted"]);
    expect((await check()).join()).toMatch(new RegExp(`^problem: 3 leads .+: ${thursday.reference}`));
  });

  test("with an instance that cannot show what was published is reported, until something else is", async () => {
    const rollout = createRecordRollout(operator.database, () => TEST_NOW);
    const records = createRecordStore(operator.database, () => TEST_NOW);
    await records.publish({ kind: "lender", id: "kiavi", body: {} }, 0, TEST_ACTOR);
    await rollout.report("web-2, port 3000", { revision: await records.revision(), reason: "ENOSPC" });
    const office = officeCalendar(shippedContent);
    const examine = async () => whats(await checkRecords(operator.database, { office, now: () => TEST_NOW }));
    expect(await examine()).toEqual([
      "problem: The site on web-2, port 3000 still shows what was published before, since 2026-11-15 06:00 CST: ENOSPC",
    ]);
    await records.publish({ kind: "lender", id: "kiavi", body: {} }, await records.revision(), TEST_ACTOR);
    expect(await examine()).toEqual([]);
  });

  test("with a page that uses a removed figure is reported, unless the page is unpublished", async () => {
    const pages = openPages();
    await pages.publish("loans", "At {{rates.gone}}.");
    expect(await check()).toEqual(['problem: /loans is not shown. There is no figure named "rates.gone".']);
    await pages.unpublish("loans");
    expect(await check()).toEqual([]);
  });

  test("with a page whose link has died is mentioned", async () => {
    const pages = openPages();
    await pages.publish("one", "[Two](/two), [FAQ](/faq), [guide](/states/ohio)");
    await pages.publish("two", "Text.");
    expect(await check()).toEqual([]);
    await pages.unpublish("two");
    expect(await check()).toEqual(["advice: /one has links that lead nowhere on this site: /two"]);
  });

  test("with an article whose link has died is mentioned", async () => {
    const pages = openPages();
    await pages.publish("two", "Text.");
    const article = [
      "---",
      "id: links",
      "title: Links",
      "metaDescription: About links.",
      "summary: About links.",
      "category: rates",
      "publishedDate: 2026-11-15",
      "readTime: 1 min read",
      "featured: false",
      "---",
      "[Two](/two), [FAQ](/faq), [elsewhere](https://elsewhere.example/gone)",
    ].join("\n");
    const records = createRecordStore(operator.database, () => TEST_NOW);
    await records.publish({ kind: "news", id: "links", body: article }, 0, TEST_ACTOR);
    expect(await check()).toEqual([]);
    await pages.unpublish("two");
    expect(await check()).toEqual([
      "advice: /dscr-news/links has links that lead nowhere on this site: /two",
    ]);
  });

  function openPages() {
    const pages = createContentStore(operator.database, () => TEST_NOW);
    return {
      publish: (slug: string, markdown: string) =>
        pages.publish({ slug, title: "T", metaDescription: "D", markdown }, TEST_ACTOR),
      unpublish: (slug: string) => pages.unpublish(slug, TEST_ACTOR),
    };
  }

  test("with digests of another secret is reported", async () => {
    await store();
    const config = { secret: "the secret before this one was set" };
    await operator.run(["privacy", "delete", "zoe@person.example", "--yes"], { config });
    expect(await check()).toEqual([
      "problem: 2 addresses of forgotten people cannot be recognized: their digests were made with another secret",
    ]);
  });

  test("with consent records that were not anchored in time is reported, with removed ones too", async () => {
    await store(TEST_NOW - HOUR_MS);
    await anchorRecords(operator);
    await store(TEST_NOW - HOUR_MS);
    await store();
    expect(await check()).toEqual([
      "problem: Consent record 2 is older than five minutes, but the records are anchored only up to 1: later ones could be removed undetected",
    ]);
    await anchorRecords(operator);
    expect(await check()).toEqual([]);
    const { db } = operator.database;
    await sql`drop trigger consent_records_refuse_delete`.execute(db);
    await sql`delete from consent_records where sequence = 3`.execute(db);
    await sql`delete from leads where id not in (select lead_id from consent_records)`.execute(db);
    const found = await check();
    expect(found).toContain("problem: The consent records are not intact: 1 fault");
    expect(found.join("\n")).toContain(
      "problem: The trigger consent_records_refuse_delete on consent_records is missing.",
    );
  });

  test("with a changed consent record is reported", async () => {
    await store();
    const { db } = operator.database;
    await sql`update consent_records set content = replace(content, 'Sample', 'Other')`.execute(db);
    expect(await check()).toEqual(["problem: The consent records are not intact: 1 fault"]);
  });
});

describe("doctor", () => {
  const operator = operatorOfEachTest();

  test("prints each finding with its remedy, problems first, and fails", async () => {
    const { code, out, err } = await operator.run(["doctor"]);
    expect(code).toBe(1);
    expect(out).toMatch(
      /^PROBLEM {2}Placeholder: phone .+\n {9}Enter the real value: .+ settings edit contact/,
    );
    expect(out).toMatch(
      /^PROBLEM {2}Limits that the lender has not confirmed, .+ Kiavi\n {9}Ask the lender\./m,
    );
    expect(out.lastIndexOf("PROBLEM")).toBeLessThan(out.indexOf("ADVICE"));
    expect(err).toMatch(/^\d+ problems to fix\.\n$/);
  });

  test("prints the same as JSON", async () => {
    const findings = JSON.parse((await operator.run(["doctor", "--json"])).out);
    expect(findings[0]).toEqual({
      level: "problem",
      what: "Placeholder: phone (512) 555-0142",
      remedy: expect.stringContaining("settings edit contact"),
    });
  });

  test("reports a missing secret, and does not create one", async () => {
    const { out } = await operator.run(["doctor"], { config: { secret: undefined } });
    expect(out).toMatch(
      /SECRET is not set, and .+secret does not exist\. Run this command with the site's settings/,
    );
    expect(existsSync(path.join(operator.folder, "secret"))).toBe(false);
  });

  test("on PostgreSQL says to keep the secret in DATA_DIR, and to make one only if there is none", async () => {
    const config = { secret: undefined, databaseUrl: "postgres://u:p@127.0.0.1:1/site" };
    expect((await operator.run(["doctor"], { config })).out).toContain(
      "Set SECRET to the same value of at least 32 random characters for all of them.",
    );
    const file = path.join(operator.folder, "secret");
    writeFileSync(file, TEST_SECRET);
    const { out } = await operator.run(["doctor"], { config });
    expect(out).toContain(
      `Keep the secret that is there: set SECRET to the content of ${file} for all of them.`,
    );
    expect(out).not.toContain("random characters");
    expect(out).not.toContain(TEST_SECRET);
  });

  test("reports a missing database along with everything else", async () => {
    const { code, out } = await operator.run(["doctor"], {
      config: { databaseUrl: "file:/no/such/file.db" },
    });
    expect(code).toBe(1);
    expect(out).toContain("The database cannot be read. There is no database at /no/such/file.db yet.");
    expect(out).toContain("Placeholder");
  });
});
