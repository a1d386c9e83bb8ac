import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import type { JobRecord } from "../../../platform/outbox/job-records.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";

const payload = z.object({ leadId: z.string() });

export interface JobLead {
  readonly reference: string;
  readonly name: string;
}

/** Finds the lead that a job is about; undefined for a job about no lead. */
export type FindJobLead = (job: Pick<JobRecord, "payload">) => JobLead | "deleted" | undefined;

export async function findJobLeads(
  { db }: Database<LeadTables>,
  jobs: readonly Pick<JobRecord, "payload">[],
): Promise<FindJobLead> {
  const ids = jobs.flatMap((job) => payload.safeParse(job.payload).data?.leadId ?? []);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("leads")
          .select(["id", "reference", "name"])
          .where("id", "in", [...new Set(ids)])
          .execute();
  const leads = new Map(rows.map(({ id, reference, name }) => [id, { reference, name }]));
  return (job) => {
    const about = payload.safeParse(job.payload);
    return about.success ? (leads.get(about.data.leadId) ?? "deleted") : undefined;
  };
}

/** Names the lead that a job is about: its reference, `deleted`, or `-` for a job about no lead. */
export type NameLead = (job: Pick<JobRecord, "payload">) => string;

export async function findJobReferences(...asked: Parameters<typeof findJobLeads>): Promise<NameLead> {
  const find = await findJobLeads(...asked);
  return (job) => {
    const lead = find(job);
    return typeof lead === "object" ? lead.reference : (lead ?? "-");
  };
}
