import { type Command, Option } from "commander";
import type { LeadFilter } from "../../src/leads/records/lead-queries.server.ts";
import { LEAD_STATUSES, type LeadStatus } from "../../src/leads/records/lead-record.ts";
import { readDay, readLastDay } from "../arguments.ts";

export interface LeadFilterOptions {
  readonly status?: LeadStatus;
  readonly source?: string;
  readonly from?: number;
  readonly to?: number;
}

export function addLeadFilters(command: Command): Command {
  return command
    .addOption(new Option("--status <status>", "only leads of this status").choices(LEAD_STATUSES))
    .option("--source <source>", "only leads from this form, such as homepage")
    .option("--from <date>", "only leads received on this day (UTC) or later", readDay)
    .option("--to <date>", "only leads received on this day (UTC) or earlier", readLastDay);
}

export function readLeadFilter({ status, source, from, to }: LeadFilterOptions): Omit<LeadFilter, "limit"> {
  return { status, source, from, to };
}
