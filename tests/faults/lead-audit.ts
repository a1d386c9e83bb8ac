import { verifyConsent } from "../../src/leads/consent/consent-store.server.ts";
import { withSiteDatabase } from "../setup/database/site-database.ts";
import { type Figures, requirePromise } from "./fault-run.ts";

/** Variables that make every lead create a mail and a webhook. A person is mailed only after the form itself was used. */
export const ALL_JOBS = {
  LEAD_WEBHOOK_URL: "http://127.0.0.1:9/nobody-listens",
  LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
  WEBHOOK_ALLOW_PRIVATE: "on",
};
export const JOB_KINDS = ["lead-email", "lead-webhook"];

/** Checks that everything acknowledged is stored, and that nothing is stored in part. */
export async function auditLeads(url: string, acknowledged: ReadonlyMap<string, string>): Promise<Figures> {
  return await withSiteDatabase(url, async (database) => {
    const leads = await database.db.selectFrom("leads").select(["id", "reference", "email"]).execute();
    const jobs = await database.db
      .selectFrom("outbox_jobs")
      .select(["kind", "payload"])
      .orderBy("kind")
      .execute();
    const references = new Map(leads.map(({ email, reference }) => [email, reference]));
    requirePromise(references.size === leads.length, "a submission that was repeated is stored twice");
    const lost = [...acknowledged].filter(
      ([key, reference]) => references.get(`${key}@example.com`) !== reference,
    );
    requirePromise(lost.length === 0, `${lost.length} acknowledged leads are lost`);

    const kinds = Map.groupBy(jobs, ({ payload }) => String(JSON.parse(payload).leadId));
    const withoutJobs = leads.filter(
      ({ id }) =>
        kinds
          .get(id)
          ?.map(({ kind }) => kind)
          .join() !== JOB_KINDS.join(),
    );
    requirePromise(withoutJobs.length === 0, `${withoutJobs.length} leads lack a delivery job`);
    requirePromise(kinds.size === leads.length, "there are delivery jobs without a lead");

    const consent = await verifyConsent(database);
    requirePromise(consent.leadsWithoutConsent.length === 0, "there are leads without a consent record");
    requirePromise(consent.records === leads.length, "there are consent records without a lead");
    requirePromise(consent.faults.length === 0, `the consent chain has ${consent.faults.length} faults`);
    return {
      "leads acknowledged": acknowledged.size,
      "acknowledged leads lost": lost.length,
      "leads without consent record or jobs": withoutJobs.length + consent.leadsWithoutConsent.length,
      "records of the consent chain, all verified": consent.records,
    };
  });
}
