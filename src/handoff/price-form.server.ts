import { type AuditStamp, touchLeadWithin } from "../leads/records/lead-changes.server.ts";
import { type OfferedDeal, PRICE_FORMS } from "./deal/offered-deal.ts";
import type { HandoffDatabase, HandoffTransaction } from "./handoff-tables.server.ts";
import { lockLeads } from "./offer-steps.server.ts";
import { tellOperator } from "./tell-operator.server.ts";

export type PriceForm = OfferedDeal["valueAs"];

/** How the person wants the value told to lenders. Undefined if they did not say: then it is told as the operator has it. */
export async function findPriceForm(
  reader: Pick<HandoffTransaction, "selectFrom">,
  leadId: string,
): Promise<PriceForm | undefined> {
  return (await newestStep(reader, leadId))?.value_as;
}

/** False when there is no such lead, or when this is what was said last. */
export async function recordPriceForm(
  database: HandoffDatabase,
  { id, reference }: { readonly id: string; readonly reference: string },
  valueAs: PriceForm,
  stamp: AuditStamp,
): Promise<boolean> {
  const { label } = PRICE_FORMS.find(({ value }) => value === valueAs) ?? PRICE_FORMS[0];
  return await database.transaction(async (transaction) => {
    await lockLeads(transaction, [id]);
    const last = await newestStep(transaction, id);
    if (last?.value_as === valueAs) return false;
    const change = {
      action: "recorded how the value is told to lenders",
      events: [{ kind: "handoff", text: `The value is told to lenders: ${label.toLowerCase()}` }],
    } as const;
    if ((await touchLeadWithin(transaction, reference, change, stamp)) === undefined) return false;
    await transaction
      .insertInto("price_forms")
      .values({
        lead_id: id,
        step: (last?.step ?? 0) + 1,
        value_as: valueAs,
        happened_at: stamp.now,
        actor: stamp.actor.name,
      })
      .execute();
    await tellOperator(transaction, { leadId: id, kind: `value-${valueAs}` }, stamp);
    return true;
  });
}

async function newestStep(reader: Pick<HandoffTransaction, "selectFrom">, leadId: string) {
  return await reader
    .selectFrom("price_forms")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("step", "desc")
    .limit(1)
    .executeTakeFirst();
}
