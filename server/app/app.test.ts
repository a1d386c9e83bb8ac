import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { createTestSite, SCRIPT_HASH, STYLE_HASH } from "./test-site.ts";

describe("a prerendered page", () => {
  const site = createTestSite();

  test("is sent with its type, its ETag and the instruction to revalidate", async () => {
    const response = await site.get("/faq");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("<h1>Questions</h1>");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-length": "18",
      "cache-control": "public, max-age=0, s-maxage=5, must-revalidate",
      etag: '"faq1"',
      vary: "Accept-Encoding",
    });
  });

  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0", null],
  ])("asked for with Accept-Encoding: %s comes as %s", async (accepted, encoding) => {
    const response = await site.get("/faq", { "Accept-Encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(await response.text()).toBe(encoding === null ? "<h1>Questions</h1>" : `faq-${encoding}`);
  });

  test.each([
    ['"faq1"', 304],
    ['W/"faq1"', 304],
    ['"other", W/"faq1"', 304],
    ["*", 304],
    ['"faq2"', 200],
  ])("asked for with If-None-Match: %s answers %i", async (tag, status) => {
    const response = await site.get("/faq", { "If-None-Match": tag });
    expect(response.status).toBe(status);
    expect(response.headers.get("etag")).toBe('"faq1"');
    expect(response.headers.get("content-security-policy")).toContain("default-src 'self'; script-src ");
  });

  test("answers HEAD with the headers of GET, and nothing else", async () => {
    const response = await site.send("HEAD", "/faq");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe("18");
    expect(await response.text()).toBe("");
  });

  test("ignores a query", async () => {
    expect(await (await site.get("/faq?utm_source=x")).text()).toBe("<h1>Questions</h1>");
    expect(await (await site.get("/_.data?_routes=root")).text()).toBe("[root data]");
  });

  test("allows the scripts and styles it carries by their hashes", async () => {
    const policy = (await site.get("/faq")).headers.get("content-security-policy");
    expect(policy).toContain(`script-src 'self' '${SCRIPT_HASH}';`);
    expect(policy).toContain(`style-src 'self' '${STYLE_HASH}';`);
    expect(policy).not.toContain("unsafe");
  });
});

