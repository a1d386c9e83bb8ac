import { z } from "zod";
import { isEmailAddress } from "../../../../platform/mail/email-address.ts";
import { cleanText } from "../../../api/clean-text.ts";
import {
  emptyHiddenField,
  type FormCall,
  type FormDeps,
  formEndpoint,
  type ReceivedForm,
  receiveForm,
} from "../../../api/receive-form.server.ts";
import { LINK_SENT, MAX_DETAIL_LENGTH, REQUEST_KINDS } from "./data-request.ts";
import { type RequestDatabase, type RequestDeps, submitRequest } from "./data-request-store.server.ts";

export interface ReceiveRequestDeps extends RequestDeps, FormDeps {
  readonly database: RequestDatabase;
  readonly now: () => number;
  readonly newId: () => string;
}

export type RequestField = "kind" | "email" | "detail";

const FIELD_ERRORS = {
  kind: "Please choose what we should do.",
  email: "Please enter your email address, like name@example.com.",
  detail: `Please use at most ${MAX_DETAIL_LENGTH} characters.`,
} as const satisfies Record<RequestField, string>;

const schema = z.object({
  kind: z.enum(REQUEST_KINDS),
  email: z.string().trim().refine(isEmailAddress),
  detail: z.string().overwrite(cleanText).trim().max(MAX_DETAIL_LENGTH).nullish(),
  website: emptyHiddenField,
});

/** Nothing about the person is looked up. */
export function receiveRequest(
  call: FormCall,
  sent: unknown,
  deps: ReceiveRequestDeps,
): Promise<ReceivedForm<RequestField>> {
  const hasPrivacySignal = call.request.headers.get("sec-gpc") === "1";
  const rules = {
    schema,
    fieldErrors: FIELD_ERRORS,
    notStored: "Your request could not be stored just now. Please try again in a moment.",
    store: ({ kind, email, detail }: z.infer<typeof schema>) =>
      submitRequest(deps.database, { kind, email, detail: detail || undefined, hasPrivacySignal }, deps, {
        now: deps.now(),
        newId: deps.newId,
      }),
  };
  return receiveForm(call, sent, rules, deps);
}

/** POST /api/privacy-requests */
export function privacyRequestsEndpoint(deps: ReceiveRequestDeps) {
  return formEndpoint("/privacy-requests", LINK_SENT, (call) => receiveRequest(call, call.body, deps));
}
