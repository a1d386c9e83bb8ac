import fc from "fast-check";
import { COMPLETE_LEAD } from "../setup/leads.ts";
import { generatedCall } from "./generated-calls.ts";

/** The bytes one connection sends. */
export interface RawRequest {
  readonly bytes: Buffer;
  /** The request is complete, so a response must come, however long it takes. */
  readonly isComplete: boolean;
}

export const BATCH = 100;

/** Everything, or complete calls of the public API alone. */
export type RequestKind = "any" | "api";

/** The same seed gives the same requests. */
export function generateBatch(seed: number, kind: RequestKind = "any"): readonly RawRequest[] {
  return fc.sample(kind === "api" ? apiRequest : request, { seed, numRuns: BATCH });
}

const PATHS = [
  "/",
  "/faq",
  "/search",
  "/search?q=dscr",
  "/contact",
  "/cash-flow-analysis",
  "/lender-partners?type=bank",
  "/dscr-news?category=rates",
  "/states/texas",
  "/sitemap.xml",
  "/faq.data",
  "/_root.data",
  "/__manifest?p=/faq",
  "/api/leads",
  "/api/lead-form",
  "/api/calculator-sessions",
  "/api/content/cash-flow-analysis",
  "/api/v1/dscr",
  "/api/v1/deal",
  "/api/v1/figures/states",
  "/api/v1/nothing",
  "/openapi.json",
  "/unsubscribe/token",
  "/lead-status/token",
  "/healthz",
  "/readyz",
  "/assets/none.js",
];

const METHODS = [
  ...["GET", "GET", "GET", "HEAD", "POST", "POST"],
  ...["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"],
];
const ODD_METHODS = ["PROPFIND", "M-SEARCH", "get", "G\u0000ET", "", "QUERY", "A".repeat(300)];

/** One character per byte, so that invalid UTF-8 is sent too. */
const anyBytes = fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString("latin1"));
const anyText = fc.string({ unit: "binary", maxLength: 40 });
/** Text that no parser rejects outright: no line breaks, no control characters. */
const printable = fc.string({ unit: "grapheme-ascii", maxLength: 40 });
const mix = <Value>(...parts: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<Value>])[]) =>
  fc.oneof(...parts.map(([weight, arbitrary]) => ({ weight, arbitrary })));
const often = <Value>(usual: fc.Arbitrary<Value>, seldom: fc.Arbitrary<Value>) =>
  mix([8, usual], [2, seldom]);

const method = often(fc.constantFrom(...METHODS), fc.oneof(fc.constantFrom(...ODD_METHODS), printable));

const encode = (text: string) => encodeURIComponent(text.toWellFormed());
const knownPath = fc.constantFrom(...PATHS);
const plausiblePath = mix<string>(
  [6, knownPath],
  [1, anyText.map((text) => `/${encode(text)}`)],
  [1, fc.tuple(knownPath, anyText).map(([known, text]) => `${known}${encode(text)}`)],
  [1, fc.tuple(knownPath, anyText).map(([known, text]) => `${known}?q=${encode(text)}`)],
);

const ODD_PATHS = [
  ...["*", "//", "/../../etc/passwd", "/%", "/%00", "/%ff%fe", "http://evil.example/"],
  ...["/?", "/#", "/a//b/", "/%2e%2e/"],
];
const path = mix<string>(
  [6, knownPath],
  [4, fc.tuple(knownPath, printable).map(([known, text]) => known + text.replaceAll(" ", ""))],
  [2, fc.constantFrom(...ODD_PATHS)],
  [1, fc.webPath()],
  [1, fc.integer({ min: 1_000, max: 20_000 }).map((length) => `/${"a".repeat(length)}`)],
  [1, anyBytes],
);

const HEADERS = {
  "Accept-Encoding": ["br", "gzip;q=0", "*;q=0", "identity;q=0, *;q=0", ";;;", "br;q=nan"],
  "If-None-Match": ["*", 'W/"x"', '"', ",,,"],
  Range: ["bytes=0-1", "bytes=9-1,,", "bytes=-"],
  "Content-Type": [
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=",
    ";",
  ],
  "Content-Length": ["0", "5", "-1", "99999999999999999999", "1e3", "16385"],
  "Transfer-Encoding": ["chunked", "gzip, chunked", "identity", "xchunked"],
  Expect: ["100-continue", "nothing"],
  Connection: ["keep-alive", "close", "upgrade", "te, close"],
  Upgrade: ["websocket", "h2c"],
  Origin: ["null", "http://localhost:3000", "https://evil.example", "::"],
  "Sec-Fetch-Site": ["same-origin", "cross-site", "?"],
  "X-Forwarded-For": ["203.0.113.7", "::1, ::2", ",,,", "a".repeat(500)],
  "X-Request-Id": ["12345678", "\t", "<script>"],
  "Idempotency-Key": ["key", "", "k".repeat(300)],
  Cookie: ["a=b", "=".repeat(2000)],
  Host: ["localhost", "a b", "[::1", "evil.example:99999", "localhost:3000:3000", ""],
} as const satisfies Record<string, readonly string[]>;

