import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import type { Lead } from "../../src/leads/records/lead-record.ts";
import { OperatorFailure, type SiteDatabase } from "../context.ts";

export async function requireLead(database: SiteDatabase, reference: string): Promise<Lead> {
  const lead = await findLead(database, { reference });
  if (lead === undefined) throw new OperatorFailure(`No lead has the reference ${reference}.`);
  return lead;
}
