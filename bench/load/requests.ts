import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

/** Visitors' requests, in the proportions of a site that is mostly read and sometimes written to. */
export const KINDS = ["page", "published", "search", "missing", "reading", "session", "lead"] as const;
export type Kind = (typeof KINDS)[number];

export interface LoadRequest {
  readonly kind: Kind;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly expected: number;
}

export interface Answer {
  /** 0 if the connection broke. */
  readonly status: number;
  readonly body: string;
}

export type Mix = Readonly<Record<Kind, number>>;

export const USUAL_MIX: Mix = {
  page: 70,
  published: 8,
  search: 6,
  missing: 2,
  reading: 4,
  session: 6,
  lead: 4,
};

const WORDS = ["dscr", "texas", "cash flow", "short-term rental", "credit score 660", "lender fees"];
const BROWSER = { "Accept-Encoding": "gzip, deflate, br" };
const JSON_TYPE = { ...BROWSER, "Content-Type": "application/json" };

/** Endless; no two leads are the same. */
export function* makeRequests(pages: readonly string[], mix: Mix): Generator<LoadRequest, never> {
  const round = KINDS.flatMap((kind) => Array.from({ length: mix[kind] }, () => kind));
  for (let count = 0; ; count += 1) {
    // A step without a common factor with the usual length visits all of them, well mixed.
    const kind = round[(count * 37) % round.length] ?? "page";
    yield makeRequest(kind, count, pages);
  }
}

function makeRequest(kind: Kind, count: number, pages: readonly string[]): LoadRequest {
  const read = (path: string, expected = 200) =>
    ({ kind, method: "GET", path, headers: BROWSER, expected }) as const;
  switch (kind) {
    case "page":
      return read(pages[count % pages.length] ?? "/");
    case "published":
      return read("/cash-flow-analysis");
    case "search":
      return read(`/search?q=${encodeURIComponent(WORDS[count % WORDS.length] ?? "")}`);
    case "missing":
      return read(`/no-such-page-${count}`, 404);
    case "reading":
      return read("/api/content/cash-flow-analysis");
    case "session":
      return {
        kind,
        method: "POST",
        path: "/api/calculator-sessions",
        headers: JSON_TYPE,
        body: SESSION,
        expected: 201,
      };
    case "lead":
      return makeLead();
  }
}

export function makeLead(): LoadRequest {
  return {
    kind: "lead",
    method: "POST",
    path: "/api/leads",
    headers: { ...JSON_TYPE, "Idempotency-Key": randomUUID() },
    body: JSON.stringify({ ...LEAD, email: `investor-${randomUUID()}@example.com` }),
    expected: 201,
  };
}

const SESSION = JSON.stringify({
  sessionId: "load",
  monthlyRent: "2500",
  monthlyExpenses: "500",
  monthlyDebtService: "1600",
  calculatedDSCR: "1.25",
});

const LEAD = {
  name: "Load Test",
  phone: "(512) 555-0142",
  state: "TX",
  loanPurpose: "purchase",
  tcpaConsent: true,
  source: "homepage",
};

export interface Sender {
  send(made: Pick<LoadRequest, "method" | "path" | "headers" | "body">): Promise<Answer>;
  close(): void;
}

/** Over keep-alive connections, like browsers and proxies. Each loopback address is a different visitor. */
export function createSender(url: string, connections: number, localAddress?: string): Sender {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: connections,
    ...(localAddress && { localAddress }),
  });
  const { hostname, port } = new URL(url);
  return {
    send: ({ method, path, headers, body }) =>
      new Promise((resolve) => {
        const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
          const pieces: Buffer[] = [];
          answer.on("data", (piece: Buffer) => pieces.push(piece));
          answer.on("end", () =>
            resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString("latin1") }),
          );
          answer.on("error", (error) => resolve({ status: 0, body: error.message }));
        });
        sent.on("error", (error) => resolve({ status: 0, body: error.message }));
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
