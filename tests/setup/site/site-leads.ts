import { inject } from "vitest";
import { openDatabase } from "../../../platform/database/database.ts";
import { findLead } from "../../../src/leads/records/lead-queries.server.ts";
import type { Lead } from "../../../src/leads/records/lead-record.ts";
import type { LeadTables } from "../../../src/leads/records/lead-tables.server.ts";

/** Reads a lead that the site of the end-to-end tests has stored. */
export async function findStoredLead(reference: string): Promise<Lead | undefined> {
  const database = await openDatabase<LeadTables>(`file:${inject("siteData")}/rentratio.sqlite`, {
    file: "",
    migrations: [],
    now: Date.now,
  });
  try {
    return await findLead(database, { reference });
  } finally {
    await database.close();
  }
}
