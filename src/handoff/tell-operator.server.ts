import { enqueue } from "../../platform/outbox/outbox.ts";
import { INVESTOR } from "../audit/audit-log.server.ts";
import type { AuditStamp } from "../leads/records/lead-changes.server.ts";
import type { HandoffTransaction } from "./handoff-tables.server.ts";

interface InvestorStep {
  readonly leadId: string;
  readonly offerId?: string;
  readonly kind: string;
}

/** Queues a mail about what the investor did on their page. What the operator recorded needs none. */
export async function tellOperator(
  transaction: HandoffTransaction,
  { leadId, offerId, kind }: InvestorStep,
  { actor, now, newId }: AuditStamp,
): Promise<void> {
  if (actor.name !== INVESTOR.name) return;
  const payload = { leadId, kind, ...(offerId !== undefined && { offerId }) };
  await enqueue(transaction, { id: newId(), kind: "handoff-step", payload, runAt: now });
}
