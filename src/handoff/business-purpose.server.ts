import { type AuditStamp, touchLeadWithin } from "../leads/records/lead-changes.server.ts";
import type { HandoffDatabase, HandoffTables, HandoffTransaction } from "./handoff-tables.server.ts";

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

/** False when no lead has the reference, when this is what was said last, or when somebody else was faster. */
export async function recordPurpose(
  database: HandoffDatabase,
  reference: string,
  { kind, text, version }: Pick<HandoffTables["business_purposes"], "kind" | "text" | "version">,
  stamp: AuditStamp,
): Promise<boolean> {
  const lead = await database.db
    .selectFrom("leads")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (lead === undefined) return false;
  const last = await newestStep(database.db, lead.id);
  if ((last?.kind ?? "taken-back") === kind) return false;
  const step = (last?.step ?? 0) + 1;
  const said = kind === "attested" ? "attested" : "taken back";
  return await database.transaction(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("business_purposes")
      .values({
        lead_id: lead.id,
        step,
        kind,
        happened_at: stamp.now,
        actor: stamp.actor.name,
        text,
        version,
      })
      .onConflict((conflict) => conflict.columns(["lead_id", "step"]).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const change = {
      action: `recorded that the business purpose was ${said}`,
      events: [{ kind: "handoff", text: `Business purpose ${said} (version ${version})` }],
    } as const;
    const { untouchedSince, ...unconditional } = stamp;
    return (await touchLeadWithin(transaction, reference, change, unconditional)) !== undefined;
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
