import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { openDatabase } from "../../platform/database/database.ts";
import type { DatabaseDialect } from "../../platform/database/engine.ts";
import type { MailPauseTables } from "../../platform/mail/mail-pauses.ts";
import { OUTBOX_MIGRATION, type OutboxTables } from "../../platform/outbox/outbox.ts";
import { AUDIT_MIGRATION, type AuditTables } from "../../src/audit/audit-log.server.ts";
import { createFormTokens } from "../../src/leads/intake/lead-form-token.server.ts";
import {
  type IntakeDeps,
  type IntakeOutcome,
  type Sender,
  takeLead,
} from "../../src/leads/intake/lead-intake.server.ts";
import { readSubmission } from "../../src/leads/intake/lead-submission.server.ts";
import type { SubmitLeadDeps } from "../../src/leads/intake/submit-lead.server.ts";
import { consentOffer } from "../../src/leads/lead-catalog.server.ts";
import { createLeadKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { leadMigrations } from "../../src/leads/records/lead-migrations.server.ts";
import { formatReference, REFERENCE_BYTES } from "../../src/leads/records/lead-reference.ts";
import { type LeadDatabase, openLeadStore } from "../../src/leads/records/lead-store.server.ts";
import type { LeadTables } from "../../src/leads/records/lead-tables.server.ts";
import { newsMigrations } from "../../src/news/subscriptions/subscription-tables.server.ts";
import {
  type CurrentDatabase,
  databaseOfAllTests,
  databaseOfEachTest,
  type OpenTestDatabase,
  openTestDatabase,
} from "./database/test-database.ts";
import { shippedContent } from "./shipped-content.ts";

const TEST_SECRET = "a secret of this test";

const MIGRATIONS = [OUTBOX_MIGRATION, ...leadMigrations, ...newsMigrations, AUDIT_MIGRATION].toSorted(
  (one, other) => one.id.localeCompare(other.id),
);

type Tables = LeadTables & OutboxTables & AuditTables & MailPauseTables;

export type TestLeadDatabase = OpenTestDatabase<Tables>;

export function openLeadDatabase(dialect: DatabaseDialect): Promise<TestLeadDatabase> {
  return openTestDatabase(dialect, MIGRATIONS);
}

export function leadsOfEachTest(dialect: DatabaseDialect): CurrentDatabase<Tables> {
  return databaseOfEachTest(() => openLeadDatabase(dialect));
}

export function leadsOfAllTests(dialect: DatabaseDialect): CurrentDatabase<Tables> {
  return databaseOfAllTests(() => openLeadDatabase(dialect));
}

/** Another instance on the same data. */
export async function openLeadDatabaseAt(url: string): Promise<LeadDatabase> {
  const options = { file: "", migrations: MIGRATIONS, now: Date.now };
  return await openDatabase<Tables>(url, options);
}

/** What somebody with the database itself could do: the triggers that protect consent records are gone. */
export async function unprotectConsent({ db, dialect }: LeadDatabase): Promise<void> {
  const table = dialect === "postgres" ? " on consent_records" : "";
  for (const change of ["delete", "update"]) {
    await sql.raw(`drop trigger consent_records_refuse_${change}${table}`).execute(db);
  }
}

/** Everything needed to accept a lead, with a clock that stands still unless a test moves it. */
export function createSubmitLeadDeps(
  database: LeadDatabase,
  changes: Partial<SubmitLeadDeps> = {},
): SubmitLeadDeps {
  const now = changes.now ?? (() => TEST_NOW);
  return {
    store: openLeadStore(database),
    now,
    newId: randomUUID,
    newReference: () => formatReference(randomBytes(REFERENCE_BYTES)),
    newSalt: () => randomBytes(16).toString("hex"),
    formTokens: createFormTokens(TEST_SECRET, now),
    consentOffer: () => consentOffer(shippedContent),
    isStateServed: () => true,
    deliveries: { webhook: true, acknowledgement: true },
    onStored: () => {},
    rateLimit: { count: async () => undefined },
    reportFailure: (error) => {
      throw error;
    },
    ...changes,
  };
}

export const TEST_KEYS = createLeadKeys("a secret of this test");

export const TEST_NOW = Date.UTC(2026, 10, 15, 12);

/** The token of a form opened ten seconds earlier. */
export function formTokenAt(now: number): string {
  return createFormTokens(TEST_SECRET, () => now - 10_000).issue();
}

/** The spec's seven fields: a complete submission. */
export const COMPLETE_LEAD = {
  name: "Dana Investor",
  email: "dana@example.com",
  phone: "(512) 555-0142",
  state: "TX",
  loanPurpose: "purchase",
  tcpaConsent: true,
  source: "homepage",
} as const;

const SENDER: Sender = {
  ip: "203.0.113.7",
  userAgent: "Browser/1.0",
  hasPrivacySignal: true,
  idempotencyKey: undefined,
};

/** Sends a complete lead, with changes. */
export async function submitTestLead(
  changes: object,
  sender: Partial<Sender>,
  deps: IntakeDeps,
): Promise<IntakeOutcome> {
  const reading = readSubmission({ ...COMPLETE_LEAD, ...changes });
  if (!("submission" in reading)) throw new Error(reading.message);
  return await takeLead(reading.submission, { ...SENDER, ...sender }, deps);
}

/** Stores a complete lead, with changes, and returns its reference. */
export async function takeTestLead(
  database: LeadDatabase,
  changes: object = {},
  deps: Partial<SubmitLeadDeps> = {},
): Promise<string> {
  const outcome = await submitTestLead(changes, {}, createSubmitLeadDeps(database, deps));
  if (outcome.kind !== "stored") throw new Error(`The test's lead was not stored: ${outcome.kind}`);
  return outcome.reference;
}
