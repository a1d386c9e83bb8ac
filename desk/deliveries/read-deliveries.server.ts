import {
  countFailures,
  countJobGroup,
  type FailedKind,
  type GroupedJob,
  type JobGroup,
  listJobGroup,
} from "../../platform/outbox/job-groups.ts";
import { explainFailure } from "../../src/leads/delivery/failures/explain-failure.ts";
import { findJobLeads, type JobLead } from "../../src/leads/delivery/job-references.server.ts";
import type { OfficeCalendar } from "../../src/office/office-calendar.ts";
import { nameDelivery } from "../../src/site/delivery-names.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";
import {
  causeKey,
  DELIVERY_GROUPS,
  type DeliveriesAddress,
  type DeliveryGroupName,
  deliveriesAddress,
} from "./deliveries-address.ts";

export type DeliveriesView = Awaited<ReturnType<typeof readDeliveries>>;
export type DeliveryGroup = Awaited<ReturnType<typeof readGroup>>;
export type DeliveryCause = DeliveryGroup["causes"][number];
export type DeliveryRow = ReturnType<typeof describeRow>;

/** Rows of each cause while all are shown, and of one that was asked for. */
const FEW = 20;
const PAGE_SIZE = 50;
const MAX_COUNTED = 10_000;
/** Recorded reasons that differ, such as by the address that was refused. */
const MAX_ERRORS = 1_000;
/** Causes have a page of their own, so the rarest may be left out where all groups are shown. */
const MAX_CAUSES = 30;

const GROUPS = { "given-up": "dead", failed: "failed", waiting: "untried" } as const satisfies Record<
  DeliveryGroupName,
  JobGroup
>;

type DeliveryData = Omit<DeskData, "keys">;

export async function readDeliveries(address: DeliveriesAddress, data: DeliveryData) {
  const { only } = address;
  const groups: DeliveryGroup[] = [];
  for (const name of only === undefined ? DELIVERY_GROUPS : [only]) {
    groups.push(await readGroup(name, address, data));
  }
  // More are not counted: then a count means "at least".
  return { page: "deliveries" as const, groups, only, cause: address.cause, maxCount: MAX_COUNTED };
}

async function readGroup(name: DeliveryGroupName, address: DeliveriesAddress, data: DeliveryData) {
  const { database, now } = data;
  const group = GROUPS[name];
  const rows = {
    name,
    key: undefined,
    errors: undefined,
    limit: address.only === undefined ? FEW : PAGE_SIZE,
  };
  return {
    name,
    count: await countJobGroup(database, { group, now, limit: MAX_COUNTED }),
    causes: name === "waiting" ? [] : await readCauses(name, address, data),
    /** What has not failed. */
    ...(name === "waiting" ? await readRows(rows, address, data) : { rows: [], more: undefined }),
  };
}

/** What stands between the deliveries of a group and their receivers, the most frequent first. */
async function readCauses(name: DeliveryGroupName, address: DeliveriesAddress, data: DeliveryData) {
  const { only, cause } = address;
  const found = await findCauses(name, data);
  const shown = cause === undefined ? found.slice(0, MAX_CAUSES) : found.filter(({ key }) => key === cause);
  const limit = only === undefined || cause === undefined ? FEW : PAGE_SIZE;
  const causes = [];
  for (const { key, failures, meaning, remedy } of shown) {
    const errors = [...new Set(failures.map(({ error }) => error))];
    const counts = Map.groupBy(failures, ({ kind }) => nameDelivery(kind));
    causes.push({
      ...{ key, meaning, remedy },
      count: countAll(failures),
      kinds: [...counts].map(([kind, same]) => ({ name: kind, count: countAll(same) })),
      ...(await readRows({ name, key, errors, limit }, address, data)),
    });
  }
  return causes;
}

function countAll(failures: readonly FailedKind[]): number {
  return failures.reduce((sum, { count }) => sum + count, 0);
}

/** Recorded reasons that mean the same are one cause. */
async function findCauses(
  name: DeliveryGroupName,
  { database, now }: Pick<DeliveryData, "database" | "now">,
) {
  const failures = await countFailures(database, { group: GROUPS[name], now, limit: MAX_ERRORS });
  const explained = failures.map((failure) => ({ ...explainFailure(failure.error), failure }));
  const causes = Map.groupBy(explained, ({ meaning, remedy }) => JSON.stringify([meaning, remedy]));
  return [...causes.values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const { meaning, remedy } = first;
      return [{ key: causeKey(meaning), meaning, remedy, failures: same.map(({ failure }) => failure) }];
    })
    .toSorted((one, other) => countAll(other.failures) - countAll(one.failures));
}

/** Ids of what failed in a group because of one cause. */
export async function listIdsOfCause(
  name: DeliveryGroupName,
  key: string,
  data: Pick<DeliveryData, "database" | "now">,
): Promise<readonly string[]> {
  const causes = (await findCauses(name, data)).filter((cause) => cause.key === key);
  const errors = causes.flatMap(({ failures }) => failures.map(({ error }) => error));
  if (errors.length === 0) return [];
  const { database, now } = data;
  const jobs = await listJobGroup(database, { group: GROUPS[name], now, limit: MAX_COUNTED, errors });
  return jobs.map(({ id }) => id);
}

interface RowsOf {
  readonly name: DeliveryGroupName;
  /** The cause's key. */
  readonly key: string | undefined;
  readonly errors: readonly string[] | undefined;
  readonly limit: number;
}

async function readRows(
  { name, key, errors, limit }: RowsOf,
  { after }: DeliveriesAddress,
  { database, office, now }: DeliveryData,
) {
  const page = { group: GROUPS[name], now, limit: limit + 1, after, errors };
  const found = await listJobGroup(database, page);
  const shown = found.slice(0, limit);
  const findLead = await findJobLeads(database, shown);
  const last = shown.at(-1);
  return {
    rows: shown.map((job) => describeRow(job, findLead(job), office)),
    /** Address of the rows that follow. */
    more:
      last && found.length > limit
        ? deliveriesAddress({ only: name, cause: key, after: last.place })
        : undefined,
  };
}

function describeRow(job: GroupedJob, lead: JobLead | "deleted" | undefined, office: OfficeCalendar) {
  const { id, kind, attempts, firstRunAt, nextRunAt, finishedAt, lastError, isRunning } = job;
  return {
    id,
    name: nameDelivery(kind),
    lead,
    tries: attempts,
    /** When it was queued, or queued again. */
    since: describeMoment(firstRunAt, office),
    /** When the site tries again; for one that was given up, when that was. */
    when: isRunning ? ("now" as const) : describeMoment(finishedAt ?? nextRunAt ?? firstRunAt, office),
    /** Why it failed, as it was recorded. */
    recorded: attempts > 0 ? lastError : undefined,
  };
}
