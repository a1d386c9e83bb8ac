import { type Command, InvalidArgumentError, Option } from "commander";
import type { SiteContent } from "../../content/site-content.ts";
import { LOAN_PURPOSES, type LoanPurpose } from "../../src/leads/lead.ts";
import { findOwner } from "../../src/leads/owners/lead-owners.server.ts";
import type { LeadFilter } from "../../src/leads/records/lead-list.server.ts";
import { type LeadOrder, parseOrder, SORT_COLUMNS } from "../../src/leads/records/lead-order.ts";
import { LEAD_STATUSES, type LeadStatus } from "../../src/leads/records/lead-record.ts";
import { STUCK_LISTS, type StuckList } from "../../src/leads/reports/stuck-leads.ts";
import type { Days } from "../../src/office/office-calendar.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { STATES, type State } from "../../src/office/states.ts";
import { readDay } from "../arguments.ts";
import type { OperatorContext, SiteDatabase } from "../context.ts";
import { officeZone, readPeriod } from "../office-time.ts";

export interface LeadFilterOptions extends Days {
  readonly status?: LeadStatus;
  readonly source?: string;
  readonly owner?: string;
  readonly state?: State;
  readonly purpose?: LoanPurpose;
  readonly campaign?: string;
  readonly suspected?: "yes" | "no";
  readonly stuck?: StuckList;
  readonly sort?: LeadOrder;
}

export function addLeadFilters(site: SiteContent, command: Command): Command {
  return addDayFilters(site, command)
    .addOption(new Option("--status <status>", "only leads of this status").choices(LEAD_STATUSES))
    .option("--source <source>", "only leads from this form, such as homepage")
    .option("--owner <name>", "only leads of this colleague, or of none")
    .addOption(new Option("--state <state>", "only leads about this state, such as TX").argParser(readState))
    .addOption(
      new Option("--purpose <purpose>", "only leads for this purpose").choices(
        LOAN_PURPOSES.map(({ value }) => value),
      ),
    )
    .option("--campaign <name>", "only leads of this campaign (utm_campaign)")
    .addOption(
      new Option("--suspected <yes|no>", "only leads that a program may have sent, or without them").choices([
        "yes",
        "no",
      ]),
    )
    .addOption(
      new Option(
        "--stuck <list>",
        "only leads that wait too long, as in the desk's report: late, contacted a week ago, or referred two weeks ago",
      ).choices(STUCK_LISTS),
    )
    .option("--sort <column>", `${SORT_COLUMNS.join(", ")}; -loan: the largest first`, readOrder);
}

function readState(text: string): State {
  const state = STATES.find((candidate) => candidate === text.toUpperCase());
  if (state === undefined) throw new InvalidArgumentError("A state has two letters, such as TX.");
  return state;
}

function readOrder(text: string): LeadOrder {
  const order = parseOrder(text);
  if (order === undefined) throw new InvalidArgumentError(`Choose one of ${SORT_COLUMNS.join(", ")}.`);
  return order;
}

export function addDayFilters(site: SiteContent, command: Command): Command {
  return command
    .option("--from <date>", `only leads received on this day (${officeZone(site)}) or later`, readDay)
    .option("--to <date>", `only leads received on this day (${officeZone(site)}) or earlier`, readDay);
}

/** What the options ask for. A colleague is found however the name was typed. */
export async function findLeadFilter(
  { content: site, now }: Pick<OperatorContext, "content" | "now">,
  database: SiteDatabase,
  { status, source, owner, state, purpose, campaign, suspected, stuck, sort, ...days }: LeadFilterOptions,
): Promise<LeadFilter & { readonly order: LeadOrder | undefined }> {
  return {
    ...{ status, source, state, loanPurpose: purpose, campaign, order: sort },
    owner: owner === undefined ? undefined : await readOwner(database, owner),
    isSuspected: suspected === undefined ? undefined : suspected === "yes",
    ...readPeriod(site, days),
    stuck: stuck && { kind: stuck, now: now(), office: officeCalendar(site) },
  };
}

/** The colleague, however the name was typed; null for nobody. */
export async function readOwner({ db }: SiteDatabase, name: string): Promise<string | null> {
  return name === "none" ? null : ((await findOwner(db, name))?.name ?? name);
}
