import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Endpoint } from "../../platform/http/api.ts";
import { createTestSite, type TestSite } from "./test-site.ts";

const echo: Endpoint = {
  method: "POST",
  path: "/echo/:name",
  handle: ({ body, parameters, requestId, client }) => Response.json({ body, parameters, requestId, client }),
};

const JSON_TYPE = { "Content-Type": "application/json" };

const post = (site: TestSite, headers: Readonly<Record<string, string>> = {}, body: BodyInit = "{}") =>
  site.send("POST", "/api/echo/x", { headers: { ...JSON_TYPE, ...headers }, body });

const forwarded = (address: string) => ({ "X-Forwarded-For": address });

describe("the API", () => {
  const site = createTestSite({ endpoints: [echo], apiPerMinute: 1_000 });

  test("hands an endpoint the parsed body, and never lets its response be stored", async () => {
    const response = await site.send("POST", "/api/echo/rent", {
      headers: JSON_TYPE,
      body: '{"rent":"2500"}',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ body: { rent: "2500" }, parameters: { name: "rent" } });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(site.records.at(-1)).toMatchObject({ route: "/api/echo/:name", kind: "api", status: 200 });
  });

  test.each([
    ["application/json", 200],
    ["application/json; charset=UTF-8", 200],
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["application/json; charset=latin1", 415],
    ["application/jsonp", 415],
  ])("a body of the type %s is answered with %i", async (type, status) => {
    expect((await post(site, { "Content-Type": type })).status).toBe(status);
  });

  test.each([
    ["cut off", '{"rent":', 400],
    ["not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), 400],
    ["after the prototype of objects", '{"__proto__":{"isAdmin":true}}', 200],
    ["after it further down", '{"a":[{"__proto__":null}]}', 200],
    ["nested too deep to walk", `${"[".repeat(8_000)}${"]".repeat(8_000)}`, 400],
    ["a bare value, which the endpoint judges", "1", 200],
    ["absent, which the endpoint judges", "", 200],
  ])("JSON that is %s", async (_, body, status) => {
    const response = await post(site, {}, body);
    expect(response.status).toBe(status);
    if (status === 400) expect(await response.json()).toMatchObject({ success: false, status: 400 });
  });

  test.each([
    ["GET", "/api", 404],
    ["GET", "/api/nothing", 404],
    ["POST", "/api/nothing", 404],
    ["GET", "/api/echo/x", 405],
    ["DELETE", "/api/echo/x", 405],
  ])("%s %s is a problem with the status %i", async (method, path, status) => {
    const init = method === "POST" ? { headers: JSON_TYPE, body: "{}" } : {};
    const response = await site.send(method, path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.headers.get("allow")).toBe(status === 405 ? "POST, OPTIONS" : null);
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String), status });
  });

  test("OPTIONS says what an endpoint supports", async () => {
    const response = await site.send("OPTIONS", "/api/echo/x");
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  });
});

describe("a body", () => {
  const site = createTestSite({ endpoints: [echo], apiPerMinute: 1_000 });
  const jsonOf = (bytes: number) => JSON.stringify("x".repeat(bytes - 2));

  test.each([
    ["of 16 kB exactly", 16_384, 200],
    ["one byte larger", 16_385, 413],
  ])("%s that announces its length", async (_, bytes, status) => {
    const response = await post(site, { "Content-Length": String(bytes) }, jsonOf(bytes));
    expect(response.status).toBe(status);
  });

  test.each([
    ["of 16 kB exactly", 16_384, 200],
    ["one byte larger", 16_385, 413],
    ["without an end", Number.POSITIVE_INFINITY, 413],
  ])("%s that comes in pieces", async (_, bytes, status) => {
    const content = Number.isFinite(bytes) ? Buffer.from(jsonOf(bytes)) : undefined;
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = content === undefined ? Buffer.alloc(1_000) : content.subarray(sent, sent + 1_000);
        sent += piece.length;
        if (piece.length === 0) controller.close();
        else controller.enqueue(new Uint8Array(piece));
      },
    });
    const response = await site.send("POST", "/api/echo/x", { headers: JSON_TYPE, body, duplex: "half" });
    expect(response.status).toBe(status);
    expect(sent).toBeLessThan(20_000);
  });

  test("that breaks off is a 408", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("connection lost")) });
    const response = await site.send("POST", "/api/echo/x", { headers: JSON_TYPE, body, duplex: "half" });
    expect(response.status).toBe(408);
  });
});

