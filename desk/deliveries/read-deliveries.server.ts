import type { Database } from "../../platform/database/database.ts";
import {
  countJobGroup,
  type GroupedJob,
  type JobGroup,
  listJobGroup,
} from "../../platform/outbox/job-groups.ts";
import type { OutboxTables } from "../../platform/outbox/outbox.ts";
import { explainFailure } from "../../src/leads/delivery/failures/explain-failure.ts";
import { findJobReferences, type NameLead } from "../../src/leads/delivery/job-references.server.ts";
import type { LeadTables } from "../../src/leads/records/lead-tables.server.ts";
import type { OfficeCalendar } from "../../src/office/office-calendar.ts";
import { nameDelivery } from "../../src/site/delivery-names.ts";
import { describeMoment } from "../frame/office-times.ts";
import { type DeliveriesAddress, deliveriesAddress } from "./deliveries-address.ts";
import {
  DELIVERY_GROUPS,
  type DeliveriesView,
  type DeliveryGroup,
  type DeliveryGroupName,
  type DeliveryRow,
} from "./deliveries-view-data.ts";

interface DeliveryData {
  readonly database: Database<LeadTables & OutboxTables>;
  readonly office: OfficeCalendar;
  readonly now: number;
}

/** Rows of each group while all are shown, and of one that was asked for. */
const FEW = 20;
const PAGE_SIZE = 50;
const MAX_COUNTED = 10_000;

const GROUPS = { "given-up": "dead", failed: "failed", waiting: "untried" } as const satisfies Record<
  DeliveryGroupName,
  JobGroup
>;

export async function readDeliveries(
  { only, after }: DeliveriesAddress,
  data: DeliveryData,
): Promise<DeliveriesView> {
  const groups: DeliveryGroup[] = [];
  for (const name of only === undefined ? DELIVERY_GROUPS : [only]) {
    groups.push(await readGroup(name, { limit: only === undefined ? FEW : PAGE_SIZE, after }, data));
  }
  return { page: "deliveries", groups, only, maxCount: MAX_COUNTED };
}

async function readGroup(
  name: DeliveryGroupName,
  { limit, after }: Pick<DeliveriesAddress, "after"> & { readonly limit: number },
  { database, office, now }: DeliveryData,
): Promise<DeliveryGroup> {
  const group = GROUPS[name];
  const found = await listJobGroup(database, { group, now, limit: limit + 1, after });
  const shown = found.slice(0, limit);
  const nameLead = await findJobReferences(database, shown);
  const last = shown.at(-1);
  return {
    name,
    count: await countJobGroup(database, { group, now, limit: MAX_COUNTED }),
    rows: shown.map((job) => describeRow(job, nameLead(job), office)),
    more: last && found.length > limit ? deliveriesAddress({ only: name, after: last.place }) : undefined,
  };
}

function describeRow(job: GroupedJob, lead: ReturnType<NameLead>, office: OfficeCalendar): DeliveryRow {
  const { id, kind, attempts, firstRunAt, nextRunAt, finishedAt, lastError, isRunning } = job;
  const failed = attempts > 0 ? lastError : undefined;
  return {
    id,
    name: nameDelivery(kind),
    lead: nameSubject(lead),
    tries: attempts,
    since: describeMoment(firstRunAt, office),
    when: isRunning ? "now" : describeMoment(finishedAt ?? nextRunAt ?? firstRunAt, office),
    failure: failed === undefined ? undefined : { ...explainFailure(failed), recorded: failed },
  };
}

function nameSubject(lead: string): DeliveryRow["lead"] {
  if (lead === "-") return undefined;
  return lead === "deleted" ? "deleted" : { reference: lead };
}