type Header = readonly [name: string, value: string];

/** Headers that affect neither the end of a request nor its validity. */
const HARMLESS = Object.entries(HEADERS).filter(
  ([name]) =>
    !["Host", "Content-Length", "Content-Type", "Transfer-Encoding", "Connection", "Expect"].includes(name),
);

const headerOf = (entries: readonly (readonly [string, readonly string[]])[]): fc.Arbitrary<Header> =>
  fc
    .constantFrom(...entries)
    .chain(([name, values]) => fc.tuple(fc.constant(name), often(fc.constantFrom(...values), printable)));
const harmlessHeader = headerOf(HARMLESS);
const knownHeader = headerOf(Object.entries(HEADERS));
const header: fc.Arbitrary<Header> = often(
  knownHeader,
  fc.tuple(printable, fc.oneof(printable, anyText, anyBytes)),
);

const leadField = fc.oneof(
  anyText,
  fc.constantFrom("TX", "purchase", "dana@example.com", "(512) 555-0142"),
  fc.jsonValue(),
);
/** Valid except for one field. */
const nearlyLead = fc
  .tuple(
    fc.constantFrom("name", "email", "phone", "state", "loanPurpose", "message", "source", "other"),
    leadField,
  )
  .map(([field, value]) => JSON.stringify({ ...COMPLETE_LEAD, [field]: value }));

const body = fc.oneof(
  nearlyLead,
  fc.constant(""),
  fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value)),
  fc
    .record({
      name: leadField,
      email: leadField,
      phone: leadField,
      state: leadField,
      loanPurpose: leadField,
      message: leadField,
      tcpaConsent: fc.oneof(fc.boolean(), leadField),
      source: leadField,
    })
    .map((value) => JSON.stringify(value)),
  fc.webQueryParameters(),
  anyBytes,
  fc.integer({ min: 1, max: 40_000 }).map((length) => "[".repeat(length)),
);

/** Accepted by the HTTP parser, so that it reaches the code behind it. */
const completeRequest = fc
  .record({
    method: fc.constantFrom(...METHODS.filter((name) => name !== "CONNECT")),
    path: plausiblePath,
    headers: fc.array(harmlessHeader, { maxLength: 4 }),
    type: often(fc.constant("application/json"), fc.constantFrom(...HEADERS["Content-Type"])),
    body,
  })
  .map(complete);

/** A call of the public API that reaches its arithmetic. */
const apiRequest = fc
  .record({ call: generatedCall, headers: fc.array(harmlessHeader, { maxLength: 2 }) })
  .map(({ call, headers }) => complete({ method: "POST", type: "application/json", headers, ...call }));

interface Parts {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly Header[];
  readonly type: string;
  readonly body: string;
}

function complete({ method, path, headers, type, body }: Parts): RawRequest {
  const isPost = !["GET", "HEAD", "OPTIONS", "TRACE"].includes(method);
  const sent = Buffer.from(isPost ? body : "", "utf8");
  const own: Header[] = [
    ["Host", "localhost"],
    ["Connection", "close"],
  ];
  if (isPost) own.push(["Content-Type", type], ["Content-Length", String(sent.length)]);
  return { bytes: assemble(method, path, [...own, ...headers], sent), isComplete: true };
}

/** Anything shaped like a request. */
const wildRequest = fc
  .record({ method, path, headers: fc.array(header, { maxLength: 6 }), body })
  .map(({ method, path, headers, body }) => ({
    bytes: assemble(method, path, [["Host", "localhost"], ...headers], Buffer.from(body, "latin1")),
    isComplete: false,
  }));

function assemble(method: string, path: string, headers: readonly Header[], body: Buffer): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head, "latin1"), body]);
}

/** A request that is truncated, doubled or changed in single bytes. */
const damaged = fc
  .record({
    original: fc.oneof(completeRequest, apiRequest, wildRequest),
    cut: fc.nat(),
    flips: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
    isDoubled: fc.boolean(),
  })
  .map(({ original, cut, flips, isDoubled }) => {
    const bytes = Buffer.from(original.bytes);
    for (const [position, value] of flips) bytes[position % bytes.length] = value;
    const kept = bytes.subarray(0, (cut % bytes.length) + 1);
    return { bytes: isDoubled ? Buffer.concat([bytes, kept]) : kept, isComplete: false };
  });

const rawBytes = fc
  .uint8Array({ maxLength: 400 })
  .map((bytes) => ({ bytes: Buffer.from(bytes), isComplete: false }));

const request = mix<RawRequest>(
  [6, completeRequest],
  [4, apiRequest],
  [3, wildRequest],
  [3, damaged],
  [1, rawBytes],
);
