import { z } from "zod";
import { clientNetwork } from "../../platform/http/client-address.ts";
import type { RateLimit } from "../../platform/http/limits/rate-limit.ts";
import { type Problem, tooManyRequests } from "../../platform/http/problem.ts";

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

/** The fields of a plain form post, each cut to the longest value that makes sense. */
export async function readFields(request: Request, longestValue: number): Promise<(name: string) => string> {
  const form = new URLSearchParams(await request.text());
  return (name) => (form.get(name) ?? "").slice(0, longestValue);
}
