import { clientNetwork } from "../../../platform/http/client-address.ts";
import type { State } from "../../office/states.ts";
import { canonicalJson } from "../consent/canonical-json.ts";
import { sha256 } from "../consent/consent-record.server.ts";
import type { ConsentCircumstances } from "../consent/consent-record.ts";
import type { LeadFields } from "../lead.ts";
import type { LeadStore, NewLead, StoreOutcome, SubmissionKeys } from "../records/lead-store.server.ts";
import type { FormTokens } from "./lead-form-token.server.ts";
import type { LeadSubmission } from "./lead-submission.server.ts";
import { hasManyLinks } from "./many-links.ts";

export type ConsentOffer = Pick<
  ConsentCircumstances,
  "text" | "textVersion" | "textSha256" | "partners" | "policies" | "channels"
>;

/** What the server knows about a submission besides its content. */
export interface Sender {
  readonly ip: string;
  readonly userAgent: string;
  readonly hasPrivacySignal: boolean;
  readonly idempotencyKey: string | undefined;
}

export interface IntakeDeps {
  readonly store: LeadStore;
  readonly now: () => number;
  readonly newId: () => string;
  readonly newReference: () => string;
  readonly newSalt: () => string;
  readonly formTokens: FormTokens;
  /** The consent on offer now. */
  readonly consentOffer: () => ConsentOffer;
  readonly isStateServed: (state: State) => boolean;
  readonly deliveries: { readonly webhook: boolean; readonly acknowledgement: boolean };
  /** Called after the commit, so that the worker does not wait for its next poll. */
  readonly onStored: () => void;
}

export type IntakeOutcome =
  | StoreOutcome
  /** The state is one where the service is not offered, and nobody asked for a call about another one. */
  | { readonly kind: "unserved-state" }
  /** The form showed a text that is no longer the current one, so nothing was agreed to. */
  | { readonly kind: "stale-consent" };

/** Stores a lead. Rejects if the database cannot store it; nothing is stored then. */
export async function takeLead(
  submission: LeadSubmission,
  sender: Sender,
  deps: IntakeDeps,
): Promise<IntakeOutcome> {
  const { store, newId } = deps;
  const consentOffer = deps.consentOffer();
  const { fields, origin, consentHash } = submission;
  const keys = submissionKeys(fields, sender, deps.now());
  if (consentHash !== undefined && consentHash !== consentOffer.textSha256) {
    // The lead may have been stored before the text changed, and only the response was lost.
    return (await store.findEarlier(keys)) ?? { kind: "stale-consent" };
  }
  if (fields.state !== null && !submission.wantsOtherState && !deps.isStateServed(fields.state)) {
    return (await store.findEarlier(keys)) ?? { kind: "unserved-state" };
  }
  const { suspicions, hasFormToken } = judgeSender(submission, deps.formTokens);
  const { ip, userAgent, hasPrivacySignal } = sender;
  const { name, email, phone } = fields;
  const outcome = await store.store(
    {
      id: newId(),
      reference: deps.newReference(),
      fields,
      origin,
      suspicions,
      hasFormToken,
      consent: {
        circumstances: {
          ...consentOffer,
          isTextConfirmed: consentHash !== undefined,
          page: origin.page,
          source: fields.source,
          hasPrivacySignal,
        },
        personal: { name, email, phone, ip, userAgent },
        salt: deps.newSalt(),
      },
      jobs: jobsFor(hasFormToken && suspicions.length === 0, deps.deliveries).map((kind) => ({
        id: newId(),
        kind,
      })),
    },
    keys,
  );
  if (outcome.kind === "stored") deps.onStored();
  return outcome;
}

function judgeSender(
  { fields, isHoneypotFilled, formToken }: LeadSubmission,
  formTokens: FormTokens,
): Pick<NewLead, "suspicions" | "hasFormToken"> {
  const verdict = formToken === undefined ? undefined : formTokens.judge(formToken);
  return {
    suspicions: [
      ...(isHoneypotFilled ? ["honeypot-filled" as const] : []),
      ...(verdict ? [verdict] : []),
      ...(hasManyLinks(fields) ? ["many-links" as const] : []),
    ],
    hasFormToken: formToken !== undefined && verdict === undefined,
  };
}

function jobsFor(isFromForm: boolean, deliveries: IntakeDeps["deliveries"]): readonly string[] {
  // A program that enters a stranger's address must not make us write to them.
  const isAcknowledged = deliveries.acknowledgement && isFromForm;
  return [
    "lead-email",
    ...(deliveries.webhook ? ["lead-webhook"] : []),
    ...(isAcknowledged ? ["lead-acknowledgement"] : []),
  ];
}

function submissionKeys(fields: LeadFields, sender: Sender, now: number): SubmissionKeys {
  const fingerprint = fingerprintOf(fields);
  const { idempotencyKey: key, ip, userAgent } = sender;
  const repeatKey = sha256(canonicalJson({ fingerprint, network: clientNetwork(ip), userAgent }));
  return { key, fingerprint, repeatKey, now };
}

/** Equal for equal content, however the phone number was written. */
function fingerprintOf(fields: LeadFields): string {
  const { name, email, phone, state, loanPurpose, source, dealSummary, message } = fields;
  // Without a deal or message, the hash equals that of versions that had neither: a retry may span a deploy.
  const additions = { ...(dealSummary !== null && { dealSummary }), ...(message !== null && { message }) };
  return sha256(canonicalJson({ name, email, phone, state, loanPurpose, source, ...additions }));
}
