import { randomBytes, randomUUID } from "node:crypto";
import { atomically } from "../../platform/database/atomically.ts";
import { formatJson } from "../../platform/format-json.ts";
import type { Endpoint } from "../../platform/http/api.ts";
import { describeError } from "../../platform/log.ts";
import { LINK_HOLDER } from "../../src/audit/audit-log.server.ts";
import { OPT_OUT_SCOPES } from "../../src/leads/privacy/opt-out.ts";
import { createLeadKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import {
  formatRequestReference,
  REQUEST_REFERENCE_BYTES,
} from "../../src/leads/privacy/requests/data-request.ts";
import type { RequestDeps } from "../../src/leads/privacy/requests/data-request-store.server.ts";
import {
  privacyRequestsEndpoint,
  type ReceiveRequestDeps,
} from "../../src/leads/privacy/requests/receive-request.server.ts";
import {
  createRequestPosts,
  type PersonRecords,
  type PrivacyRequestPosts,
} from "../../src/leads/privacy/requests/request-posts.server.ts";
import { createRequestTokens } from "../../src/leads/privacy/requests/request-tokens.server.ts";
import { copyPerson } from "../../src/site/person-copy.server.ts";
import {
  findPerson,
  isStored,
  optOutPerson,
  type PersonDatabase,
} from "../../src/site/personal-data.server.ts";
import type { Config } from "../config.ts";
import type { IntakeDeps } from "./leads.ts";

/** Nobody needs their copy more often. */
const COPIES_PER_MINUTE = { client: 10, request: 5 };

/** What every request is made with, on the site and at the desk. */
export function createRequestDeps(secret: string): RequestDeps {
  return {
    keys: createLeadKeys(secret),
    tokens: createRequestTokens(secret),
    newSalt: () => randomBytes(16).toString("hex"),
    newReference: () => formatRequestReference(randomBytes(REQUEST_REFERENCE_BYTES)),
  };
}

/** Accepts privacy requests as JSON from scripts and as plain form posts. Both share one rate limit. */
export function openPrivacyRequests(
  { leadsPerMinute }: Config,
  { database, log, secret, openRateLimit, wakeWorker }: IntakeDeps<PersonDatabase>,
): { readonly posts: PrivacyRequestPosts; readonly endpoint: Endpoint } {
  const deps: ReceiveRequestDeps = {
    ...createRequestDeps(secret),
    database,
    now: Date.now,
    newId: randomUUID,
    rateLimit: openRateLimit("privacy-requests", leadsPerMinute),
    onQueued: wakeWorker,
    reportFailure: (error, requestId) =>
      log.error({ requestId, error: describeError(error) }, "a privacy request could not be stored"),
  };
  return {
    posts: createRequestPosts({
      ...deps,
      people: openPersonRecords(deps.keys, database),
      copyLimits: {
        perClient: openRateLimit("privacy-copies-of-client", COPIES_PER_MINUTE.client),
        perRequest: openRateLimit("privacy-copies-of-request", COPIES_PER_MINUTE.request),
      },
      atomically: (work) =>
        atomically(database, (within) =>
          work({ database: within, people: openPersonRecords(deps.keys, within) }),
        ),
    }),
    endpoint: privacyRequestsEndpoint(deps),
  };
}

function openPersonRecords(keys: RequestDeps["keys"], database: PersonDatabase): PersonRecords {
  const stamp = () => ({ now: Date.now(), newId: randomUUID, actor: LINK_HOLDER });
  return {
    isStored: async (email) => isStored(await findPerson(database, keys, { email }, stamp())),
    async optOut(email) {
      const wish = { reason: "asked on the privacy request page", scopes: OPT_OUT_SCOPES };
      const { leads } = await optOutPerson(database, { email }, wish, stamp());
      return leads.map(({ reference }) => reference);
    },
    async copy({ subject, answer }) {
      if (subject === undefined) return undefined;
      const { named } = await findPerson(database, keys, subject, stamp());
      const isNamed = (reference: string) => named.some((lead) => lead.reference === reference);
      const others = (answer?.references ?? []).filter((reference) => !isNamed(reference));
      const subjects = [subject, ...others.map((reference) => ({ reference }))];
      const data = await copyPerson(database, keys, subjects, stamp());
      return formatJson({ exportedAt: Date.now(), ...data });
    },
  };
}
