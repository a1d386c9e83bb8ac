import { clientNetwork } from "../../../../platform/http/client-address.ts";
import type { RateLimit } from "../../../../platform/http/limits/rate-limit.ts";
import type { Problem } from "../../../../platform/http/problem.ts";
import { answerPost, type FormCall, type PostedForm, readFields } from "../../../api/receive-form.server.ts";
import { LINK_HOLDER } from "../../../audit/audit-log.server.ts";
import { canDownloadCopy, type DataRequest } from "./data-request.ts";
import { answerRequest, type NewAnswer } from "./data-request-answer.server.ts";
import { findRequest } from "./data-request-queries.server.ts";
import { findUnproven, proveRequest, type RequestDatabase } from "./data-request-store.server.ts";
import { type ReceiveRequestDeps, type RequestField, receiveRequest } from "./receive-request.server.ts";

/** What the running process offers to the pages of privacy requests. */
export interface PrivacyRequestPosts {
  /** Receives the form posted without scripts. */
  submit(call: FormCall): Promise<PostedForm<RefusedRequest>>;
  /** Changes nothing: mail scanners open every link. */
  lookUp(token: string): Promise<DataRequest | undefined>;
  /** Receives the button on the page of the mailed link. Returns the token of the request's private page. */
  confirm(call: Pick<FormCall, "request">): Promise<string | undefined>;
  findStatus(token: string): Promise<DataRequest | undefined>;
  /** JSON, as long as the copy can be downloaded. A refusal if it is asked for too often. */
  readCopy(call: CopyCall): Promise<RequestedCopy | Problem | undefined>;
  readonly now: () => number;
}

export interface CopyCall {
  readonly token: string;
  /** Address of the client. */
  readonly client: string;
}

export interface RequestedCopy {
  readonly reference: string;
  readonly json: string;
}

export interface RefusedRequest {
  readonly message: string;
  readonly errors: Partial<Readonly<Record<RequestField, string>>>;
  /** What was typed. */
  readonly values: Readonly<Record<RequestField, string>>;
}

/** What is stored about people, wherever it is. */
export interface PersonRecords {
  isStored(email: string): Promise<boolean>;
  /** Opts out of everything. Returns the references of the leads concerned. */
  optOut(email: string): Promise<readonly string[]>;
  /** JSON */
  copy(request: DataRequest): Promise<string | undefined>;
}

export interface RequestPostsDeps extends ReceiveRequestDeps {
  readonly people: PersonRecords;
  /** A copy takes many queries, and a link may be shared. */
  readonly copyLimits: { readonly perClient: RateLimit; readonly perRequest: RateLimit };
  /** All that `work` does is stored together, or nothing of it. */
  readonly atomically: <Result>(work: (scope: RequestScope) => Promise<Result>) => Promise<Result>;
}

interface RequestScope {
  readonly database: RequestDatabase;
  readonly people: PersonRecords;
}

const LONGEST_VALUE = 10_000;

export function createRequestPosts(deps: RequestPostsDeps): PrivacyRequestPosts {
  const { database, keys, people, now } = deps;
  return {
    submit: (call) => submit(call, deps),
    lookUp: (token) => findUnproven(database, keys, token, now()),
    async confirm({ request }) {
      const token = (await readFields(request, LONGEST_VALUE))("token");
      return await prove(token, deps);
    },
    findStatus: (statusToken) => findRequest(database, keys, { statusToken }),
    async readCopy({ token, client }) {
      const { perClient, perRequest } = deps.copyLimits;
      const clientWait = await perClient.count(clientNetwork(client));
      if (clientWait !== undefined) return refuseCopy(clientWait);
      const request = await findRequest(database, keys, { statusToken: token });
      if (request === undefined || !canDownloadCopy(request, now())) return undefined;
      const requestWait = await perRequest.count(request.id);
      if (requestWait !== undefined) return refuseCopy(requestWait);
      const json = await people.copy(request);
      return json === undefined ? undefined : { reference: request.reference, json };
    },
    now,
  };
}

function refuseCopy(waitSeconds: number): Problem {
  const wait = waitSeconds === 1 ? "a second" : `${waitSeconds} seconds`;
  return {
    status: 429,
    message: `This copy was asked for many times in a short while. Please wait ${wait}, then download it again.`,
    headers: { "Retry-After": String(waitSeconds) },
  };
}

async function submit(call: FormCall, deps: ReceiveRequestDeps): Promise<PostedForm<RefusedRequest>> {
  const read = await readFields(call.request, LONGEST_VALUE);
  const values = { kind: read("kind"), email: read("email"), detail: read("detail") };
  const received = await receiveRequest(call, { ...values, website: read("website") }, deps);
  return answerPost(received, ({ problem: { message }, errors }) => ({ message, errors, values }));
}

/**
 * What needs no decision is done at once: an opt-out from everything, and the answer that nothing is stored. The proof
 * is stored together with it, because nobody would do it later.
 */
async function prove(token: string, deps: RequestPostsDeps): Promise<string | undefined> {
  const { keys, now, newId } = deps;
  const stamp = { now: now(), newId };
  const proven = await deps.atomically(async ({ database, people }) => {
    const found = await proveRequest(database, token, deps, stamp);
    const request = found?.isFirst ? await findRequest(database, keys, { id: found.id }) : undefined;
    const answer = request && (await findImmediateAnswer(request, people));
    if (request !== undefined && answer !== undefined) {
      await answerRequest(database, keys, request.id, answer, { ...stamp, actor: LINK_HOLDER });
    }
    return found;
  });
  if (proven !== undefined) deps.onQueued();
  return proven?.token;
}

async function findImmediateAnswer(
  { kind, subject, detail }: DataRequest,
  people: PersonRecords,
): Promise<NewAnswer | undefined> {
  if (subject === undefined || !("email" in subject)) return undefined;
  if (kind === "opt-out") {
    // Whoever wrote something may want less than everything.
    if (detail !== undefined) return undefined;
    return { outcome: "done", note: undefined, references: await people.optOut(subject.email) };
  }
  const isStored = await people.isStored(subject.email);
  return isStored ? undefined : { outcome: "nothing stored", note: undefined, references: [] };
}
