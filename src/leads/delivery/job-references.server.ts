import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import type { JobRecord } from "../../../platform/outbox/job-records.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";

const payload = z.object({ leadId: z.string() });

/** Names the lead that a job is about: its reference, `deleted`, or `-` for a job about no lead. */
export type NameLead = (job: Pick<JobRecord, "payload">) => string;

export async function findJobReferences(
  { db }: Database<LeadTables>,
  jobs: readonly Pick<JobRecord, "payload">[],
): Promise<NameLead> {
  const ids = jobs.flatMap((job) => payload.safeParse(job.payload).data?.leadId ?? []);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("leads")
          .select(["id", "reference"])
          .where("id", "in", [...new Set(ids)])
          .execute();
  const references = new Map(rows.map(({ id, reference }) => [id, reference]));
  return (job) => {
    const about = payload.safeParse(job.payload);
    return about.success ? (references.get(about.data.leadId) ?? "deleted") : "-";
  };
}
