import { z } from "zod";
import type { Mailer } from "../../../../platform/mail/mail.ts";
import { type Outcome, skipUndeliverable } from "../../../../platform/outbox/jobs.ts";
import type { JobHandler } from "../../../../platform/outbox/worker.ts";
import type { PrivacyKeys } from "../privacy-keys.server.ts";
import { canDownloadCopy, type DataRequest, type RequestJobKind } from "./data-request.ts";
import { forgetAddress } from "./data-request-answer.server.ts";
import {
  composeAnswer,
  composeLink,
  composeNotice,
  composeReceipt,
  type MailedLink,
  type RequestMailDeps,
} from "./data-request-mails.server.ts";
import { findRequest, findSaltOf } from "./data-request-queries.server.ts";
import type { RequestDatabase } from "./data-request-store.server.ts";
import type { RequestTokens } from "./request-tokens.server.ts";

export interface RequestHandlerDeps extends RequestMailDeps {
  readonly database: RequestDatabase;
  readonly keys: PrivacyKeys;
  readonly tokens: RequestTokens;
  readonly mailer: Mailer;
}

const GONE = { type: "skipped", reason: "the request is gone" } as const;
const SETTLED = { type: "skipped", reason: "the request has moved on" } as const;

/** Handlers by job kind. */
export function createRequestHandlers(
  deps: RequestHandlerDeps,
): Readonly<Record<RequestJobKind, JobHandler>> {
  const { database, mailer, tokens } = deps;
  return {
    "privacy-link": handle(deps, async (jobId, request) => {
      if (request.provenAt !== undefined) return SETTLED;
      const link = await findLink(jobId, request, tokens.proof);
      // Anybody can type an address that does not exist. The operator need not look into it.
      return link ? skipUndeliverable(await mailer.send(composeLink(request, link, deps))) : GONE;
    }),
    "privacy-receipt": handle(deps, async (jobId, request) => {
      if (request.answer !== undefined) return SETTLED;
      const link = await findLink(jobId, request, tokens.status);
      return link ? await mailer.send(composeReceipt(request, link, deps)) : GONE;
    }),
    "privacy-notice": handle(deps, async (jobId, request) => {
      // An opt-out is recorded at once, and the operator has to tell the lenders.
      const isForOperator = request.answer === undefined || request.kind === "opt-out";
      return isForOperator ? await mailer.send(composeNotice(jobId, request, deps)) : SETTLED;
    }),
    "privacy-answer": handle(deps, async (jobId, request) => {
      const { answer } = request;
      if (answer === undefined) return SETTLED;
      const link = await findLink(jobId, request, tokens.status);
      if (link === undefined) return GONE;
      const outcome = await mailer.send(composeAnswer({ ...request, answer }, link, deps));
      // A copy is made when it is downloaded, and needs the address until then.
      if (outcome.type === "delivered" && !canDownloadCopy(request, answer.at)) {
        await forgetAddress(database, request.id);
      }
      return outcome;
    }),
  };

  async function findLink(
    jobId: string,
    { id, subject }: DataRequest,
    makeToken: RequestTokens["proof"],
  ): Promise<MailedLink | undefined> {
    const salt = await findSaltOf(database, id);
    if (salt === undefined || subject === undefined || !("email" in subject)) return undefined;
    return { id: jobId, email: subject.email, token: makeToken({ id, salt }) };
  }
}

const payload = z.object({ requestId: z.string() });

function handle(
  { database, keys }: Pick<RequestHandlerDeps, "database" | "keys">,
  send: (jobId: string, request: DataRequest) => Promise<Outcome>,
): JobHandler {
  return async (job) => {
    const { requestId } = payload.parse(job.payload);
    const request = await findRequest(database, keys, { id: requestId });
    return request === undefined ? GONE : await send(job.id, request);
  };
}
