import { inject } from "vitest";
import { findLead } from "../../../src/leads/records/lead-queries.server.ts";
import type { Lead } from "../../../src/leads/records/lead-record.ts";
import { withSiteDatabase } from "../database/site-database.ts";

/** Reads a lead that the site of the end-to-end tests has stored. */
export async function findStoredLead(reference: string): Promise<Lead | undefined> {
  const url = `file:${inject("siteData")}/rentratio.sqlite`;
  return await withSiteDatabase(url, (database) => findLead(database, { reference }));
}
