import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { listActions } from "../../../src/audit/audit-log.server.ts";
import { DIALECTS } from "../../../tests/setup/database/test-database.ts";
import { leadsOfEachTest, TEST_KEYS } from "../../../tests/setup/leads.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { stampAt, TEST_ACTOR } from "../../../tests/setup/test-actor.ts";
import { officeCalendar } from "../../office/office-catalog.server.ts";
import { findConsent, verifyConsent } from "../consent/consent-store.server.ts";
import { createEvidenceBundle } from "../consent/evidence/evidence-bundle.server.ts";
import { deleteLeads, optIn, optOut } from "../privacy/lead-privacy.server.ts";
import { findWishes } from "../privacy/suppressions.server.ts";
import { changeStatus, type StatusChange } from "../records/lead-changes.server.ts";
import { readHistory } from "../records/lead-history.server.ts";
import { findLead } from "../records/lead-queries.server.ts";
import { formatReference, REFERENCE_BYTES } from "../records/lead-reference.ts";
import { countRelatedLeads, listRelatedLeads } from "../records/related-leads.server.ts";
import { findMailRefusal } from "../written-mails/queue-written-mail.server.ts";
import { enterLeads } from "./enter-leads.server.ts";
import { findKnownPeople } from "./known-people.server.ts";
import { type LeadEntry, readEntry } from "./read-entry.server.ts";
import type { TypedEntry } from "./typed-entry.ts";

/** Tuesday, 9 in the morning in Texas. */
const NOW = Date.parse("2026-11-17T09:00-06:00");
const office = officeCalendar(shippedContent);
const NO_CONSENT = { channels: [], way: "", day: "", words: "" };
const TYPED: TypedEntry = {
  name: "Dana Investor",
  email: "dana@example.com",
  phone: "(512) 555-0142",
  state: "tx",
  loanPurpose: "purchase",
  message: "A duplex in Austin",
  source: "Trade fair, Dallas",
  received: "",
  campaign: "",
  ...{ status: "", loan: "", ratio: "", dealSummary: "" },
  consent: { channels: ["phone"], way: "on the phone", day: "2026-11-16", words: "Call me on Friday." },
};

function entryOf(changes: Partial<TypedEntry> = {}): LeadEntry {
  const reading = readEntry({ ...TYPED, ...changes }, { now: NOW, office });
  if ("problems" in reading) throw new Error(JSON.stringify(reading.problems));
  return reading.entry;
}

