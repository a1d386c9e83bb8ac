import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { createStaticFiles, loadText, type StaticFiles } from "../cache/static-files.ts";
import { clientAddress, clientNetwork } from "../client-address.ts";
import { headerOf, pathOf } from "../incoming.ts";
import { type ConcurrencyLimit, inTurn } from "../limits/concurrency-limit.ts";
import { type InFlightLimit, REFUSAL_MS } from "../limits/in-flight-limit.ts";
import type { Allowance, StatedRateLimit } from "../limits/rate-limit.ts";
import { isJson } from "../limits/request-body.ts";
import type { RecordingDeps } from "../monitoring/record-requests.ts";
import { chooseRequestId } from "../monitoring/request-id.ts";
import {
  otherMethod,
  PROBLEMS,
  type Problem,
  problemBody,
  problemHeaders,
  tooManyRequests,
} from "../problem.ts";
import type { SecurityHeaders } from "../security-headers.ts";
import type { PublicEndpoint, PublicEndpoints } from "./public-endpoint.ts";
import { parsePlainJson, readIncoming } from "./read-incoming.ts";

export interface PublicApiDeps extends Omit<RecordingDeps, "secretRoutes"> {
  /** Those of the edition in use. */
  readonly endpoints: () => PublicEndpoints;
  /** Paths that begin like this have no other handler. */
  readonly prefix: string;
  readonly rateLimit: StatedRateLimit;
  /** Needed because a calculation blocks the process for some milliseconds. */
  readonly concurrencyLimit: ConcurrencyLimit;
  readonly inFlightLimit: InFlightLimit;
  readonly siteUrl: string;
  readonly maxBodyBytes: number;
  readonly reportError: (error: unknown, requestId: string) => void;
}

/** Responds if the path belongs to the public API. Returns false if another handler has to. */
export type RespondPublicly = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Any page may call the API: it has neither cookies nor anybody's data. */
const OPEN_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "RateLimit, RateLimit-Policy, Retry-After, X-Request-Id",
} as const;

/**
 * The caller's own cache may keep an answer for an hour, because the same body has the same answer. A shared cache may
 * not: it would tell requests apart by their URL, which is the same for all.
 */
const CALL_CACHE = "private, max-age=3600";

const METHODS = {
  call: "POST, OPTIONS",
  file: "GET, HEAD, OPTIONS",
} as const satisfies Record<PublicEndpoint["kind"], string>;

interface Sent {
  readonly status: number;
  /** Alternating names and values, added to those of every answer. */
  readonly headers: readonly string[];
  readonly body?: string | Buffer | undefined;
  /** Length of the body. */
  readonly bytes: number;
}

