import { type Command, Option } from "commander";
import type { SiteContent } from "../../content/site-content.ts";
import { findOwner } from "../../src/leads/owners/lead-owners.server.ts";
import type { LeadFilter } from "../../src/leads/records/lead-list.server.ts";
import { LEAD_STATUSES, type LeadStatus } from "../../src/leads/records/lead-record.ts";
import type { Days } from "../../src/office/office-calendar.ts";
import { readDay } from "../arguments.ts";
import type { SiteDatabase } from "../context.ts";
import { officeZone, readPeriod } from "../office-time.ts";

export interface LeadFilterOptions extends Days {
  readonly status?: LeadStatus;
  readonly source?: string;
  readonly owner?: string;
}

export function addLeadFilters(site: SiteContent, command: Command): Command {
  return addDayFilters(site, command)
    .addOption(new Option("--status <status>", "only leads of this status").choices(LEAD_STATUSES))
    .option("--source <source>", "only leads from this form, such as homepage")
    .option("--owner <name>", "only leads of this colleague, or of none");
}

export function addDayFilters(site: SiteContent, command: Command): Command {
  return command
    .option("--from <date>", `only leads received on this day (${officeZone(site)}) or later`, readDay)
    .option("--to <date>", `only leads received on this day (${officeZone(site)}) or earlier`, readDay);
}

function readLeadFilter(
  site: SiteContent,
  { status, source, owner, ...days }: LeadFilterOptions,
): LeadFilter {
  return { status, source, owner: owner === "none" ? null : owner, ...readPeriod(site, days) };
}

/** The same with the colleague's name as it is stored, however it was typed. */
export async function findLeadFilter(
  site: SiteContent,
  database: SiteDatabase,
  options: LeadFilterOptions,
): Promise<LeadFilter> {
  const filter = readLeadFilter(site, options);
  const { owner } = filter;
  if (typeof owner !== "string") return filter;
  return { ...filter, owner: (await findOwner(database.db, owner))?.name ?? owner };
}