describe("a cross-site request", () => {
  const site = createTestSite({ siteUrl: "https://www.example.com", endpoints: [echo], apiPerMinute: 1_000 });

  test.each([
    [{ "Sec-Fetch-Site": "same-origin" }, 200],
    [{ "Sec-Fetch-Site": "none" }, 200],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ "Sec-Fetch-Site": "same-site" }, 403],
    [{ "Sec-Fetch-Site": "cross-site", Origin: "https://www.example.com" }, 403],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "https://elsewhere.example" }, 200],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "not an origin" }, 403],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "null" }, 200],
    [{ Origin: "https://www.example.com" }, 200],
    [{ Origin: "http://192.168.0.7:3000", Host: "192.168.0.7:3000" }, 200],
    [{ Origin: "https://evil.example", Host: "192.168.0.7:3000" }, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: "https://www.example.com.evil.example" }, 403],
    [{}, 200],
  ])("with %o is answered with %i", async (headers, status) => {
    expect((await post(site, headers)).status).toBe(status);
  });

  test("is answered as long as it only reads", async () => {
    expect((await site.get("/faq", { "Sec-Fetch-Site": "cross-site" })).status).toBe(200);
  });
});

describe("the rate limit", () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());

  test("answers 429 with the seconds to wait, until they are over", async () => {
    const site = createTestSite({ endpoints: [echo], apiPerMinute: 2 });
    expect((await post(site)).status).toBe(200);
    expect((await post(site)).status).toBe(200);
    vi.setSystemTime(20_000);
    const refused = await post(site);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("40");
    expect(await refused.json()).toMatchObject({ success: false, status: 429 });
    vi.advanceTimersByTime(60_000);
    expect((await post(site)).status).toBe(200);
  });

  test("is over after a minute also when the clock is set back a day", async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 15));
    const site = createTestSite({ endpoints: [echo], apiPerMinute: 1 });
    expect((await post(site)).status).toBe(200);
    vi.setSystemTime(Date.UTC(2026, 10, 14));
    const refused = await post(site);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    vi.advanceTimersByTime(60_000);
    expect((await post(site)).status).toBe(200);
  });

  test("counts unsafe methods and the whole API, but not reading pages", async () => {
    const site = createTestSite({ apiPerMinute: 2 });
    for (let page = 0; page < 5; page++) expect((await site.get("/faq")).status).toBe(200);
    expect((await site.get("/api/nothing")).status).toBe(404);
    expect((await site.send("DELETE", "/faq")).status).toBe(405);
    expect((await site.get("/api/nothing")).status).toBe(429);
    expect((await site.get("/made")).status).toBe(200);
  });

  test("has a separate limit for the one-click unsubscribes of mail providers", async () => {
    const site = createTestSite({ apiPerMinute: 1, unsubscribesPerMinute: 5 });
    const unsubscribe = async (token: string) =>
      (await site.send("POST", `/unsubscribe/${token}`, { body: "List-Unsubscribe=One-Click" })).status;
    for (let reader = 0; reader < 5; reader++) expect(await unsubscribe(`reader-${reader}`)).toBe(200);
    expect(await unsubscribe("one-more")).toBe(429);
    expect((await site.get("/api/nothing")).status).toBe(404);
    expect((await site.get("/api/nothing")).status).toBe(429);
  });

  test("is per client as the trusted proxy names it", async () => {
    const site = createTestSite({ endpoints: [echo], apiPerMinute: 1, trustedProxies: 1 });
    const postFrom = async (address: string) => (await post(site, forwarded(address))).status;
    expect(await postFrom("203.0.113.1")).toBe(200);
    expect(await postFrom("203.0.113.2")).toBe(200);
    expect(await postFrom("198.51.100.9, 203.0.113.1")).toBe(429);
  });

  test("cannot be escaped by inventing addresses when there is no proxy", async () => {
    const site = createTestSite({ endpoints: [echo], apiPerMinute: 1 });
    const postFrom = async (address: string) => (await post(site, forwarded(address))).status;
    expect(await postFrom("203.0.113.1")).toBe(200);
    expect(await postFrom("203.0.113.2")).toBe(429);
  });
});

