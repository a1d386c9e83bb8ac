import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import { namesOneHost } from "./host-header.ts";
import { PROBLEMS, type Problem, problemBody, problemHeaders } from "./problem.ts";
import type { HeaderRecord } from "./security-headers.ts";

export type ServerLimits = Readonly<Record<keyof typeof SERVER_LIMITS, number>>;

export const SERVER_LIMITS = {
  headersTimeoutMs: 10_000,
  /** Time for the whole request to arrive, including its body. */
  requestTimeoutMs: 15_000,
  /** How often Node checks for requests that are too slow. */
  checkIntervalMs: 1_000,
  /** Over a minute, when common proxies drop an idle connection, so that they never reuse one that is closed here. */
  keepAliveMs: 65_000,
  /** Maximum time without a byte in either direction. */
  idleMs: 30_000,
  maxBodyBytes: 16_384,
  /** Maximum pipelined requests per connection. Browsers and proxies do not pipeline. */
  maxPipelined: 32,
} as const;

const SWEEP_INTERVAL_MS = 50;

/** Stored on the socket itself: a map of sockets, even a weak one, slows down every request and garbage collection. */
const LAST_RESPONSE = Symbol("last response");
/** Number of requests received since all responses were sent. */
const PIPELINED = Symbol("pipelined");
type TrackedSocket = Socket & { [LAST_RESPONSE]?: ServerResponse; [PIPELINED]?: number };

export interface HttpServerDeps {
  readonly listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  /** Headers for responses to requests that never reach the listener. */
  readonly headers: HeaderRecord;
  readonly limits: ServerLimits;
  /** Called when a request is rejected here: invalid HTTP or host, too slow, pipelined too far, or an unsupported Expect. */
  readonly onRefusal: (status: number) => void;
}

export interface HttpServer {
  readonly node: Server;
  /** How many connections it has accepted so far. */
  accepted(): number;
  listen(port: number, host: string): Promise<AddressInfo>;
  /** Accepts no more connections, lets running requests finish, and drops the rest after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

export function createHttpServer(deps: HttpServerDeps): HttpServer {
  const { listener, headers, limits, onRefusal } = deps;
  let isStopping = false;
  const connections = new Set<Socket>();
  let accepted = 0;

  function receive(incoming: IncomingMessage, outgoing: ServerResponse, respond = listener): void {
    const socket: TrackedSocket = incoming.socket;
    // Node may still parse requests after the connection is destroyed.
    if (socket.destroyed || isClosing(socket)) return;
    if (isTooFarAhead(socket)) {
      onRefusal(PROBLEMS.pipelined.status);
      socket.destroy();
      return;
    }
    socket[LAST_RESPONSE] = outgoing;
    if (isStopping) outgoing.shouldKeepAlive = false;
    if (namesOneHost(incoming)) respond(incoming, outgoing);
    else refuseRequest(outgoing, PROBLEMS.badRequest, { Connection: "close" });
  }

  /** Refuses a request that is complete, or whose body may be ignored. */
  function refuseRequest(outgoing: ServerResponse, problem: Problem, connection: HeaderRecord = {}): void {
    onRefusal(problem.status);
    outgoing.writeHead(problem.status, { ...headers, ...problemHeaders(problem), ...connection });
    outgoing.end(problemBody(problem));
  }

  /** What a client sends ahead on a connection that ends with an earlier response is not for us to process (RFC 9112). */
  function isClosing({ [LAST_RESPONSE]: last }: TrackedSocket): boolean {
    return last !== undefined && !last.shouldKeepAlive;
  }

  /** Node buffers a response until earlier ones are sent: 3 MB of pipelined requests would become gigabytes. */
  function isTooFarAhead(socket: TrackedSocket): boolean {
    const last = socket[LAST_RESPONSE];
    const isPipelined = last !== undefined && !last.writableFinished;
    const ahead = isPipelined ? (socket[PIPELINED] ?? 0) + 1 : 0;
    socket[PIPELINED] = ahead;
    return ahead > limits.maxPipelined || (isPipelined && socket.writableNeedDrain);
  }

  const node = createServer(
    {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      keepAliveTimeout: limits.keepAliveMs,
      // Node's own rejection would lack our headers; `receive` rejects such a request.
      requireHostHeader: false,
      // A request without a body needs no stream for one: 5 us of a page from memory.
      optimizeEmptyRequests: true,
    },
    (incoming, outgoing) => receive(incoming, outgoing),
  );
  node.timeout = limits.idleMs;

  node.on("connection", (socket) => {
    accepted += 1;
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  node.on("checkContinue", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { [LAST_RESPONSE]: before }: TrackedSocket = incoming.socket;
    receive(incoming, outgoing, () => {
      const respond = () => {
        if (incoming.socket.destroyed) return;
        // Ask for the body only if its length is allowed. The response rejects an oversized one before it arrives.
        if (Number(incoming.headers["content-length"] ?? 0) <= limits.maxBodyBytes) outgoing.writeContinue();
        listener(incoming, outgoing);
      };
      // Node sends what a waiting response has collected with its head first: the 100 would follow it, inside the body.
      if (before === undefined || outgoing.socket !== null) respond();
      else before.once("close", respond);
    });
  });

  node.on("checkExpectation", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    receive(incoming, outgoing, () => refuseRequest(outgoing, PROBLEMS.expectation));
  });

  function refuse(error: NodeJS.ErrnoException, socket: TrackedSocket): void {
    const current = socket[LAST_RESPONSE];
    const isOpen = current !== undefined && !current.writableFinished;
    // What is wrong follows a complete request, perhaps in the same packet: that request gets its response first.
    if (isOpen && current.req.complete && error.code !== "ECONNRESET") {
      current.once("finish", () => refuse(error, socket));
      return;
    }
    if (error.code === "ECONNRESET" || !socket.writable || (isOpen && current.headersSent)) {
      socket.destroy();
      return;
    }
    const problem = problemOf(error.code);
    // The listener has already seen an open request, and reports it itself.
    if (!isOpen) onRefusal(problem.status);
    socket.end(serializeProblem(problem, headers), () => socket.destroy());
  }
  node.on("clientError", refuse);

  return {
    node,
    accepted: () => accepted,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        node.once("error", reject);
        node.listen(port, host, () => {
          node.off("error", reject);
          const address = node.address();
          if (address === null || typeof address === "string") reject(new Error("Not listening on a port"));
          else resolve(address);
        });
      }),
    async stop(graceMs) {
      isStopping = true;
      const deadline = performance.now() + graceMs;
      const isLate = () => performance.now() >= deadline;
      // Node treats a connection as idle once the response is written, even if it is still being sent. Closing it would
      // cut the response off. So close idle connections only while nothing is being sent, and repeat as more become
      // idle.
      const isSending = () => [...connections].some(({ writableLength }) => writableLength > 0);
      const closeIdle = () => {
        if (isLate()) node.closeAllConnections();
        else if (!isSending()) node.closeIdleConnections();
      };
      // Stop listening only: the HTTP server's own close() would close idle connections first.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(node, resolve));
      closeIdle();
      const sweep = setInterval(closeIdle, SWEEP_INTERVAL_MS);
      await closed;
      clearInterval(sweep);
    },
  };
}

function problemOf(code: string | undefined): Problem {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return PROBLEMS.incomplete;
  if (code === "HPE_HEADER_OVERFLOW") return PROBLEMS.largeHeaders;
  return PROBLEMS.badRequest;
}

function serializeProblem(problem: Problem, security: HeaderRecord): string {
  const body = problemBody(problem);
  const headers = {
    ...security,
    ...problemHeaders(problem),
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, "", body].join("\r\n");
}
