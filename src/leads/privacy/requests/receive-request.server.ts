import { z } from "zod";
import { clientNetwork } from "../../../../platform/http/client-address.ts";
import type { RateLimit } from "../../../../platform/http/limits/rate-limit.ts";
import { type Problem, tooManyRequests } from "../../../../platform/http/problem.ts";
import { isEmailAddress } from "../../../../platform/mail/email-address.ts";
import { cleanText } from "../../../api/clean-text.ts";
import { emptyHiddenField, HIDDEN_FIELD_FILLED } from "../../../api/hidden-field.server.ts";
import { MAX_DETAIL_LENGTH, REQUEST_KINDS } from "./data-request.ts";
import { type RequestDatabase, type RequestDeps, submitRequest } from "./data-request-store.server.ts";

export interface ReceiveRequestDeps extends RequestDeps {
  readonly database: RequestDatabase;
  /** Limit of requests per client. */
  readonly rateLimit: RateLimit;
  /** Called after the commit, so that the worker does not wait for its next poll. */
  readonly onQueued: () => void;
  /** Receives why a request could not be stored; the visitor only learns that it was not. */
  readonly reportFailure: (error: unknown, requestId: string) => void;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface RequestCall {
  readonly request: Request;
  readonly requestId: string;
  /** Address of the client. */
  readonly client: string;
}

export type RequestField = "kind" | "email" | "detail";

/** Does not reveal whether the address is known: nothing about the person is looked up. */
export type ReceivedRequest =
  | { readonly kind: "accepted" }
  | {
      readonly kind: "refused";
      readonly problem: Problem;
      readonly errors: Partial<Readonly<Record<RequestField, string>>>;
    };

const FIELD_ERRORS = {
  kind: "Please choose what we should do.",
  email: "Please enter your email address, like name@example.com.",
  detail: `Please use at most ${MAX_DETAIL_LENGTH} characters.`,
} as const satisfies Record<RequestField, string>;

const wire = z.object({
  kind: z.enum(REQUEST_KINDS),
  email: z.string().trim().refine(isEmailAddress),
  detail: z.string().overwrite(cleanText).trim().max(MAX_DETAIL_LENGTH).nullish(),
  website: emptyHiddenField,
});

/** Shared by both ways to ask: the JSON that scripts send and the plain form post. */
export async function receiveRequest(
  { request, requestId, client }: RequestCall,
  sent: unknown,
  deps: ReceiveRequestDeps,
): Promise<ReceivedRequest> {
  const waitSeconds = await deps.rateLimit.count(clientNetwork(client));
  if (waitSeconds !== undefined) return refuse(tooManyRequests(waitSeconds));
  const parsed = wire.safeParse(sent);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => path[0]));
    const wrong = Object.entries(FIELD_ERRORS).filter(([name]) => names.has(name));
    const [first] = wrong;
    if (first === undefined) return refuse(HIDDEN_FIELD_FILLED);
    return refuse({ status: 422, message: first[1] }, Object.fromEntries(wrong));
  }
  const { kind, email, detail } = parsed.data;
  const asked = {
    kind,
    email,
    detail: detail || undefined,
    hasPrivacySignal: request.headers.get("sec-gpc") === "1",
  };
  try {
    const outcome = await submitRequest(deps.database, asked, deps, { now: deps.now(), newId: deps.newId });
    if (outcome === "queued") deps.onQueued();
    return { kind: "accepted" };
  } catch (error) {
    deps.reportFailure(error, requestId);
    return refuse(NOT_STORED);
  }
}

const NOT_STORED: Problem = {
  status: 503,
  message: "Your request could not be stored just now. Please try again in a moment.",
  headers: { "Retry-After": "5" },
};

function refuse(
  problem: Problem,
  errors: Partial<Readonly<Record<RequestField, string>>> = {},
): ReceivedRequest {
  return { kind: "refused", problem, errors };
}
