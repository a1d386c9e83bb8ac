import { STATUS_CODES } from "node:http";
import { jsonResponse } from "./json-response.ts";

/** An error as the visitor sees it. Never contains a stack trace or what the visitor sent. */
export interface Problem {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Additional members of the body, such as the invalid fields. */
  readonly extension?: Readonly<Record<string, unknown>>;
}

/** RFC 9457 plus `success` and `message`, which the site's own pages read. */
function describeProblem({ status, message, extension }: Problem) {
  return {
    ...extension,
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    detail: message,
    success: false,
    message,
  };
}

export function problemBody(problem: Problem): string {
  return JSON.stringify(describeProblem(problem));
}

export function problemHeaders({ headers }: Problem): Record<string, string> {
  return { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...headers };
}

export function problemResponse(problem: Problem): Response {
  return jsonResponse(describeProblem(problem), { status: problem.status, headers: problemHeaders(problem) });
}

export const PROBLEMS = {
  badRequest: { status: 400, message: "The request could not be understood." },
  malformedUrl: { status: 400, message: "The address contains characters that no page has." },
  malformedJson: { status: 400, message: "The request body is not valid JSON." },
  crossSite: { status: 403, message: "Requests from other sites are refused." },
  notFound: { status: 404, message: "There is nothing at this address." },
  incomplete: { status: 408, message: "The request did not arrive completely, or took too long." },
  tooLarge: { status: 413, message: "The request body is too large." },
  longUrl: { status: 414, message: "The address is too long." },
  notJson: {
    status: 415,
    message: "Send JSON, with the content type application/json.",
    headers: { "Accept-Post": "application/json" },
  },
  expectation: { status: 417, message: "The server does not support what the Expect header asks for." },
  largeHeaders: { status: 431, message: "The request headers are too large." },
  /** Log only: the connection is closed without a response. */
  pipelined: { status: 429, message: "Too many requests were sent ahead of their answers." },
  /** Log only: no client is left to read it. */
  clientLeft: { status: 499, message: "The client closed the connection." },
  unexpected: { status: 500, message: "Something went wrong on our side. Please try again later." },
  busy: {
    status: 503,
    message: "Too many pages are being made at the moment. Please try again.",
    headers: { "Retry-After": "1" },
  },
  busyCalculating: {
    status: 503,
    message: "Too many calculations are running at the moment. Please try again.",
    headers: { "Retry-After": "1" },
  },
  locked: {
    status: 503,
    message: "The database is busy at the moment. Please try again.",
    headers: { "Retry-After": "5" },
  },
  notReady: { status: 503, message: "The service is not ready.", headers: { "Retry-After": "5" } },
} as const satisfies Record<string, Problem>;

/** Code of JSON-RPC for what a server refuses for reasons of its own. */
const RPC_REFUSED = -32_000;

/** A problem in JSON-RPC, without the id of the message: it may not have been read. */
export function rpcProblemResponse(problem: Problem): Response {
  const { status, message, headers } = problem;
  return jsonResponse(
    { jsonrpc: "2.0", id: null, error: { code: RPC_REFUSED, message } },
    { status, headers: { "Cache-Control": "no-store", ...headers } },
  );
}

/** Response to a method that the URL does not support. Also answers OPTIONS. */
export function otherMethodResponse(method: string, supported: readonly string[]): Response {
  const problem = otherMethod([...supported, "OPTIONS"].join(", "));
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: problem.headers });
  return problemResponse(problem);
}

export function otherMethod(allowed: string) {
  const headers = { Allow: allowed };
  return { status: 405, message: "This address does not support that method.", headers } satisfies Problem;
}

export function tooManyRequests(waitSeconds: number): Problem {
  return {
    status: 429,
    message: "Too many requests. Please wait a moment and try again.",
    headers: { "Retry-After": String(waitSeconds) },
  };
}
