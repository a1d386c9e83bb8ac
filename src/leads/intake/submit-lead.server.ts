import { clientNetwork } from "../../../platform/http/client-address.ts";
import type { RateLimit } from "../../../platform/http/limits/rate-limit.ts";
import { type Problem, tooManyRequests } from "../../../platform/http/problem.ts";
import type { FormCall } from "../../api/receive-form.server.ts";
import { FIELD_ERRORS, type FieldErrors } from "../lead.ts";
import { type IntakeDeps, takeLead } from "./lead-intake.server.ts";
import { readSubmission } from "./lead-submission.server.ts";

export interface SubmitLeadDeps extends IntakeDeps {
  /** Limit of submissions per client (`LEADS_PER_MINUTE`). */
  readonly rateLimit: RateLimit;
  /** Receives why a lead could not be stored; the visitor only learns that it was not. */
  readonly reportFailure: (error: unknown, requestId: string) => void;
}

export type SubmissionResult =
  | { readonly kind: "accepted"; readonly isNew: boolean; readonly reference: string; readonly email: string }
  | { readonly kind: "refused"; readonly problem: Problem; readonly errors: FieldErrors };

/** Shared by both ways to submit a lead: the JSON that scripts send and the plain form post. */
export async function submitLead(
  call: FormCall,
  sent: unknown,
  deps: SubmitLeadDeps,
): Promise<SubmissionResult> {
  const { request, requestId, client } = call;
  const waitSeconds = await deps.rateLimit.count(clientNetwork(client));
  if (waitSeconds !== undefined) return refuse(tooManyRequests(waitSeconds));
  const idempotencyKey = request.headers.get("idempotency-key") ?? undefined;
  if (idempotencyKey !== undefined && !/^[\x20-\x7E]{1,200}$/.test(idempotencyKey)) return refuse(BAD_KEY);
  const reading = readSubmission(sent);
  if (!("submission" in reading)) return refuse({ status: 422, message: reading.message }, reading.errors);
  try {
    const outcome = await takeLead(reading.submission, { ...describeSender(call), idempotencyKey }, deps);
    switch (outcome.kind) {
      case "stored":
      case "replayed":
        return {
          kind: "accepted",
          isNew: outcome.kind === "stored",
          reference: outcome.reference,
          email: reading.submission.fields.email,
        };
      case "key-reused":
        return refuse(REUSED_KEY);
      case "unserved-state":
        return refuse(UNSERVED_STATE, { otherState: UNSERVED_STATE.message });
      case "stale-consent":
        return refuse(STALE_CONSENT, { tcpaConsent: STALE_CONSENT.message });
    }
  } catch (error) {
    deps.reportFailure(error, requestId);
    return refuse(NOT_STORED);
  }
}

const BAD_KEY: Problem = {
  status: 400,
  message: "The Idempotency-Key takes 1 to 200 printable ASCII characters.",
};
const REUSED_KEY: Problem = {
  status: 422,
  message: "This Idempotency-Key was used for another submission. Use a new one.",
};
const UNSERVED_STATE: Problem = { status: 422, message: FIELD_ERRORS.otherState };
const STALE_CONSENT: Problem = {
  status: 409,
  message: "The contact terms have changed since you opened this page. Please read and agree to them again.",
};
const NOT_STORED: Problem = {
  status: 503,
  message: "Your request could not be stored just now. Please try again in a moment.",
  headers: { "Retry-After": "5" },
};

function refuse(problem: Problem, errors: FieldErrors = {}): SubmissionResult {
  return { kind: "refused", problem, errors };
}

const MAX_USER_AGENT = 400;

function describeSender({ request: { headers }, client }: FormCall) {
  return {
    ip: client,
    userAgent: (headers.get("user-agent") ?? "").replace(/[^\x20-\x7E]/g, "?").slice(0, MAX_USER_AGENT),
    hasPrivacySignal: headers.get("sec-gpc") === "1",
  };
}
