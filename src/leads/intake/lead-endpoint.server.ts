import type { Endpoint } from "../../../platform/http/api.ts";
import { jsonResponse } from "../../../platform/http/json-response.ts";
import { PROBLEMS, problemResponse } from "../../../platform/http/problem.ts";
import type { FormCall } from "../../api/receive-form.server.ts";
import type { LeadFormContent } from "../form/lead-form-content.ts";
import type { FormTokens } from "./lead-form-token.server.ts";
import { type SubmitLeadDeps, submitLead } from "./submit-lead.server.ts";

/** Message for API clients; the form has its own text (spec, section 8). */
const THANKS = "We'll reach out within one business day with your DSCR loan options.";

export interface LeadEndpointDeps extends SubmitLeadDeps {
  readonly formContent: () => LeadFormContent;
  /** The path of the person's own page about the deal. */
  readonly statusPathOf: (lead: { readonly reference: string; readonly email: string }) => string;
}

export function createLeadEndpoints(deps: LeadEndpointDeps): readonly Endpoint[] {
  return [
    { method: "POST", path: "/leads", handle: (call) => postLead(call, call.body, deps) },
    { method: "GET", path: "/lead-form", handle: () => getLeadForm(deps.formContent(), deps.formTokens) },
  ];
}

/** POST /api/leads (spec, section 7): 201 for a new lead, 200 for one that is already stored. */
async function postLead(call: FormCall, sent: unknown, deps: LeadEndpointDeps): Promise<Response> {
  if (sent === undefined) return problemResponse(PROBLEMS.malformedJson);
  const answer = await submitLead(call, sent, deps);
  if (answer.kind === "refused") {
    return problemResponse({ ...answer.problem, extension: { errors: answer.errors } });
  }
  const { isNew, reference } = answer;
  const statusPath = deps.statusPathOf(answer);
  return jsonResponse(
    { success: true, message: THANKS, reference, statusPath },
    { status: isNew ? 201 : 200 },
  );
}

/** GET /api/lead-form: the form's current text, and a signed token with the time it was opened. */
function getLeadForm(content: LeadFormContent, formTokens: FormTokens): Response {
  return jsonResponse({ success: true, form: content, formToken: formTokens.issue() });
}
