import type { FormCall } from "../../api/receive-form.server.ts";
import { campaignQuery } from "../../campaign/campaign.ts";
import { findConsent } from "../consent/consent-store.server.ts";
import { readConsent } from "../delivery/lead-delivery.server.ts";
import type { RefusedPost } from "../form/lead-form-values.ts";
import { DEFAULT_SOURCE, parseSource } from "../lead.ts";
import { writeConsentReceipt } from "../receipt/consent-receipt.ts";
import type { ReceiptTokens, ReceivedLead } from "../receipt/receipt-token.server.ts";
import { findLead } from "../records/lead-queries.server.ts";
import type { LeadDatabase } from "../records/lead-store.server.ts";
import { type SubmitLeadDeps, submitLead } from "./submit-lead.server.ts";

/** What the running process offers to the contact page and the confirmation page. */
export interface LeadSubmissions {
  receivePost(call: FormCall): Promise<PostOutcome>;
  /** Reads the query of a confirmation URL; undefined for any other query. */
  findReceived(query: URLSearchParams): ReceivedLead | undefined;
  /** What was sent and agreed to. Available only while the query is recent. */
  findReceipt(query: URLSearchParams): Promise<LeadReceipt | undefined>;
}

export interface LeadReceipt {
  readonly reference: string;
  readonly text: string;
}

export type PostOutcome =
  | {
      readonly kind: "accepted";
      readonly reference: string;
      /** Query of the confirmation URL. */
      readonly query: string;
    }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly post: RefusedPost;
    };

export interface FormPostDeps extends SubmitLeadDeps {
  /** Where receipts are read from. */
  readonly database: LeadDatabase;
  readonly proofs: ReceiptTokens;
}

export function createLeadSubmissions(deps: FormPostDeps): LeadSubmissions {
  const { proofs, database } = deps;
  return {
    receivePost: (call) => receivePost(call, deps),
    findReceived: (query) => proofs.check(query),
    async findReceipt(query) {
      const received = proofs.check(query);
      if (!received?.isRecent) return undefined;
      const { reference } = received;
      const text = await writeStoredReceipt(database, reference);
      return text === undefined ? undefined : { reference, text };
    },
  };
}

/** The receipt of a stored lead. Undefined once the lead is deleted. */
async function writeStoredReceipt(database: LeadDatabase, reference: string): Promise<string | undefined> {
  const lead = await findLead(database, { reference });
  const record = await findConsent(database, reference);
  const consent = record && readConsent(record);
  if (lead === undefined || consent === undefined) return undefined;
  return writeConsentReceipt({
    reference,
    sentAt: lead.createdAt,
    values: {
      name: lead.name,
      email: lead.email,
      phone: lead.phoneTyped,
      state: lead.state ?? "",
      loanPurpose: lead.loanPurpose ?? "",
      message: lead.message ?? "",
      dealSummary: lead.dealSummary ?? "",
    },
    consent: { text: consent.text, version: consent.textVersion, sha256: consent.textSha256 },
  });
}

const LONGEST_VALUE = 500;

/** Handles the form as posted without scripts, with the same rules and the same result as POST /api/leads. */
async function receivePost(call: FormCall, deps: FormPostDeps): Promise<PostOutcome> {
  const form = new URLSearchParams(await call.request.text());
  const read = (name: string) => (form.get(name) ?? "").slice(0, LONGEST_VALUE);
  const values = {
    name: read("name"),
    email: read("email"),
    phone: read("phone"),
    state: read("state"),
    loanPurpose: read("loanPurpose"),
    // Never shortened: accepted exactly as written and shown, or refused.
    message: form.get("message") ?? "",
    dealSummary: form.get("dealSummary") ?? "",
  };
  const { search, searchParams } = new URL(call.request.url);
  const origin = readOrigin(call.request, searchParams, form);
  const response = await submitLead(
    call,
    {
      ...Object.fromEntries(new URLSearchParams(campaignQuery(search))),
      ...origin,
      ...values,
      tcpaConsent: form.has("tcpaConsent"),
      otherState: form.has("otherState"),
      consentHash: form.get("consentHash") ?? undefined,
      website: form.get("website"),
    },
    deps,
  );
  if (response.kind === "accepted") {
    const { reference } = response;
    return { kind: "accepted", reference, query: deps.proofs.issue(reference) };
  }
  const { status, message, headers = {} } = response.problem;
  const hasConsent = form.has("tcpaConsent") && !response.errors.tcpaConsent;
  const keepPrivate = { "Cache-Control": "no-store", ...headers };
  return {
    kind: "refused",
    status,
    headers: keepPrivate,
    post: {
      message,
      errors: response.errors,
      values,
      origin,
      hasConsent,
      wantsOtherState: form.has("otherState"),
    },
  };
}

/** Which control and page the lead came from. A form that was refused before carries them along. */
function readOrigin(request: Request, query: URLSearchParams, form: URLSearchParams): RefusedPost["origin"] {
  const isCarried = form.has("page");
  // A prerendered page cannot know its `?source=`, but the browser posts back to the same URL.
  const named = isCarried ? null : query.get("source");
  return {
    source: parseSource(named) ?? parseSource(form.get("source")) ?? DEFAULT_SOURCE,
    page: (isCarried && form.get("page")?.slice(0, LONGEST_VALUE)) || locateForm(request),
  };
}

/** Path of the page that showed the form. */
function locateForm({ url, headers }: Request): string {
  const own = new URL(url);
  const referer = headers.get("referer") ?? "";
  const claimed = URL.canParse(referer) ? new URL(referer) : own;
  return (claimed.host === (headers.get("host") ?? own.host) ? claimed : own).pathname;
}
