import { z } from "zod";
import type { Mail, Mailer } from "../../../../platform/mail/mail.ts";
import type { Outcome } from "../../../../platform/outbox/jobs.ts";
import type { JobHandler } from "../../../../platform/outbox/worker.ts";
import type { PrivacyKeys } from "../privacy-keys.server.ts";
import { canDownloadCopy, type DataRequest, type RequestJobKind } from "./data-request.ts";
import { forgetAddress } from "./data-request-answer.server.ts";
import {
  composeAnswer,
  composeLink,
  composeNotice,
  composeReceipt,
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
      const mail = await toPerson(request, (key) =>
        composeLink(jobId, request, { email: key.email, token: tokens.proof(key) }, deps),
      );
      // Anybody can type an address that does not exist. The operator need not look into it.
      return mail === undefined ? GONE : skipUndeliverable(await mailer.send(mail));
    }),
    "privacy-receipt": handle(deps, async (jobId, request) => {
      if (request.answer !== undefined) return SETTLED;
      const mail = await toPerson(request, (key) =>
        composeReceipt(jobId, request, { email: key.email, token: tokens.status(key) }, deps),
      );
      return mail === undefined ? GONE : await mailer.send(mail);
    }),
    "privacy-notice": handle(deps, async (jobId, request) => {
      // An opt-out is recorded at once, and the operator has to tell the lenders.
      const isForOperator = request.answer === undefined || request.kind === "opt-out";
      return isForOperator ? await mailer.send(composeNotice(jobId, request, deps)) : SETTLED;
    }),
    "privacy-answer": handle(deps, async (jobId, request) => {
      const { answer } = request;
      if (answer === undefined) return SETTLED;
      const mail = await toPerson(request, (key) =>
        composeAnswer(jobId, { ...request, answer }, { email: key.email, token: tokens.status(key) }, deps),
      );
      if (mail === undefined) return GONE;
      const outcome = await mailer.send(mail);
      // A copy is made when it is downloaded, and needs the address until then.
      if (outcome.type === "delivered" && !canDownloadCopy(request, answer.at)) {
        await forgetAddress(database, request.id);
      }
      return outcome;
    }),
  };

  interface Recipient {
    readonly id: string;
    readonly salt: string;
    readonly email: string;
  }

  async function toPerson(
    { id, subject }: DataRequest,
    compose: (recipient: Recipient) => Mail,
  ): Promise<Mail | undefined> {
    const salt = await findSaltOf(database, id);
    if (salt === undefined || subject === undefined || !("email" in subject)) return undefined;
    return compose({ id, salt, email: subject.email });
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

function skipUndeliverable(outcome: Outcome): Outcome {
  return outcome.type === "permanent" ? { type: "skipped", reason: outcome.reason } : outcome;
}
