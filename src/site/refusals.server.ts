import type { Database } from "../../platform/database/database.ts";
import { findTriggerFaults } from "../../platform/database/triggers.ts";
import { type AuditTables, auditRefusals } from "../audit/audit-log.server.ts";
import { CONSENT_REFUSALS } from "../leads/records/lead-migrations.server.ts";
import type { LeadTables } from "../leads/records/lead-tables.server.ts";

/** What is wrong with the triggers that keep consent records and the audit log from being changed, in sentences. */
export async function findRefusalFaults(
  database: Database<LeadTables & AuditTables>,
): Promise<readonly string[]> {
  return await findTriggerFaults(database, [...CONSENT_REFUSALS, ...auditRefusals(database.dialect)]);
}