describe("other files", () => {
  const site = createTestSite();

  test("a hashed file may be kept for a year", async () => {
    const response = await site.get("/assets/root-B4x.js");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("a hashed file of another build is a plain 404, at the address that was asked for", async () => {
    const response = await site.get("/assets/root-OLD.js");
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("a social image may be shown by other sites, a script may not", async () => {
    const policyOf = async (path: string) =>
      (await site.get(path)).headers.get("cross-origin-resource-policy");
    expect(await policyOf("/social/faq.png")).toBe("cross-origin");
    expect(await policyOf("/assets/root-B4x.js")).toBe("same-origin");
  });
});

describe("a page made for its request", () => {
  test("is compressed, must be revalidated, and allows scripts by the nonce of this response", async () => {
    const html = "<p>debt service coverage</p>".repeat(100);
    const nonces: string[] = [];
    const site = createTestSite({
      renderPage: async (_, { nonce }) => {
        nonces.push(nonce);
        return {
          response: new Response(html, { headers: { "Content-Type": "text/html" } }),
          route: "/:slug",
        };
      },
    });
    const response = await site.get("/made", { "Accept-Encoding": "br" });
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(html);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(nonces).toEqual(["bm9uY2U="]);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'nonce-bm9uY2U='");
    expect(response.headers.get("content-security-policy")).toContain("style-src 'self' 'nonce-bm9uY2U='");
    expect(site.records).toMatchObject([{ route: "/:slug", kind: "rendered", status: 200 }]);
  });

  test("keeps what its route says: status, caching, redirection", async () => {
    const site = createTestSite({
      renderPage: async () => ({
        response: new Response(null, {
          status: 302,
          headers: { Location: "/credit-score/800", "Cache-Control": "no-store" },
        }),
        route: undefined,
      }),
    });
    const response = await site.get("/credit-score/800+");
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/credit-score/800");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("gets a form that was posted to it, and who posted it", async () => {
    const posts: string[] = [];
    const site = createTestSite({
      renderPage: async (request, { client }) => {
        posts.push(`${client} ${new URL(request.url).search} ${await request.text()}`);
        return {
          response: new Response(null, { status: 303, headers: { Location: "/" } }),
          route: "/contact",
        };
      },
    });
    const headers = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };
    const response = await site.send("POST", "/contact?source=x", { body: "name=Dana", headers });
    expect(response.status).toBe(303);
    expect(posts).toEqual(["unknown ?source=x name=Dana"]);
    expect((await site.send("POST", "/faq", { body: "name=Dana", headers })).status).toBe(405);
  });

  test("that cannot write while another program locks the database is told to come back", async () => {
    const locked = Object.assign(new Error("database is locked"), { errcode: 5 });
    const site = createTestSite({ renderPage: () => Promise.reject(locked) });
    const { status, headers } = await site.get("/made");
    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    expect(JSON.parse(site.logLines[0] ?? "")).toMatchObject({
      level: "error",
      msg: "the database is locked",
    });
  });

  test("that fails answers a problem without the reason, which is in the log without its message", async () => {
    const site = createTestSite({ renderPage: () => Promise.reject(new TypeError("Jane Doe, 555-0100")) });
    const response = await site.get("/made");
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      type: "about:blank",
      title: "Internal Server Error",
      status: 500,
      detail: "Something went wrong on our side. Please try again later.",
      success: false,
      message: "Something went wrong on our side. Please try again later.",
    });
    expect(site.logLines).toHaveLength(1);
    expect(JSON.parse(site.logLines[0] ?? "")).toMatchObject({
      level: "error",
      requestId: "request-1",
      error: { class: "TypeError", stack: expect.arrayContaining([expect.stringContaining("app.test.ts")]) },
    });
    expect(site.logLines.join()).not.toContain("Jane");
  });

  test("that fails after its visitor left is not logged as an error", async () => {
    const leaving = new AbortController();
    const site = createTestSite({
      renderPage: async () => {
        leaving.abort();
        throw new Error("aborted");
      },
    });
    await site.send("GET", "/made", { signal: leaving.signal });
    expect(site.records).toMatchObject([{ status: 499 }]);
    expect(site.logLines).toEqual([]);
  });
});

describe("addresses", () => {
  const site = createTestSite();

  test.each([
    ["/FAQ", "/faq"],
    ["/a//b///C/?q=A%20b&Q=//x", "/a/b/c?q=A%20b&Q=//x"],
    ["//evil.example", "/evil.example"],
    ["//evil.example/%2e%2e", "/"],
    ["/\\evil.example", "/evil.example"],
    ["/FAQ.data?_routes=root", "/faq.data?_routes=root"],
  ])("%s has moved to %s", async (path, target) => {
    const response = await site.get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(target);
  });

  test("only reading is redirected", async () => {
    expect((await site.send("POST", "/FAQ")).status).toBe(405);
    expect((await site.send("HEAD", "/FAQ")).status).toBe(301);
  });

  test.each([
    ["broken percent-encoding", "/%", 400],
    ["bytes that are no text", "/%ff", 400],
    ["a null character", "/faq%00", 400],
    ["a null character in the query", "/search?q=%00", 400],
    ["a broken query, which pages may read as they can", "/made?q=%zz", 200],
    ["a very long address", `/${"a".repeat(9_000)}`, 414],
  ])("%s", async (_, path, status) => {
    expect((await site.get(path)).status).toBe(status);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "PROPFIND"])(
    "%s on a page is a 405 that says what is",
    async (method) => {
      const response = await site.send(method, "/faq");
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    },
  );

  test("OPTIONS says what a page supports", async () => {
    const response = await site.send("OPTIONS", "/faq");
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  });
});

describe("health", () => {
  test("the process is alive, and ready when its database is", async () => {
    const site = createTestSite();
    expect((await site.get("/healthz")).status).toBe(200);
    expect((await site.get("/readyz")).status).toBe(200);
    expect(site.records.map(({ kind }) => kind)).toEqual(["health", "health"]);
  });

  test("the process says its version, and nothing to HEAD", async () => {
    const site = createTestSite();
    const { version } = packageJson;
    expect(await (await site.get("/healthz")).json()).toEqual({ status: "alive", version });
    const head = await site.send("HEAD", "/healthz");
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
  });

  test("without its database it is alive, but not ready", async () => {
    const site = createTestSite({ check: () => Promise.reject(new Error("no database at 10.0.0.7")) });
    expect((await site.get("/healthz")).status).toBe(200);
    const response = await site.get("/readyz");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ success: false, message: "The service is not ready." });
  });
});