/** On Node's own requests and responses, without building a Request and a Response, which would double the cost. */
export function createPublicApi(deps: PublicApiDeps): RespondPublicly {
  const { endpoints, prefix, rateLimit, concurrencyLimit, inFlightLimit, security, siteUrl } = deps;
  const { trustedProxies, newId, now, record } = deps;
  const open = Object.entries(OPEN_HEADERS).flat();
  const common = [...Object.entries(security.embeddable).flat(), ...open];
  const answered = [...common, "Content-Type", "application/json", "Cache-Control", CALL_CACHE];
  const fileOf = createPublicFiles(security, siteUrl);

  return (incoming, outgoing) => {
    const path = pathOf(incoming.url ?? "");
    if (!path.startsWith(prefix) && !endpoints().has(path)) return false;
    // Without a host the request is invalid, which the usual handler says.
    if (incoming.headers.host === undefined) return false;
    const began = now();
    const requestId = chooseRequestId(headerOf(incoming, "x-request-id"), { trustedProxies, newId });
    const send = ({ status, headers, body = "", bytes }: Sent) => {
      if (!outgoing.destroyed) {
        outgoing.writeHead(status, [...headers, "X-Request-Id", requestId]);
        // Text with as many bytes as characters is ASCII, which Node need not encode.
        outgoing.end(body, body.length === bytes ? "latin1" : "utf8");
      }
      const { method = "-" } = incoming;
      record({ requestId, method, route: path, kind: "api", status, durationMs: now() - began, bytes });
    };
    respond(incoming, outgoing, path).then(send, (error: unknown) => {
      deps.reportError(error, requestId);
      send(problemOf(PROBLEMS.unexpected));
    });
    return true;
  };

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse, path: string): Promise<Sent> {
    const { method } = incoming;
    const endpoint = endpoints().get(path);
    const allowed = endpoint ? METHODS[endpoint.kind] : "OPTIONS";
    if (method === "OPTIONS") {
      const headers = [...common, ...Object.entries(preflightHeaders(allowed)).flat()];
      return { status: 204, headers, bytes: 0 };
    }
    if (endpoint?.kind === "file" && (method === "GET" || method === "HEAD")) {
      return sendFile(incoming, path, endpoint);
    }
    const client = clientOf(incoming);
    const leave = inFlightLimit.enter(client);
    if (leave === undefined) {
      // The server ignores what else the connection sends ahead.
      outgoing.shouldKeepAlive = false;
      incoming.resume();
      await sleep(REFUSAL_MS);
      return problemOf(PROBLEMS.busyCalculating);
    }
    try {
      return await respondToCall(incoming, client, endpoint, allowed);
    } finally {
      leave();
    }
  }

  async function respondToCall(
    incoming: IncomingMessage,
    client: string,
    endpoint: PublicEndpoint | undefined,
    allowed: string,
  ): Promise<Sent> {
    const cost = endpoint?.kind === "call" ? endpoint.cost : 1;
    const allowance = await rateLimit.spend(client, cost);
    const limits = limitHeaders(rateLimit, allowance);
    if (allowance.waitSeconds !== undefined) return problemOf(tooManyRequests(allowance.waitSeconds), limits);
    if (!endpoint) return problemOf(PROBLEMS.notFound, limits);
    if (endpoint.kind === "file" || incoming.method !== "POST")
      return problemOf(otherMethod(allowed), limits);
    if (!isJson(headerOf(incoming, "content-type") ?? null)) return problemOf(PROBLEMS.notJson, limits);
    const reading = await readIncoming(incoming, deps.maxBodyBytes);
    if (reading === undefined) return problemOf(PROBLEMS.clientLeft);
    if ("problem" in reading) return problemOf(reading.problem, limits);
    const sent = await inTurn(concurrencyLimit, client, () =>
      incoming.socket.writable ? answerCall(endpoint, reading.value, limits) : problemOf(PROBLEMS.clientLeft),
    );
    return sent ?? problemOf(PROBLEMS.busyCalculating, limits);
  }

  function answerCall(endpoint: CallEndpoint, content: Buffer, limits: readonly string[]): Sent {
    const parsed = parsePlainJson(content);
    if ("problem" in parsed) return problemOf(parsed.problem, limits);
    const answer = endpoint.answer(parsed.value, siteUrl);
    if ("problem" in answer) return problemOf(answer.problem, limits);
    const body = JSON.stringify(answer.value);
    const bytes = Buffer.byteLength(body);
    return { status: 200, headers: [...answered, ...limits, "Content-Length", String(bytes)], body, bytes };
  }

  function sendFile(incoming: IncomingMessage, path: string, endpoint: FileEndpoint): Sent {
    const files = fileOf(path, endpoint);
    const asked = { path, hasQuery: false, ifNoneMatch: headerOf(incoming, "if-none-match") };
    const found =
      files.find({ ...asked, acceptEncoding: headerOf(incoming, "accept-encoding") }) ??
      files.find({ ...asked, acceptEncoding: undefined });
    if (!found) throw new Error(`${path} was made, but not found.`);
    const body = incoming.method === "HEAD" ? undefined : found.read?.();
    return { status: found.status, headers: [...found.headers, ...open], body, bytes: body?.length ?? 0 };
  }

  function problemOf(problem: Problem, limits: readonly string[] = []): Sent {
    const body = problemBody(problem);
    const bytes = Buffer.byteLength(body);
    const own = Object.entries(problemHeaders(problem)).flat();
    const headers = [...common, ...own, ...limits, "Content-Length", String(bytes)];
    return { status: problem.status, headers, body, bytes };
  }

  function clientOf(incoming: IncomingMessage): string {
    const forwardedFor = headerOf(incoming, "x-forwarded-for");
    const { remoteAddress } = incoming.socket;
    return clientNetwork(clientAddress({ socketAddress: remoteAddress, forwardedFor, trustedProxies }));
  }
}

/** A browser asks once a day whether it may send JSON here. */
const PREFLIGHT_SECONDS = 86_400;

function preflightHeaders(allowed: string) {
  return {
    Allow: allowed,
    "Access-Control-Allow-Methods": allowed,
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": String(PREFLIGHT_SECONDS),
  };
}

/** The form of the IETF draft "RateLimit header fields for HTTP". Nothing where there is no limit. */
function limitHeaders(
  { requestsPerMinute }: Pick<StatedRateLimit, "requestsPerMinute">,
  { remaining, resetSeconds }: Allowance,
): readonly string[] {
  if (!Number.isFinite(requestsPerMinute)) return [];
  return [
    "RateLimit-Policy",
    `"client";q=${requestsPerMinute};w=60`,
    "RateLimit",
    `"client";r=${remaining};t=${resetSeconds}`,
  ];
}

type CallEndpoint = Extract<PublicEndpoint, { kind: "call" }>;
type FileEndpoint = Extract<PublicEndpoint, { kind: "file" }>;

/** Answers that take no input: made, tagged and compressed once, and made again for another edition of the site. */
function createPublicFiles(security: SecurityHeaders, siteUrl: string) {
  // Keyed weakly: replacing the edition frees its files.
  const made = new WeakMap<FileEndpoint, StaticFiles>();
  return (path: string, endpoint: FileEndpoint): StaticFiles => {
    const known = made.get(endpoint);
    if (known) return known;
    const text = JSON.stringify(endpoint.read(siteUrl));
    const file = loadText(text, { path, type: "application/json", cache: "asset" });
    const files = createStaticFiles([file], security);
    made.set(endpoint, files);
    return files;
  };
}