describe.each(DIALECTS)("leads that the operator enters, on %s", (dialect) => {
  const database = leadsOfEachTest(dialect);
  const deps = {
    newReference: () => formatReference(randomBytes(REFERENCE_BYTES)),
    newSalt: () => randomBytes(16).toString("hex"),
    hasWebhook: true,
  };

  const enter = (entries: readonly LeadEntry[], key: string = randomUUID()) =>
    enterLeads(database, entries, { key, action: "entered by hand", stamp: stampAt(NOW) }, deps);

  async function enterOne(changes: Partial<TypedEntry> = {}) {
    const [outcome] = await enter([entryOf(changes)]);
    const reference = outcome !== undefined && "reference" in outcome ? outcome.reference : "";
    const lead = await findLead(database, { reference });
    if (lead === undefined) throw new Error("The lead was not stored");
    return lead;
  }

  test("have what was typed, a source like the site's, and a consent record that the operator wrote", async () => {
    const lead = await enterOne();
    expect(lead).toMatchObject({
      ...{ name: "Dana Investor", phone: "+15125550142", state: "TX", source: "trade-fair-dallas" },
      ...{ createdAt: NOW, status: "new", suspicions: [], agreedChannels: ["phone"] },
    });
    const record = await findConsent(database, lead.reference);
    expect(JSON.parse(record?.content ?? "")).toMatchObject({
      text: expect.stringContaining(`Recorded by the operator (${TEST_ACTOR.name})`),
      channels: ["phone"],
      partners: [],
      policies: {},
      isTextConfirmed: false,
      recordedByOperator: { by: TEST_ACTOR.name, way: "on the phone", day: "2026-11-16" },
    });
    expect(await verifyConsent(database)).toMatchObject({ records: 1, faults: [], leadsWithoutConsent: [] });
    expect(await listActions(database, { subject: lead.reference, limit: 5 })).toMatchObject([
      { action: "entered by hand", actor: TEST_ACTOR },
    ]);
    const bundle = await createEvidenceBundle(database, TEST_KEYS, { reference: lead.reference, now: NOW });
    const readme = bundle?.files.find(({ name }) => name === "README.txt")?.text ?? "";
    expect(readme).toContain("The person saw no text of the site.");
    expect(readme).not.toContain("the text they saw");
  });

  test("may be contacted only as the person agreed, until they agree to more", async () => {
    const lead = await enterOne({ consent: { ...TYPED.consent, channels: ["email"] } });
    const wishes = async () => (await findWishes(database.db, TEST_KEYS, [lead])).get(lead.id);
    expect(await wishes()).toEqual({
      optedOut: ["phone", "sms"],
      notAgreed: ["phone", "sms"],
      hasAskedAgain: false,
    });
    expect((await readHistory(database, TEST_KEYS, lead)).contactAdvice).toBe(
      "Entered by hand, without consent to be called or sent text messages.",
    );
    await optIn(database, { phone: lead.phone }, { scopes: ["phone"], reason: "said so" }, stampAt(NOW + 1));
    expect((await wishes())?.optedOut).toEqual(["sms"]);
  });

  test("without a consent may not be contacted at all, and the record says so", async () => {
    const lead = await enterOne({ consent: NO_CONSENT });
    expect((await findWishes(database.db, TEST_KEYS, [lead])).get(lead.id)?.optedOut).toEqual([
      "email",
      "phone",
      "sms",
    ]);
    const record = await findConsent(database, lead.reference);
    expect(record?.content).toContain("The person has not agreed to be contacted.");
    expect(await verifyConsent(database)).toMatchObject({ faults: [] });
  });

  test("with a number alone match nobody by an address that they do not have, and are mailed by nobody", async () => {
    const caller = await enterOne({ email: "" });
    const other = await enterOne({ email: "", phone: "(512) 555-0143", name: "Other Caller" });
    const writer = await enterOne({ phone: "", consent: NO_CONSENT });
    const second = await enterOne({ phone: "", email: "second@example.com", consent: NO_CONSENT });
    const all = [caller, other, writer, second];
    const counts = await countRelatedLeads(database, all);
    expect(all.map(({ id }) => counts.get(id))).toEqual([0, 0, 0, 0]);
    for (const lead of all) expect(await listRelatedLeads(database, lead, { limit: 9 })).toEqual([]);
    const again = await enterOne({ email: "" });
    expect((await countRelatedLeads(database, [again])).get(again.id)).toBe(1);
    expect(await listRelatedLeads(database, again, { limit: 9 })).toMatchObject([
      { reference: caller.reference, hasSameEmail: false, hasSamePhone: true },
    ]);
    const findKnown = await findKnownPeople(database, [{ email: "", phone: "+15125550199" }, second]);
    expect(findKnown({ email: "", phone: "+15125550199" })).toBeUndefined();
    expect(findKnown(second)).toEqual({ reference: second.reference });
    expect(await findMailRefusal(database.db, TEST_KEYS, caller)).toBe("no address");
    expect((await readHistory(database, TEST_KEYS, caller)).contactAdvice).toBe(
      "Entered by hand, without consent to be sent text messages.",
    );
    expect(await verifyConsent(database)).toMatchObject({ faults: [] });
  });

  test("with a number alone opt out and are deleted by it, and nobody else is", async () => {
    const caller = await enterOne({ email: "" });
    const other = await enterOne({ email: "", phone: "(512) 555-0143" });
    const stop = { reason: "said so", scopes: ["phone"] } as const;
    await optOut(database, { reference: caller.reference }, stop, stampAt(NOW + 1));
    const wishes = await findWishes(database.db, TEST_KEYS, [caller, other]);
    expect(wishes.get(caller.id)?.optedOut).toContain("phone");
    expect(wishes.get(other.id)?.optedOut).toEqual(["email", "sms"]);
    await deleteLeads(database, TEST_KEYS, { reference: caller.reference }, stampAt(NOW + 2));
    expect(await findLead(database, { reference: caller.reference })).toBeUndefined();
    expect((await findWishes(database.db, TEST_KEYS, [other])).get(other.id)?.optedOut).toEqual([
      "email",
      "sms",
    ]);
    const again = await enterOne({ email: "" });
    expect((await findWishes(database.db, TEST_KEYS, [again])).get(again.id)?.optedOut).toContain("sharing");
  });

  test("keep status, ratio and loan, also when a closing is taken back", async () => {
    const lead = await enterOne({ status: "Contacted", ratio: "1.174", loan: "$225,000" });
    expect(lead).toMatchObject({ status: "contacted", dealRatio: 117, loanAmount: 225_000 });
    const { reference } = lead;
    const change = (next: StatusChange, later: number) =>
      changeStatus(database, reference, next, stampAt(NOW + later));
    await change({ status: "closed", amount: 300_000 }, 1);
    expect(await findLead(database, { reference })).toMatchObject({ loanAmount: 300_000 });
    await change({ status: "contacted" }, 2);
    expect(await findLead(database, { reference })).toMatchObject({ loanAmount: 225_000 });
    const exported = await enterOne({
      dealSummary: "Loan amount: $100,000",
      ratio: "1.1",
      loan: "999",
      email: "x@example.com",
    });
    expect(exported).toMatchObject({ dealRatio: 110, loanAmount: 100_000 });
  });

  test("are stored once if the form is sent twice, and a program is told of new ones only", async () => {
    const old = entryOf({ received: "2026-01-05", email: "old@example.com", phone: "512-555-0143" });
    const key = randomUUID();
    const first = await enter([entryOf(), old], key);
    const second = await enter([entryOf(), old], key);
    expect(first.map(({ kind }) => kind)).toEqual(["stored", "stored"]);
    expect(second.map(({ kind }) => kind)).toEqual(["replayed", "replayed"]);
    const leads = await database.db.selectFrom("leads").select(["email", "created_at"]).execute();
    expect(leads).toHaveLength(2);
    expect(leads).toContainEqual({
      email: "old@example.com",
      created_at: Date.parse("2026-01-05T09:00-06:00"),
    });
    expect(await database.db.selectFrom("outbox_jobs").select("kind").execute()).toEqual([
      { kind: "lead-webhook" },
    ]);
  });
});

test.each([
  [{ name: "" }, "name"],
  [{ phone: "12" }, "phone"],
  [{ phone: "", email: "", consent: NO_CONSENT }, "phone"],
  [{ phone: "" }, "channels"],
  [{ ratio: "high" }, "ratio"],
  [{ loan: "a lot" }, "loan"],
  [{ status: "lost" }, "status"],
  [{ email: "dana@nowhere" }, "email"],
  [{ state: "ZZ" }, "state"],
  [{ loanPurpose: "yacht" }, "loanPurpose"],
  [{ source: "!!" }, "source"],
  [{ received: "2026-11-18" }, "received"],
  [{ received: "yesterday" }, "received"],
  [{ message: "x".repeat(501) }, "message"],
  [{ consent: { ...TYPED.consent, words: "" } }, "words"],
])("of %o, the entry form says what is wrong", (changes, field) => {
  expect(readEntry({ ...TYPED, ...changes }, { now: NOW, office })).toEqual({
    problems: { [field]: expect.any(String) },
  });
});
