import { type DeskTables, deskMigrations } from "../desk/access/desk-tables.server.ts";
import type { Database } from "../platform/database/database.ts";
import type { Migration } from "../platform/database/migrations.ts";
import { WRITE_PROBE_MIGRATION, type WriteProbeTables } from "../platform/database/write-probe.ts";
import { RATE_LIMIT_MIGRATION, type RateLimitTables } from "../platform/http/limits/shared-rate-limit.ts";
import { OUTBOX_MIGRATION, type OutboxTables } from "../platform/outbox/outbox.ts";
import { VISITS_MIGRATION, type VisitTables } from "../platform/visits/visit-store.ts";
import { AUDIT_MIGRATION, AUDIT_MOMENTS_MIGRATION, type AuditTables } from "../src/audit/audit-log.server.ts";
import {
  type CalculatorSessionSchema,
  createCalculatorSessions,
} from "../src/calculators/saved/calculator-session-store.server.ts";
import { type ContentTables, contentMigrations } from "../src/content-pages/content-tables.server.ts";
import {
  COMMISSION_MIGRATION,
  HANDOFF_MIGRATION,
  type HandoffTables,
  LENDER_WEBHOOK_MIGRATION,
  MATCH_MIGRATION,
  PRICE_FORM_MIGRATION,
  RELEASE_MIGRATION,
} from "../src/handoff/handoff-tables.server.ts";
import {
  DATA_REQUESTS_MIGRATION,
  type DataRequestTables,
} from "../src/leads/privacy/requests/data-request-tables.server.ts";
import { leadMigrations } from "../src/leads/records/lead-migrations.server.ts";
import type { LeadTables } from "../src/leads/records/lead-tables.server.ts";
import { type NewsTables, newsMigrations } from "../src/news/subscriptions/subscription-tables.server.ts";
import { type RecordTables, recordMigrations } from "../src/records/record-tables.server.ts";
import { undateSampleRates } from "../src/site/undated-rates-migration.server.ts";
import { BACKUP_STATE_MIGRATION, type BackupTables } from "./backup/backup-state.ts";

/** Tables of all features. */
export type Schema = CalculatorSessionSchema &
  OutboxTables &
  LeadTables &
  ContentTables &
  NewsTables &
  RecordTables &
  VisitTables &
  RateLimitTables &
  WriteProbeTables &
  BackupTables &
  AuditTables &
  DeskTables &
  DataRequestTables &
  HandoffTables;
export type SiteDatabase = Database<Schema>;

/**
 * All migrations, ordered by id. A new one needs an id above all released ones, which deployed databases already have.
 */
export const migrations: readonly Migration[] = [
  createCalculatorSessions,
  OUTBOX_MIGRATION,
  ...leadMigrations,
  ...contentMigrations,
  ...newsMigrations,
  ...recordMigrations,
  VISITS_MIGRATION,
  RATE_LIMIT_MIGRATION,
  WRITE_PROBE_MIGRATION,
  BACKUP_STATE_MIGRATION,
  AUDIT_MIGRATION,
  AUDIT_MOMENTS_MIGRATION,
  ...deskMigrations,
  DATA_REQUESTS_MIGRATION,
  undateSampleRates,
  HANDOFF_MIGRATION,
  RELEASE_MIGRATION,
  COMMISSION_MIGRATION,
  LENDER_WEBHOOK_MIGRATION,
  PRICE_FORM_MIGRATION,
  MATCH_MIGRATION,
].toSorted((one, other) => one.id.localeCompare(other.id));
