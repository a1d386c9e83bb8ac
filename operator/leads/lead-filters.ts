import { type Command, Option } from "commander";
import type { SiteContent } from "../../content/site-content.ts";
import type { LeadFilter } from "../../src/leads/records/lead-queries.server.ts";
import { LEAD_STATUSES, type LeadStatus } from "../../src/leads/records/lead-record.ts";
import type { Days } from "../../src/office/office-calendar.ts";
import { readDay } from "../arguments.ts";
import { officeZone, readPeriod } from "../office-time.ts";

export interface LeadFilterOptions extends Days {
  readonly status?: LeadStatus;
  readonly source?: string;
}

export function addLeadFilters(site: SiteContent, command: Command): Command {
  return addDayFilters(site, command)
    .addOption(new Option("--status <status>", "only leads of this status").choices(LEAD_STATUSES))
    .option("--source <source>", "only leads from this form, such as homepage");
}

export function addDayFilters(site: SiteContent, command: Command): Command {
  return command
    .option("--from <date>", `only leads received on this day (${officeZone(site)}) or later`, readDay)
    .option("--to <date>", `only leads received on this day (${officeZone(site)}) or earlier`, readDay);
}

export function readLeadFilter(
  site: SiteContent,
  { status, source, ...days }: LeadFilterOptions,
): Omit<LeadFilter, "limit"> {
  return { status, source, ...readPeriod(site, days) };
}
