import { isDeepStrictEqual } from "node:util";
import type { HandoffFigures } from "../../content/record-types.ts";
import { THE_SITE } from "../audit/audit-log.server.ts";
import { HANDOFF_FIGURES, handoffFiguresRecord } from "../handoff/figures/figures-record.server.ts";
import { countPublicFigures } from "../handoff/figures/public-figures.ts";
import { readHandoffEvents } from "../handoff/figures/read-figures.server.ts";
import type { HandoffDatabase } from "../handoff/handoff-tables.server.ts";
import { addDays, dayInOffice, type OfficeCalendar } from "../office/office-calendar.ts";
import { createRecordStore } from "../records/record-store.server.ts";
import {
  publishRecord,
  type RecordOutcome,
  type RecordPublishing,
  withdrawRecord,
} from "./publish-record.server.ts";

/** Each publication renders the site, so a figure changes at most once a week. */
const DAYS_BETWEEN = 7;

export interface FigurePublishing extends Omit<RecordPublishing, "database" | "openLinkedSite"> {
  readonly database: RecordPublishing["database"] & HandoffDatabase;
  readonly office: Pick<OfficeCalendar, "timeZone">;
}

/**
 * Publishes what lenders answered, once there is enough of it, and takes it off when there is no longer. Any number of
 * processes may ask. Undefined if nothing is due.
 */
export async function publishFigures({
  office,
  database,
  ...publishing
}: FigurePublishing): Promise<RecordOutcome | undefined> {
  const dayOf = (moment: number) => dayInOffice(moment, office);
  const today = dayOf(publishing.now());
  const { kind } = HANDOFF_FIGURES;
  const store = createRecordStore(database, publishing.now);
  const [last] = await store.list(kind);
  const shown = last?.state === "published" ? handoffFiguresRecord.parse(last.body) : null;
  // A day of the future was written before the clock was set back.
  if (shown !== null && shown.day <= today && addDays(shown.day, DAYS_BETWEEN) > today) return undefined;
  const counted = countPublicFigures(await readHandoffEvents(database, {}, dayOf), today);
  if (isSame(shown, counted)) return undefined;
  const tools = { ...publishing, database, openLinkedSite: refuseLinks };
  const stamp = { actor: THE_SITE, seen: last?.version ?? 0 };
  return counted === null
    ? await withdrawRecord(tools, HANDOFF_FIGURES, stamp)
    : await publishRecord(tools, { ...HANDOFF_FIGURES, body: counted }, stamp);
}

/** The same figures on another day are no news. */
function isSame(one: HandoffFigures | null, other: HandoffFigures | null): boolean {
  return isDeepStrictEqual(one && { ...one, day: "" }, other && { ...other, day: "" });
}

async function refuseLinks(): Promise<never> {
  throw new Error("Figures have no links");
}
