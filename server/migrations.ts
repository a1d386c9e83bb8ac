import type { Migration } from "../platform/database/migrations.ts";
import { OUTBOX_MIGRATION, type OutboxTables } from "../platform/outbox/outbox.ts";
import {
  type CalculatorSessionSchema,
  createCalculatorSessions,
} from "../src/calculators/calculator-session-store.server.ts";
import { type ContentTables, contentMigrations } from "../src/content-pages/content-tables.server.ts";
import { leadMigrations } from "../src/leads/lead-migrations.server.ts";
import type { LeadTables } from "../src/leads/lead-tables.server.ts";

/** The tables of all capabilities. */
export type Schema = CalculatorSessionSchema & OutboxTables & LeadTables & ContentTables;

/** Theirs, in the order in which they are applied. */
export const migrations: readonly Migration[] = [
  createCalculatorSessions,
  OUTBOX_MIGRATION,
  ...leadMigrations,
  ...contentMigrations,
];
