import {
  countJobGroup,
  type GroupedJob,
  type JobGroup,
  listJobGroup,
} from "../../platform/outbox/job-groups.ts";
import { explainFailure } from "../../src/leads/delivery/failures/explain-failure.ts";
import { findJobReferences, type NameLead } from "../../src/leads/delivery/job-references.server.ts";
import type { OfficeCalendar } from "../../src/office/office-calendar.ts";
import { nameDelivery } from "../../src/site/delivery-names.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";
import {
  DELIVERY_GROUPS,
  type DeliveriesAddress,
  type DeliveryGroupName,
  deliveriesAddress,
} from "./deliveries-address.ts";

export type DeliveriesView = Awaited<ReturnType<typeof readDeliveries>>;
export type DeliveryGroup = Awaited<ReturnType<typeof readGroup>>;
export type DeliveryRow = ReturnType<typeof describeRow>;

/** Rows of each group while all are shown, and of one that was asked for. */
const FEW = 20;
const PAGE_SIZE = 50;
const MAX_COUNTED = 10_000;

const GROUPS = { "given-up": "dead", failed: "failed", waiting: "untried" } as const satisfies Record<
  DeliveryGroupName,
  JobGroup
>;

export async function readDeliveries({ only, after }: DeliveriesAddress, data: Omit<DeskData, "keys">) {
  const groups: DeliveryGroup[] = [];
  for (const name of only === undefined ? DELIVERY_GROUPS : [only]) {
    groups.push(await readGroup(name, { limit: only === undefined ? FEW : PAGE_SIZE, after }, data));
  }
  // More are not counted: then a count means "at least".
  return { page: "deliveries" as const, groups, only, maxCount: MAX_COUNTED };
}

async function readGroup(
  name: DeliveryGroupName,
  { limit, after }: Pick<DeliveriesAddress, "after"> & { readonly limit: number },
  { database, office, now }: Omit<DeskData, "keys">,
) {
  const group = GROUPS[name];
  const found = await listJobGroup(database, { group, now, limit: limit + 1, after });
  const shown = found.slice(0, limit);
  const nameLead = await findJobReferences(database, shown);
  const last = shown.at(-1);
  return {
    name,
    count: await countJobGroup(database, { group, now, limit: MAX_COUNTED }),
    rows: shown.map((job) => describeRow(job, nameLead(job), office)),
    /** Address of the rows that follow. */
    more: last && found.length > limit ? deliveriesAddress({ only: name, after: last.place }) : undefined,
  };
}

function describeRow(job: GroupedJob, lead: ReturnType<NameLead>, office: OfficeCalendar) {
  const { id, kind, attempts, firstRunAt, nextRunAt, finishedAt, lastError, isRunning } = job;
  const failed = attempts > 0 ? lastError : undefined;
  return {
    id,
    name: nameDelivery(kind),
    lead: nameSubject(lead),
    tries: attempts,
    /** When it was queued, or queued again. */
    since: describeMoment(firstRunAt, office),
    /** When the site tries again; for one that was given up, when that was. */
    when: isRunning ? ("now" as const) : describeMoment(finishedAt ?? nextRunAt ?? firstRunAt, office),
    failure: failed === undefined ? undefined : { ...explainFailure(failed), recorded: failed },
  };
}

function nameSubject(lead: string): { readonly reference: string } | "deleted" | undefined {
  if (lead === "-") return undefined;
  return lead === "deleted" ? "deleted" : { reference: lead };
}
