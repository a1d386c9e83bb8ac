import { beforeEach, describe, expect, test } from "vitest";
import { listJobs } from "../../../platform/outbox/job-records.ts";
import { enqueue } from "../../../platform/outbox/outbox.ts";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import {
  createSubmitLeadDeps,
  formTokenAt,
  leadsOfAllTests,
  openLeadDatabaseAt,
  submitTestLead,
  TEST_NOW,
} from "../../../tests/setup/leads.ts";
import { verifyConsent } from "../consent/consent-store.server.ts";
import type { IntakeDeps, Sender } from "../intake/lead-intake.server.ts";
import { listLeads } from "./lead-list.server.ts";

describe.each(DIALECTS)("leads on %s", (dialect) => {
  const database = leadsOfAllTests(dialect);
  let deps: IntakeDeps;
  let now = TEST_NOW;

  beforeEach(() => {
    now += 24 * 60 * 60 * 1000;
    deps = createSubmitLeadDeps(database, { now: () => now });
  });

  const take = (sent: object, key?: string, using = deps, sender: Partial<Sender> = {}) =>
    submitTestLead(sent, { idempotencyKey: key, ...sender }, using);

  /** Takes a job id, so that a lead whose job wants the same id cannot be stored. */
  async function occupyJobId(id: string): Promise<void> {
    await database.transaction((transaction) =>
      enqueue(transaction, { id, kind: "other", payload: {}, runAt: now }),
    );
  }

  async function newest(count = 1) {
    return await listLeads(database, { limit: count });
  }

  test("a lead is stored with its consent record and its jobs", async () => {
    const outcome = await take({
      name: "First",
      page: "/",
      utm_source: "newsletter",
      formToken: formTokenAt(now),
    });
    const [lead] = await newest();
    expect(outcome).toEqual({ kind: "stored", reference: lead?.reference });
    expect(lead).toMatchObject({
      name: "First",
      email: "dana@example.com",
      phone: "+15125550142",
      phoneTyped: "(512) 555-0142",
      createdAt: now,
      lastContactAt: now,
      status: "new",
      suspicions: [],
      origin: { page: "/", referrer: null, campaign: { utm_source: "newsletter" } },
    });
    const jobs = await listJobs(database, { limit: 3 });
    expect(jobs.map(({ kind, payload }) => ({ kind, payload }))).toEqual(
      expect.arrayContaining(
        ["lead-email", "lead-webhook", "lead-acknowledgement"].map((kind) => ({
          kind,
          payload: { leadId: lead?.id },
        })),
      ),
    );
    expect(await verifyConsent(database)).toMatchObject({
      records: 1,
      faults: [],
      leadsWithoutConsent: [],
    });
  });

  test("only the deliveries that are switched on become jobs", async () => {
    const quiet = { ...deps, deliveries: { webhook: false, acknowledgement: false } };
    await take({ name: "Quiet" }, undefined, quiet);
    const jobs = await listJobs(database, { limit: 1 });
    const [lead] = await newest();
    expect(jobs).toMatchObject([{ kind: "lead-email", payload: { leadId: lead?.id } }]);
  });

  test("a suspected lead is stored and marked, and nobody writes to its address", async () => {
    await take({ name: "Bot", website: "x", formToken: "forged" });
    const [lead] = await newest();
    expect(lead?.suspicions).toEqual(["honeypot-filled", "form-token-invalid"]);
    const jobs = await listJobs(database, { limit: 10, kind: "lead-acknowledgement" });
    expect(jobs.map(({ payload }) => payload)).not.toContainEqual({ leadId: lead?.id });
  });

  test("a lead without a form token is stored, and nobody writes to its address", async () => {
    const listAcknowledged = async () =>
      (await listJobs(database, { limit: 100, kind: "lead-acknowledgement" })).map(({ payload }) => payload);
    await take({ name: "Program", formToken: undefined });
    const [program] = await newest();
    expect(program?.suspicions).toEqual([]);
    expect(await listAcknowledged()).not.toContainEqual({ leadId: program?.id });
  });

  test("the same key and content is the same lead, for seven days", async () => {
    const first = await take({ name: "Keyed" }, "key-1");
    now += 7 * 24 * 60 * 60 * 1000 - 1;
    expect(await take({ name: "Keyed" }, "key-1")).toEqual({ ...first, kind: "replayed" });
    now += 1;
    expect(await take({ name: "Keyed" }, "key-1")).toMatchObject({ kind: "stored" });
  });

  test("the same key with other content is refused, and stores nothing", async () => {
    await take({ name: "Owner" }, "key-2");
    expect(await take({ name: "Other" }, "key-2")).toEqual({ kind: "key-reused" });
    expect(await newest()).toMatchObject([{ name: "Owner" }]);
    expect(await take({ name: "Owner" }, "key-3"), "under another key").toMatchObject({ kind: "stored" });
  });

  test("without a key, the same content within ten minutes is the same lead", async () => {
    const first = await take({ name: "Double click" });
    now += 10 * 60 * 1000 - 1;
    expect(await take({ name: "Double click", phone: "512.555.0142" })).toEqual({
      ...first,
      kind: "replayed",
    });
    now += 1;
    expect(await take({ name: "Double click" })).toMatchObject({ kind: "stored" });
  });

  test.each([
    ["another address", { ip: "203.0.113.8" }],
    ["another program", { userAgent: "curl/8" }],
  ])(
    "without a key, the same content from %s is a lead of its own: nobody gets another's reference",
    async (whom, sender) => {
      const victim = await take({ name: `Victim of ${whom}` });
      const other = await take({ name: `Victim of ${whom}` }, undefined, deps, sender);
      expect(other.kind).toBe("stored");
      expect(other).not.toEqual(victim);
      expect(await take({ name: `Victim of ${whom}` })).toEqual({ ...victim, kind: "replayed" });
    },
  );

  test("with its key, a submission is known also when the visitor has changed the network", async () => {
    const first = await take({ name: "On the move" }, "key-move");
    const again = await take({ name: "On the move" }, "key-move", deps, { ip: "198.51.100.1" });
    expect(again).toEqual({ ...first, kind: "replayed" });
  });

  test("after the clock was set back, the same content is a new lead, and a key is still known", async () => {
    const first = await take({ name: "Time traveller" }, "key-travel");
    await take({ name: "Plain traveller" });
    now -= 12 * 60 * 60 * 1000;
    expect(await take({ name: "Plain traveller" })).toMatchObject({ kind: "stored" });
    expect(await take({ name: "Time traveller" }, "key-travel")).toEqual({ ...first, kind: "replayed" });
    now += 12 * 60 * 60 * 1000;
  });

  test("another field makes it another lead", async () => {
    await take({ name: "Varied" });
    for (const change of [
      { state: "CA" },
      { loanPurpose: "other" },
      { source: "contact" },
      { email: "d@e.co" },
      { dealSummary: "Price: $300,000" },
      { dealSummary: "Price: $310,000" },
      { message: "Is a duplex one property?" },
      { message: "Is a fourplex one property?" },
    ]) {
      expect(await take({ name: "Varied", ...change })).toMatchObject({ kind: "stored" });
    }
  });

  test("a deal and a message are stored as they were sent, belong to what a key stands for, and to no consent", async () => {
    const texts = {
      dealSummary: "Price: $300,000 \u{1F3E0}\n  Rent: $2,500",
      message: "12 Elm St \u{1F3E0}\n'; drop table leads; --",
    };
    const lead = { name: "Writer", ...texts };
    const first = await take(lead, "key-texts");
    expect((await newest())[0]).toMatchObject(texts);
    expect(await take(lead, "key-texts")).toEqual({ ...first, kind: "replayed" });
    for (const other of [{ dealSummary: "Price: $310,000" }, { dealSummary: "" }, { message: "" }]) {
      expect(await take({ ...lead, ...other }, "key-texts")).toEqual({ kind: "key-reused" });
    }
    const records = await database.db.selectFrom("consent_records").selectAll().execute();
    expect(JSON.stringify(records)).not.toMatch(/Elm|Rent:/);
  });

  test("a text that is no longer offered was not agreed to", async () => {
    const before = (await newest())[0]?.id;
    expect(await take({ name: "Late", consentHash: "0".repeat(64) })).toEqual({ kind: "stale-consent" });
    expect((await newest())[0]?.id).toBe(before);
  });

  test("a retry is recognized even if the text has changed in between", async () => {
    const consentHash = deps.consentOffer().textSha256;
    const first = await take({ name: "Retried", consentHash }, "key-5");
    const offer = { ...deps.consentOffer(), textSha256: "f".repeat(64) };
    const changed = { ...deps, consentOffer: () => offer };
    expect(await take({ name: "Retried", consentHash }, "key-5", changed)).toEqual({
      ...first,
      kind: "replayed",
    });
  });

  test("50 submissions at once with one key are one lead, on PostgreSQL also through two servers", async () => {
    const other = dialect === "postgres" ? await openLeadDatabaseAt(database.url) : undefined;
    const elsewhere = createSubmitLeadDeps(other ?? database, { now: () => now });
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        take({ name: "Fifty" }, "key-50", index % 2 === 0 ? deps : elsewhere),
      ),
    );
    await other?.close();
    expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => "reference" in outcome && outcome.reference)).size).toBe(1);
    expect(await newest(2)).not.toMatchObject([{ name: "Fifty" }, { name: "Fifty" }]);
  });

  test("many leads at once make one unbroken chain", async () => {
    const before = await verifyConsent(database);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => take({ name: `Crowd ${index}a` }, `crowd-${index}`)),
    );
    const after = await verifyConsent(database);
    expect(after).toMatchObject({ records: before.records + 30, faults: [], leadsWithoutConsent: [] });
  });

  test("a lead that cannot be stored does not fail the others in its batch", async () => {
    const taken = "another id that is taken";
    await occupyJobId(taken);
    const before = await verifyConsent(database);
    let ids = 0;
    const clumsy = { ...deps, newId: () => (++ids === 1 ? "never-stored" : taken) };
    const outcomes = await Promise.allSettled([
      take({ name: "Before" }, "company-1"),
      take({ name: "Clumsy" }, "company-2", clumsy),
      take({ name: "Without a key" }),
      take({ name: "After" }, "company-3"),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
    expect((await newest(4)).map(({ name }) => name)).not.toContain("Clumsy");
    const after = await verifyConsent(database);
    expect(after).toMatchObject({ records: before.records + 3, faults: [], leadsWithoutConsent: [] });
  });

  test("one batch tells apart new leads, repeated ones, and those with another lead's key", async () => {
    const known = await take({ name: "Known" }, "mixed-1");
    const plain = await take({ name: "Plain" });
    now += 1_000;
    const outcomes = await Promise.all([
      take({ name: "Newcomer" }, "mixed-2"),
      take({ name: "Known" }, "mixed-1"),
      take({ name: "Stranger" }, "mixed-1"),
      take({ name: "Plain" }),
      take({ name: "Newcomer" }, "mixed-2"),
      take({ name: "Plain", state: "CA" }),
    ]);
    const [newcomer, , , , , other] = outcomes;
    expect(newcomer?.kind).toBe("stored");
    expect(other?.kind).toBe("stored");
    expect(outcomes).toEqual([
      newcomer,
      { ...known, kind: "replayed" },
      { kind: "key-reused" },
      { ...plain, kind: "replayed" },
      { ...newcomer, kind: "replayed" },
      other,
    ]);
  });

  test("when a job cannot be written, neither lead nor consent nor key is", async () => {
    const taken = "an id that is taken";
    await occupyJobId(taken);
    const before = await verifyConsent(database);
    let ids = 0;
    const clumsy = { ...deps, newId: () => (++ids === 1 ? "half-stored" : taken) };
    await expect(take({ name: "Half" }, "key-6", clumsy)).rejects.toThrow();
    expect((await newest())[0]?.name).not.toBe("Half");
    expect(await verifyConsent(database)).toEqual(before);
    expect(await take({ name: "Half" }, "key-6")).toMatchObject({ kind: "stored" });
  });
});
