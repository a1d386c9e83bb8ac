import { parseSource } from "./lead.ts";
import { type LeadCall, type LeadDeskParts, receiveLead } from "./lead-desk.server.ts";
import type { RefusedPost } from "./lead-form-values.ts";
import { CAMPAIGN_LABELS } from "./lead-record.ts";

/** What the running process offers to the contact page. */
export interface LeadDesk {
  receivePost(call: LeadCall): Promise<PostOutcome>;
}

export type PostOutcome =
  | { readonly kind: "accepted"; readonly reference: string }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly post: RefusedPost;
    };

export function createLeadDesk(parts: LeadDeskParts): LeadDesk {
  return { receivePost: (call) => receivePost(call, parts) };
}

const LONGEST_VALUE = 500;

/** The form as browsers send it without scripts: the same rules and the same lead as through POST /api/leads. */
async function receivePost(call: LeadCall, parts: LeadDeskParts): Promise<PostOutcome> {
  const form = new URLSearchParams(await call.request.text());
  const read = (name: string) => (form.get(name) ?? "").slice(0, LONGEST_VALUE);
  const values = {
    name: read("name"),
    email: read("email"),
    phone: read("phone"),
    state: read("state"),
    loanPurpose: read("loanPurpose"),
    // Never shortened: it is sent as it was shown, or refused.
    dealSummary: form.get("dealSummary") ?? "",
  };
  const shownOn = locateForm(call.request);
  const answer = await receiveLead(
    call,
    {
      ...Object.fromEntries(CAMPAIGN_LABELS.map((label) => [label, shownOn.searchParams.get(label)])),
      ...values,
      tcpaConsent: form.has("tcpaConsent"),
      // A prerendered page cannot know the `?source=` it was asked with, but the browser posts back to it.
      source: parseSource(new URL(call.request.url).searchParams.get("source")) ?? form.get("source"),
      consentHash: form.get("consentHash") ?? undefined,
      website: form.get("website"),
      page: shownOn.pathname,
    },
    parts,
  );
  if (answer.kind === "accepted") return { kind: "accepted", reference: answer.reference };
  const { status, message, headers = {} } = answer.problem;
  const hasConsent = form.has("tcpaConsent") && !answer.errors.tcpaConsent;
  const keepPrivate = { "Cache-Control": "no-store", ...headers };
  return {
    kind: "refused",
    status,
    headers: keepPrivate,
    post: { message, errors: answer.errors, values, hasConsent },
  };
}

/** The page that showed the form, with its query: without scripts the campaign's labels stand nowhere else. */
function locateForm({ url, headers }: Request): URL {
  const own = new URL(url);
  const referer = headers.get("referer") ?? "";
  const claimed = URL.canParse(referer) ? new URL(referer) : own;
  return claimed.host === (headers.get("host") ?? own.host) ? claimed : own;
}
