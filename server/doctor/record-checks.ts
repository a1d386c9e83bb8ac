import type { OfficeCalendar } from "../../src/office/office-calendar.ts";
import { timeZoneOf } from "../../src/office/time-zone.ts";
import { createRecordRollout } from "../../src/records/record-rollout.server.ts";
import { createRecordStore } from "../../src/records/record-store.server.ts";
import type { SiteDatabase } from "../migrations.ts";
import { type Finding, problem } from "./finding.ts";

/** Instances that could not render what was published last. */
export async function checkRecords(
  database: SiteDatabase,
  { office, now }: { readonly office: OfficeCalendar; readonly now: () => number },
): Promise<readonly Finding[]> {
  const revision = await createRecordStore(database, now).revision();
  const failures = await createRecordRollout(database, now).failures(revision);
  const { format } = timeZoneOf(office.timeZone);
  return failures.map(({ instance, reason, failed_at }) =>
    problem(
      `The site on ${instance} still shows what was published before, since ${format(failed_at)}: ${reason}`,
      "It tries again every 30 seconds. If the reason is the machine's (a full disk, too little memory), free some. If it is what was published, restore the version before: history, then restore, of settings, market-index, lenders, testimonials or news.",
    ),
  );
}
