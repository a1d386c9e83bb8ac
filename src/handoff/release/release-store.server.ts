import { enqueue } from "../../../platform/outbox/outbox.ts";
import type { ConsentCircumstances } from "../../leads/consent/consent-record.ts";
import {
  CONSENT_CHAIN,
  findConsent,
  insertConsents,
  sealConsents,
} from "../../leads/consent/consent-store.server.ts";
import { forbidsSharing } from "../../leads/privacy/opt-out.ts";
import type { PrivacyKeys } from "../../leads/privacy/privacy-keys.server.ts";
import { findLeadOptOut } from "../../leads/privacy/suppressions.server.ts";
import { type AuditStamp, touchLeadWithin } from "../../leads/records/lead-changes.server.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import { findPurpose } from "../business-purpose.server.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";
import { inDays, type LenderChannel } from "../offer.ts";
import { hasName, isStillReceiver, refuseRelease } from "../offer-state.ts";
import { addStep, lockOffer, readOffers, SomebodyWasFaster, unlessFaster } from "../offer-steps.server.ts";
import { tellLender } from "../webhook/tell-lender.server.ts";
import { queueNotice } from "./notice-store.server.ts";
import { listNamedByHand } from "./referral-store.server.ts";

/** The text that names the lender, as it was shown or read out. */
export interface ReleaseText {
  readonly text: string;
  readonly version: string;
  readonly sha256: string;
}

export interface Release {
  readonly lead: Lead;
  readonly offerId: string;
  readonly agreed: ReleaseText;
  /** Who takes deals now: whoever left a lender since the offer does not get the name. */
  readonly lenders: readonly LenderChannel[];
  readonly policies: ConsentCircumstances["policies"];
  /** Undefined if the person told the operator, who records it. */
  readonly browser:
    | { readonly ip: string; readonly userAgent: string; readonly hasPrivacySignal: boolean }
    | undefined;
  /** For the confirmation of the receipt. */
  readonly receiptDays: number;
}

/**
 * Releases the name to one lender. The consent record, the step, the history of the lead and the mails are one transaction.
 * False without an attested purpose, after an opt-out, if another lender has the name, if the answer cannot be chosen (any
 * more), or if somebody else was faster.
 */
export async function releaseName(
  database: HandoffDatabase,
  keys: PrivacyKeys,
  { lead, offerId, agreed, lenders, policies, browser, receiptDays }: Release,
  stamp: AuditStamp,
): Promise<boolean> {
  const own = await findConsent(database, lead.reference);
  const { now, newId, actor } = stamp;
  return await unlessFaster(() =>
    database.transaction(
      async (transaction) => {
        const offer = await lockOffer(transaction, offerId);
        if (offer === undefined || offer.leadId !== lead.id || own === undefined || own.salt === null) {
          return false;
        }
        const { lender } = offer;
        const others = (await readOffers(transaction, lead.id)).filter(({ id }) => id !== offerId);
        const namedByHand = await listNamedByHand(transaction, lead.id);
        const isForbidden =
          refuseRelease(offer, { others, lenders, namedByHand, now }) !== undefined ||
          (await findPurpose(transaction, lead.id)) === undefined ||
          forbidsSharing(await findLeadOptOut(transaction, keys, lead));
        if (isForbidden) return false;
        // One of them whose loan came to nothing may still have the name.
        const earlier = others.filter(hasName);
        const change = {
          action: `released the name to ${lender}`,
          status: "referred",
          events: [
            { kind: "handoff", text: `The name was released to ${lender} (text ${agreed.version})` },
            { kind: "status", status: "referred" },
            { kind: "shared", partner: lender },
            ...earlier.map(
              (other) => ({ kind: "handoff", text: `${other.lender} was told to forget the name` }) as const,
            ),
          ],
        } as const;
        const touched = await touchLeadWithin(transaction, lead.reference, change, stamp);
        if (touched !== lead.id) throw new SomebodyWasFaster();
        await addStep(transaction, offer, {
          kind: "released",
          actor,
          now,
          deadline: inDays(receiptDays, now),
        });
        const [record] = await sealConsents(transaction, [
          {
            leadId: lead.id,
            reference: lead.reference,
            recordedAt: now,
            circumstances: {
              text: agreed.text,
              textVersion: agreed.version,
              textSha256: agreed.sha256,
              isTextConfirmed: browser !== undefined,
              partners: [lender],
              policies,
              channels: ["phone", "sms", "email"],
              page: browser === undefined ? null : "/deal-status",
              source: browser === undefined ? "told to the operator" : "deal-status",
              hasPrivacySignal: browser?.hasPrivacySignal ?? false,
              release: { id: offerId, lender, recordedBy: actor.name },
            },
            personal: {
              name: lead.name,
              email: lead.email,
              phone: lead.phone,
              ip: browser?.ip ?? "",
              userAgent: browser?.userAgent ?? "",
            },
            // The lead's own: a later correction is digested once, and explains both records.
            salt: own.salt,
          },
        ]);
        if (record !== undefined) await insertConsents(transaction, [record]).execute();
        for (const other of earlier) {
          await addStep(transaction, other, { kind: "release-withdrawn", actor, now });
          await queueNotice(transaction, other, "chose-another", stamp);
        }
        const told = { leadId: lead.id, offerId };
        const isTold = isStillReceiver(offer, lenders);
        await tellLender(transaction, { ...offer, isTold }, "contact.released", told, stamp);
        await enqueue(
          transaction,
          { id: newId(), kind: "release-told", payload: told, runAt: now },
          { id: newId(), kind: "handoff-step", payload: { ...told, kind: "released" }, runAt: now },
        );
        return true;
      },
      { exclusive: CONSENT_CHAIN },
    ),
  );
}

/**
 * Takes the name back from a lender, which gets a signed notice. False if it has no name, or somebody else was faster.
 */
export async function withdrawName(
  database: HandoffDatabase,
  { reference, offerId }: { readonly reference: string; readonly offerId: string },
  reason: "withdrawn" | "opted-out",
  stamp: AuditStamp,
): Promise<boolean> {
  const { now, newId, actor } = stamp;
  return await unlessFaster(() =>
    database.transaction(async (transaction) => {
      const offer = await lockOffer(transaction, offerId);
      if (offer === undefined || !hasName(offer)) return false;
      const { lender } = offer;
      const change = {
        action: `took the name back from ${lender}`,
        events: [{ kind: "handoff", text: `The name was taken back from ${lender}` }],
      } as const;
      const leadId = await touchLeadWithin(transaction, reference, change, stamp);
      if (leadId !== offer.leadId) throw new SomebodyWasFaster();
      await addStep(transaction, offer, { kind: "release-withdrawn", actor, now });
      await queueNotice(transaction, offer, reason, { now, newId });
      const payload = { leadId, offerId, kind: "release-withdrawn" };
      await enqueue(transaction, { id: newId(), kind: "handoff-step", payload, runAt: now });
      return true;
    }),
  );
}
