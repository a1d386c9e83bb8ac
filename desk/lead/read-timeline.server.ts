import type { JobRecord } from "../../platform/outbox/job-records.ts";
import { type AuditEntry, listActions } from "../../src/audit/audit-log.server.ts";
import { describeEvent, type EventWords } from "../../src/leads/records/lead-event-words.ts";
import { type LeadHistory, readHistory } from "../../src/leads/records/lead-history.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import type { DatedLeadEvent } from "../../src/leads/records/lead-record.ts";
import { nameDelivery } from "../../src/site/delivery-names.ts";
import type { DeskData } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";

const MAX_ACTIONS = 200;

interface DatedEntry {
  readonly at: number;
  readonly kind: "received" | "delivery" | "consent" | EventWords["kind"];
  readonly text: string;
  /** Reference of the lead it belongs to, if that is one joined to this one. */
  readonly of?: string | undefined;
  /** Who did it, if a person did. */
  readonly by?: string | undefined;
  readonly isProblem?: boolean | undefined;
}

export type TimelineEntry = Awaited<ReturnType<typeof readTimeline>>[number];

/** What happened to the lead and to those that are joined to it. Newest first. */
export async function readTimeline(history: LeadHistory, data: DeskData) {
  const entries: DatedEntry[] = [...(await listEntries(history, data))];
  for (const { id, reference } of history.joins.joined) {
    const lead = await findLead(data.database, { id });
    if (lead === undefined) continue;
    const joined = await listEntries(await readHistory(data.database, data.keys, lead), data);
    entries.push(...joined.map((entry) => ({ ...entry, of: reference })));
  }
  return entries
    .toSorted((one, other) => other.at - one.at)
    .map(({ at, ...entry }) => ({ when: describeMoment(at, data.office), ...entry }));
}

async function listEntries(
  { lead, consent, events, deliveries }: LeadHistory,
  { database }: DeskData,
): Promise<readonly DatedEntry[]> {
  const actions = await listActions(database, { subject: lead.reference, limit: MAX_ACTIONS });
  return [
    { at: lead.createdAt, kind: "received", text: `Received from ${lead.origin.page ?? lead.source}` },
    ...(consent === undefined
      ? []
      : [
          {
            at: Date.parse(consent.recordedAt),
            kind: "consent" as const,
            text: `Consent recorded (number ${consent.sequence})`,
          },
        ]),
    ...events.map((event) => dateEvent(event, actions)),
    ...deliveries.map(describeDelivery),
  ];
}

function dateEvent(event: DatedLeadEvent, actions: readonly AuditEntry[]): DatedEntry {
  const at = event.happenedAt;
  // The log of actions knows who; both are written in the same moment.
  const by = actions.find(({ happenedAt }) => happenedAt === at)?.actor.name;
  return { at, by, ...describeEvent(event) };
}

function describeDelivery({
  kind,
  state,
  attempts,
  firstRunAt,
  finishedAt,
  lastError,
}: JobRecord): DatedEntry {
  const name = nameDelivery(kind);
  const tries = `${attempts} ${attempts === 1 ? "try" : "tries"}`;
  const reason = lastError === undefined ? "" : `: ${lastError}`;
  const at = finishedAt ?? firstRunAt;
  if (state === "delivered")
    return { at, kind: "delivery", text: `${name} ${lastError ?? "sent"} (${tries})` };
  if (state === "skipped") return { at, kind: "delivery", text: `${name} not needed any more${reason}` };
  if (state === "dead") {
    return { at, kind: "delivery", text: `${name} given up after ${tries}${reason}`, isProblem: true };
  }
  return { at, kind: "delivery", text: `${name} waits (${tries})${reason}`, isProblem: attempts > 0 };
}
