import { z } from "zod";
import type { ApiCall, Endpoint } from "../../platform/http/api.ts";
import { clientNetwork } from "../../platform/http/client-address.ts";
import { jsonResponse } from "../../platform/http/json-response.ts";
import type { RateLimit } from "../../platform/http/limits/rate-limit.ts";
import { PROBLEMS, type Problem, problemResponse, tooManyRequests } from "../../platform/http/problem.ts";

/** Honeypot: people cannot see this field of a form, `website`. */
export const emptyHiddenField = z.string().max(0).nullish();

const HIDDEN_FIELD_FILLED: Problem = {
  status: 422,
  message: "A field that people cannot see was filled in. Please empty it, or write to us.",
};

export interface FormCall {
  readonly request: Request;
  readonly requestId: string;
  /** Address of the client. */
  readonly client: string;
}

export interface FormDeps {
  /** Limit of requests per client. */
  readonly rateLimit: RateLimit;
  /** Called after the commit, so that the worker does not wait for its next poll. */
  readonly onQueued: () => void;
  /** Receives why a request could not be stored; the visitor only learns that it was not. */
  readonly reportFailure: (error: unknown, requestId: string) => void;
}

/** Does not reveal whether an address is known. */
export type ReceivedForm<Field extends string> =
  | { readonly kind: "accepted" }
  | {
      readonly kind: "refused";
      readonly problem: Problem;
      readonly errors: Partial<Readonly<Record<Field, string>>>;
    };

interface FormRules<Field extends string, Values> {
  /** Has the hidden field too. */
  readonly schema: z.ZodType<Values>;
  /** In the order of the form. */
  readonly fieldErrors: Readonly<Record<Field, string>>;
  readonly notStored: string;
  /** "recent": the same was asked for a short while ago, and no mail is sent again. */
  readonly store: (values: Values) => Promise<"queued" | "recent">;
}

/** Receives a form whose sender then gets a mail. Shared by the JSON that scripts send and the plain form post. */
export async function receiveForm<Field extends string, Values>(
  { requestId, client }: Omit<FormCall, "request">,
  sent: unknown,
  { schema, fieldErrors, notStored, store }: FormRules<Field, Values>,
  { rateLimit, onQueued, reportFailure }: FormDeps,
): Promise<ReceivedForm<Field>> {
  const waitSeconds = await rateLimit.count(clientNetwork(client));
  if (waitSeconds !== undefined) return refuse(tooManyRequests(waitSeconds));
  const parsed = schema.safeParse(sent);
  if (!parsed.success) return refuseFields(parsed.error, fieldErrors);
  try {
    if ((await store(parsed.data)) === "queued") onQueued();
    return { kind: "accepted" };
  } catch (error) {
    reportFailure(error, requestId);
    return refuse({ status: 503, message: notStored, headers: { "Retry-After": "5" } });
  }
}

function refuseFields<Field extends string>(
  { issues }: z.ZodError,
  fieldErrors: Readonly<Record<Field, string>>,
): ReceivedForm<Field> {
  const names = new Set(issues.map(({ path }) => path[0]));
  // What is no form at all lacks every field.
  const isMissing = (name: string) => names.has(name) || names.has(undefined);
  const wrong = Object.entries<string>(fieldErrors).filter(([name]) => isMissing(name));
  const [first] = wrong;
  if (first === undefined) return refuse(HIDDEN_FIELD_FILLED);
  const errors: Partial<Record<string, string>> = Object.fromEntries(wrong);
  return refuse({ status: 422, message: first[1] }, errors);
}

function refuse<Field extends string>(
  problem: Problem,
  errors: Partial<Readonly<Record<Field, string>>> = {},
): ReceivedForm<Field> {
  return { kind: "refused", problem, errors };
}

/** Scripts send the form here. 202, because nothing is done until its sender uses the mailed link. */
export function formEndpoint<Field extends string>(
  path: string,
  linkSent: string,
  receive: (call: ApiCall) => Promise<ReceivedForm<Field>>,
): Endpoint {
  return {
    method: "POST",
    path,
    async handle(call) {
      if (call.body === undefined) return problemResponse(PROBLEMS.malformedJson);
      const answer = await receive(call);
      return answer.kind === "accepted"
        ? jsonResponse({ success: true, message: linkSent }, { status: 202 })
        : problemResponse({ ...answer.problem, extension: { errors: answer.errors } });
    },
  };
}

/** What became of a plain form post. */
export type PostedForm<Refused> =
  | { readonly kind: "accepted" }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      /** What the page shows. */
      readonly refused: Refused;
    };

/** The page repeats what was typed, so it must not be cached. */
export function answerPost<Field extends string, Refused>(
  received: ReceivedForm<Field>,
  show: (refused: Extract<ReceivedForm<Field>, { kind: "refused" }>) => Refused,
): PostedForm<Refused> {
  if (received.kind === "accepted") return received;
  const { status, headers } = received.problem;
  const kept = { "Cache-Control": "no-store", ...headers };
  return { kind: "refused", status, headers: kept, refused: show(received) };
}

/** The fields of a plain form post, each cut to the longest value that makes sense. */
export async function readFields(request: Request, longestValue: number): Promise<(name: string) => string> {
  const form = new URLSearchParams(await request.text());
  return (name) => (form.get(name) ?? "").slice(0, longestValue);
}
