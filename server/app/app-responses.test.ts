import { describe, expect, test } from "vitest";
import { createTestSite, type TestSite } from "./test-site.ts";

const failing = () => Promise.reject(new Error("no"));

const RESPONSES: readonly [string, (site: TestSite) => Promise<Response>, number][] = [
  ["a page", (site) => site.get("/faq"), 200],
  ["an unchanged page", (site) => site.get("/faq", { "If-None-Match": '"faq1"' }), 304],
  ["a file", (site) => site.get("/assets/root-B4x.js"), 200],
  ["a picture", (site) => site.get("/social/faq.png"), 200],
  ["a missing file", (site) => site.get("/assets/no.js"), 404],
  ["a redirect", (site) => site.get("/FAQ"), 301],
  ["a failed page", (site) => site.get("/made"), 500],
  ["health", (site) => site.get("/healthz"), 200],
  ["a broken address", (site) => site.get("/%"), 400],
  ["a long address", (site) => site.get(`/${"a".repeat(9_000)}`), 414],
  ["an unknown part of the API", (site) => site.get("/api/no"), 404],
  ["a method that pages do not have", (site) => site.send("PUT", "/faq"), 405],
  ["OPTIONS", (site) => site.send("OPTIONS", "/faq"), 204],
  ["a large body", (site) => site.send("POST", "/api/no", { body: "x".repeat(20_000) }), 413],
  ["a body that is not JSON", (site) => site.send("POST", "/api/no", { body: "x" }), 415],
  ["another site", (site) => site.send("POST", "/faq", { headers: { Origin: "https://evil.example" } }), 403],
];

describe.each(RESPONSES)("the response to %s", (_, ask, status) => {
  test("has its status, an id, every security header, and one record", async () => {
    const site = createTestSite({ renderPage: failing });
    const response = await ask(site);
    expect(response.status).toBe(status);
    expect(site.records).toMatchObject([{ requestId: "request-1", status, durationMs: 5 }]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "x-request-id": "request-1",
      "content-security-policy": expect.stringMatching(
        /(default|object)-src 'none'; .*frame-ancestors 'none'/,
      ),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": expect.stringMatching(/^(same|cross)-origin$/),
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "x-frame-options": "DENY",
    });
    expect(response.headers.get("strict-transport-security")).toBeNull();
  });

  test("asks browsers to stay on https if the site is there", async () => {
    const response = await ask(createTestSite({ renderPage: failing, siteUrl: "https://www.example.com" }));
    expect(response.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  });
});

test("pages of an https site ask for everything by https", async () => {
  const policyAt = async (siteUrl: string) =>
    (await createTestSite({ siteUrl }).get("/faq")).headers.get("content-security-policy");
  expect(await policyAt("https://www.example.com")).toContain("upgrade-insecure-requests");
  expect(await policyAt("http://localhost:3000")).not.toContain("upgrade-insecure-requests");
});

test("in development, pages may contain what Vite adds", async () => {
  const response = await createTestSite({ isDevelopment: true }).get("/made");
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self' 'unsafe-inline'");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("connect-src 'self' ws: wss:");
});

test("a record says what was sent, and nothing about who asked", async () => {
  const site = createTestSite();
  await site.get("/faq?email=jane@example.com", { "Accept-Encoding": "br", "User-Agent": "Jane's browser" });
  expect(site.records).toEqual([
    {
      requestId: "request-1",
      method: "GET",
      route: "/faq",
      kind: "page",
      status: 200,
      durationMs: 5,
      bytes: 6,
    },
  ]);
});

test.each([
  ["a trusted proxy", 1, "6f1c9a80-0000-4000-8000-000000000000", "6f1c9a80-0000-4000-8000-000000000000"],
  ["a trusted proxy", 1, "abc\u00e9 defgh", "request-1"],
  ["a trusted proxy", 1, "abc", "request-1"],
  ["a trusted proxy", 1, "a".repeat(65), "request-1"],
  ["anyone else", 0, "6f1c9a80-0000-4000-8000-000000000000", "request-1"],
])("the id of a request from %s (%i) that sends %s is %s", async (_, trustedProxies, sent, expected) => {
  const response = await createTestSite({ trustedProxies }).get("/faq", { "X-Request-Id": sent });
  expect(response.headers.get("x-request-id")).toBe(expected);
});

test.each(["/embed/dscr-calculator", "/embed/deal-analyzer?theme=dark"])(
  "%s may be framed by everybody",
  async (path) => {
    const { headers } = await createTestSite().get(path);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(headers.get("x-frame-options")).toBeNull();
  },
);

test.each(["/embed", "/embed/no-such", "/embed/dscr-calculator.data", "/oembed", "/developers"])(
  "%s may be framed by nobody",
  async (path) => {
    const { headers } = await createTestSite().get(path);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-frame-options")).toBe("DENY");
  },
);