describe.each(["unsubscribe", "lead-status", "opt-in"])(
  "the token of a link to /%s never appears in the log",
  (folder) => {
    const TOKEN = "news-0a9f.19a1720dba2e7abfb6e3c8350b0885ee";
    const [first = "", rest = ""] = [folder.slice(0, 1), folder.slice(1)];
    const code = first.charCodeAt(0).toString(16);
    const form = { "Content-Type": "application/x-www-form-urlencoded" };

    test.each([
      ["GET", `/${folder}/${TOKEN}`, {}, 200],
      ["HEAD", `/${folder}/${TOKEN}`, {}, 200],
      ["GET", `/${folder.toUpperCase()}/${TOKEN.toUpperCase()}`, {}, 301],
      ["GET", `//${folder}//${TOKEN}/`, {}, 301],
      ["GET", `/%${code}${rest}/${TOKEN}`, {}, 200],
      ["GET", `/${folder}%2F${TOKEN}`, {}, 200],
      ["GET", `/${folder}/${TOKEN}/more`, {}, 200],
      ["GET", `/${folder}/${TOKEN}%`, {}, 400],
      ["GET", `/%${code}${rest.toUpperCase()}/${TOKEN}%00`, {}, 400],
      ["POST", `/${folder}/${TOKEN}`, { "Sec-Fetch-Site": "cross-site" }, 403],
      ["PUT", `/${folder}/${TOKEN}`, {}, 405],
      ["DELETE", `/${folder}/${TOKEN}`, {}, 405],
    ])("%s %s with %o: %i", async (method, path, headers, status) => {
      const site = createTestSite();
      const init = method === "POST" || method === "PUT" ? { body: "a=b" } : {};
      const response = await site.send(method, path, { headers: { ...form, ...headers }, ...init });
      expect(response.status).toBe(status);
      expect(site.records).toMatchObject([{ route: `/${folder}/:token`, status }]);
    });

    test("nor when there were too many requests", async () => {
      const site = createTestSite({ apiPerMinute: 1 });
      await site.send("PUT", `/${folder}/${TOKEN}`);
      expect((await site.send("PUT", `/${folder}/${TOKEN}`)).status).toBe(429);
      expect(JSON.stringify([site.records, site.logLines])).not.toContain("0a9f");
    });
  },
);

describe("pages rendered per visitor", () => {
  /** A site whose pages finish rendering when the test says so. */
  function slowSite() {
    const begun: string[] = [];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const site = createTestSite({
      trustedProxies: 1,
      renderPage: async (request) => {
        begun.push(new URL(request.url).pathname);
        await finished;
        return { response: new Response("<h1>Made</h1>"), route: undefined };
      },
    });
    return { site, begun, finish };
  }

  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

  test("render two at once, and one client cannot take all slots", async () => {
    const { site, begun, finish } = slowSite();
    const greedy = Array.from({ length: 20 }, (_, page) =>
      site.get(`/nope-${page}`, forwarded("203.0.113.1")),
    );
    const other = site.get("/search", forwarded("203.0.113.2"));
    await settle();
    expect(begun).toHaveLength(2);
    finish();
    const responses = await Promise.all(greedy);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(8);
    const refused = responses.find(({ status }) => status === 503);
    expect(refused?.headers.get("retry-after")).toBe("1");
    expect((await other).status).toBe(200);
  });

  test("are not rendered for a client that has left", async () => {
    const { site, begun, finish } = slowSite();
    const busy = [site.get("/one"), site.get("/two")];
    await settle();
    const leaving = new AbortController();
    const left = site.send("GET", "/three", { signal: leaving.signal });
    await settle();
    leaving.abort();
    finish();
    await Promise.all(busy);
    expect((await left).status).toBe(499);
    expect(begun).toEqual(["/one", "/two"]);
  });

  test("a form post does not wait behind searches", async () => {
    const { site, finish } = slowSite();
    const searches = Array.from({ length: 10 }, (_, page) => site.get(`/nope-${page}`));
    const lead = site.send("POST", "/contact", { body: "name=Ann" });
    await settle();
    finish();
    expect((await lead).status).toBe(200);
    await Promise.all(searches);
  });
});
