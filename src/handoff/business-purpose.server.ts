import { type AuditStamp, touchLeadWithin } from "../leads/records/lead-changes.server.ts";
import type { HandoffDatabase, HandoffTables, HandoffTransaction } from "./handoff-tables.server.ts";
import { isOut } from "./offer-state.ts";
import { lockLeads, readOffers } from "./offer-steps.server.ts";
import { tellOperator } from "./tell-operator.server.ts";

/** What was attested, with its text, so that a later wording changes nothing. */
export interface AttestedPurpose {
  readonly text: string;
  readonly version: string;
  readonly attestedAt: number;
  /** Who recorded it. */
  readonly actor: string;
}

type Reader = Pick<HandoffTransaction, "selectFrom">;

/** Undefined if the person has said nothing, or has taken it back. */
export async function findPurpose(reader: Reader, leadId: string): Promise<AttestedPurpose | undefined> {
  const last = await newestStep(reader, leadId);
  if (last?.kind !== "attested") return undefined;
  const { text, version, happened_at: attestedAt, actor } = last;
  return { text, version, attestedAt, actor };
}

/**
 * False when no lead has the reference, when this is what was said last, or when it would be taken back while a lender has
 * the deal.
 */
export async function recordPurpose(
  database: HandoffDatabase,
  reference: string,
  { kind, text, version }: Pick<HandoffTables["business_purposes"], "kind" | "text" | "version">,
  stamp: AuditStamp,
): Promise<boolean> {
  const { now, actor } = stamp;
  const said = kind === "attested" ? "attested" : "taken back";
  return await database.transaction(async (transaction) => {
    const lead = await transaction
      .selectFrom("leads")
      .select("id")
      .where("reference", "=", reference)
      .executeTakeFirst();
    if (lead === undefined) return false;
    await lockLeads(transaction, [lead.id]);
    const last = await newestStep(transaction, lead.id);
    if ((last?.kind ?? "taken-back") === kind) return false;
    // Nobody offers the deal meanwhile: that locks the lead, too.
    const isOffered = (await readOffers(transaction, lead.id)).some((offer) => isOut(offer, now));
    if (kind === "taken-back" && isOffered) return false;
    const change = {
      action: `recorded that the business purpose was ${said}`,
      events: [{ kind: "handoff", text: `Business purpose ${said} (version ${version})` }],
    } as const;
    const { untouchedSince, ...unconditional } = stamp;
    if ((await touchLeadWithin(transaction, reference, change, unconditional)) === undefined) return false;
    await transaction
      .insertInto("business_purposes")
      .values({
        lead_id: lead.id,
        step: (last?.step ?? 0) + 1,
        kind,
        happened_at: now,
        actor: actor.name,
        text,
        version,
      })
      .execute();
    await tellOperator(transaction, { leadId: lead.id, kind: `purpose-${kind}` }, stamp);
    return true;
  });
}

async function newestStep(reader: Reader, leadId: string) {
  return await reader
    .selectFrom("business_purposes")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("step", "desc")
    .limit(1)
    .executeTakeFirst();
}
