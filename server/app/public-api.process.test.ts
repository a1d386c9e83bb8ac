import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { HttpServer } from "../../platform/http/http-server.ts";
import type { PublicEndpoints } from "../../platform/http/public-api/public-endpoint.ts";
import { apiCalls } from "../../src/developers/api/calls.server.ts";
import { publicEndpoints } from "../../src/developers/api/public-endpoints.server.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { listenToTestSite, type TestSiteOptions } from "./test-site.ts";

const JSON_TYPE = { "Content-Type": "application/json" };
const DSCR = JSON.stringify({ monthlyRentUsd: 2500, monthlyExpensesUsd: 500, monthlyDebtServiceUsd: 1600 });

const listen = (options: TestSiteOptions = {}) =>
  listenToTestSite({ publicEndpoints: publicEndpoints(shippedContent), ...options });

const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { ...JSON_TYPE, ...headers },
  body,
});

/** Sends all calls on one connection at once. Returns the answers, each from its status on. */
async function sendAhead(port: number, path: string, calls: number): Promise<readonly string[]> {
  const socket = connect(port, "127.0.0.1");
  const received = text(socket);
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2`;
  socket.write(`${head}\r\n\r\n{}`.repeat(calls));
  return (await received).split("HTTP/1.1 ").slice(1);
}

/** Eight calls are answered, and the first may be over before the last arrives. Then one is refused, the rest ignored. */
function expectFewAnswers(answers: readonly string[]) {
  const statuses = answers.map((answer) => Number(answer.slice(0, 3)));
  expect(statuses.slice(0, -1)).toEqual(Array(Math.min(Math.max(statuses.length - 1, 8), 9)).fill(200));
  expect(statuses.at(-1)).toBe(503);
}

describe("the public API", () => {
  let served: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    served = await listen();
  });
  afterAll(() => served.http.stop(0));

  test("answers another site's page, and is recorded like any request", async () => {
    const response = await served.send(
      "/api/v1/dscr",
      post(DSCR, { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" }),
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ dscr: 1.25, dscrText: "1.25" });
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": expect.stringContaining("RateLimit"),
      "cache-control": "private, max-age=3600",
      "content-type": "application/json",
      "cross-origin-resource-policy": "cross-origin",
      "ratelimit-policy": '"client";q=1000;w=60',
      ratelimit: expect.stringMatching(/^"client";r=\d+;t=\d+$/),
      "x-content-type-options": "nosniff",
      "x-request-id": expect.stringContaining("request-"),
    });
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
    expect(served.site.records.at(-1)).toMatchObject({ route: "/api/v1/dscr", kind: "api", status: 200 });
  });

  test("a preflight is answered for a day, without counting", async () => {
    const response = await served.send("/api/v1/deal", {
      method: "OPTIONS",
      headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "POST, OPTIONS",
      "access-control-allow-headers": "Content-Type",
      "access-control-max-age": "86400",
      allow: "POST, OPTIONS",
    });
    expect(response.headers.has("ratelimit")).toBe(false);
  });

  test.each([
    ["an unknown call", "/api/v1/nothing", post("{}"), 404],
    ["no call at all", "/api/v1/", post("{}"), 404],
    ["another method", "/api/v1/dscr", { method: "GET" }, 405],
    ["POST to figures", "/api/v1/figures/states", post("{}"), 405],
    ["another content type", "/api/v1/dscr", post(DSCR, { "Content-Type": "text/plain" }), 415],
    ["half of a body", "/api/v1/dscr", post(DSCR.slice(1)), 400],
    ["no body", "/api/v1/dscr", post(""), 400],
    ["bytes that are no text", "/api/v1/dscr", post(new Uint8Array([0x22, 0xff, 0x22])), 400],
    ["a body over 16 kB", "/api/v1/dscr", post(JSON.stringify("x".repeat(16_383))), 413],
    ["a list", "/api/v1/dscr", post("[]"), 422],
    ["the prototype of objects", "/api/v1/dscr", post('{"__proto__":{"monthlyRentUsd":1}}'), 422],
  ])("%s is a problem that other sites may read", async (_, path, init, status) => {
    const response = await served.send(path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({ type: "about:blank", status, detail: expect.any(String) });
  });

  test.each([
    [{ monthlyRentUsd: -1 }, "monthlyRentUsd", "The least it can be is 0.01."],
    [{ monthlyRentUsd: "2500" }, "monthlyRentUsd", "It must be a number."],
    [{ monthlyRentUsd: undefined }, "monthlyRentUsd", "It is required: a number."],
    [{ monthlyRentUsd: 1e12 }, "monthlyRentUsd", "The most it can be is 999999999999."],
    [{ rent: 1 }, "rent", "There is no field of this name."],
  ])("a body with %j is refused with the name of the field", async (change, field, message) => {
    const response = await served.send(
      "/api/v1/dscr",
      post(JSON.stringify({ ...JSON.parse(DSCR), ...change })),
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field, message }] });
  });

  test("names a field further down by its path", async () => {
    const rentRoll = [{ monthlyLeaseRentUsd: 1000 }, { use: "nightly" }];
    const body = { deal: { priceUsd: 200_000, ratePercent: 7, rentRoll } };
    const response = await served.send("/api/v1/projection", post(JSON.stringify(body)));
    expect(await response.json()).toMatchObject({ errors: [{ field: "deal.rentRoll.1.use" }] });
  });

  test.each(["/openapi.json", "/api/v1/figures/states"])("%s may be kept and compared", async (path) => {
    const response = await served.send(path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=3600",
      "content-encoding": "gzip",
      "content-type": "application/json",
    });
    await response.json();
    const again = await served.send(path, {
      headers: { "If-None-Match": response.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    expect((await served.send(path, { method: "HEAD" })).status).toBe(200);
    expect((await served.send(path, { headers: { "Accept-Encoding": "*;q=0" } })).status).toBe(200);
  });

  test("other addresses stay closed to other sites", async () => {
    const headers = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
    const response = await served.send("/api/leads", post("{}", headers));
    expect(response.status).toBe(403);
    expect(response.headers.has("access-control-allow-origin")).toBe(false);
  });

  test("a client that leaves in the middle of its body harms nobody", async () => {
    const socket = connect(served.port, "127.0.0.1");
    const head =
      "POST /api/v1/dscr HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90";
    await new Promise((resolve) => socket.write(`${head}\r\n\r\n{`, resolve));
    socket.destroy();
    const lastStatus = () => served.site.records.at(-1)?.status;
    await expect.poll(lastStatus).toBe(499);
    expect(served.site.logLines).toEqual([]);
  });

  test("a request without a host is refused as everywhere", async () => {
    const socket = connect(served.port, "127.0.0.1");
    const received = text(socket);
    socket.write("POST /api/v1/dscr HTTP/1.1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    expect(await received).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("its limits", () => {
  const running: HttpServer[] = [];
  afterEach(() => Promise.all(running.splice(0).map((http) => http.stop(0))));
  const start = async (options: TestSiteOptions) => {
    const served = await listen(options);
    running.push(served.http);
    return served;
  };

  test("too many calls wait, and still leave a lead's own limit untouched", async () => {
    const { send } = await start({ calculationsPerMinute: 2, apiPerMinute: 1 });
    expect((await send("/api/v1/dscr", post(DSCR))).headers.get("ratelimit")).toMatch(/^"client";r=1;/);
    expect((await send("/api/v1/dscr", post("{"))).headers.get("ratelimit")).toMatch(/^"client";r=0;/);
    const refused = await send("/api/v1/dscr", post(DSCR));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("ratelimit")).toMatch(/^"client";r=0;/);
    expect(await refused.json()).toMatchObject({ status: 429, detail: expect.any(String) });
    expect((await send("/api/nothing")).status).toBe(404);
    expect((await send("/openapi.json")).status).toBe(200);
  });

  test("a call counts as often as it costs, and is refused with less than that left", async () => {
    const { send } = await start({ calculationsPerMinute: 7 });
    const projection = apiCalls(shippedContent).find(({ name }) => name === "projection");
    const project = () => send("/api/v1/projection", post(JSON.stringify(projection?.example)));
    const left = async (answer: Promise<Response>) => (await answer).headers.get("ratelimit");
    expect(await left(send("/api/v1/dscr", post(DSCR)))).toMatch(/^"client";r=6;/);
    expect(await left(project())).toMatch(/^"client";r=1;/);
    const refused = await project();
    expect([refused.status, refused.headers.get("ratelimit")]).toEqual([
      429,
      expect.stringMatching(/^"client";r=0;/),
    ]);
  });

  test("one client has a few calls in flight, however it sends them, and the loop is free after each", async () => {
    const happened: string[] = [];
    const noted: PublicEndpoints = new Map([
      [
        "/api/v1/noted",
        {
          kind: "call",
          cost: 1,
          answer() {
            happened.push("call");
            setImmediate(() => happened.push("something else"));
            return { value: {} };
          },
        },
      ],
    ]);
    const { port, send } = await start({ publicEndpoints: noted });
    const answers = await sendAhead(port, "/api/v1/noted", 12);
    expectFewAnswers(answers);
    expect(answers.at(-1)).toMatch(/\r\nretry-after: 1\r\n/i);
    expect(answers.at(-1)).toMatch(/\r\nconnection: close\r\n/i);
    expect(answers.at(-1)).toContain("application/problem+json");
    expect(answers.at(-1)).toContain("Too many calculations");
    expect(happened).toEqual(
      Array(answers.length - 1)
        .fill(["call", "something else"])
        .flat(),
    );
    expect((await send("/api/v1/noted", post("{}"))).status).toBe(200);
  });

  test("calls that wait for a client that has left are not calculated", async () => {
    let calls = 0;
    const abandoned: PublicEndpoints = new Map([
      [
        "/api/v1/abandoned",
        {
          kind: "call",
          cost: 1,
          answer() {
            calls += 1;
            for (const socket of sockets) socket.resetAndDestroy();
            return { value: {} };
          },
        },
      ],
    ]);
    const { port, site, http } = await start({ publicEndpoints: abandoned });
    const sockets = Array.from({ length: 8 }, () => connect(port, "127.0.0.1"));
    // Each turn of the loop accepts one, and all calls have to be waiting when the first is calculated.
    const connections = promisify(http.node.getConnections.bind(http.node));
    await expect.poll(() => connections()).toBe(8);
    const head =
      "POST /api/v1/abandoned HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2";
    for (const socket of sockets) socket.write(`${head}\r\n\r\n{}`);
    await expect.poll(() => site.records.length).toBe(8);
    // The first, and those that were calculated before the process heard of it.
    expect(calls).toBeLessThan(4);
    expect(site.records.filter(({ status }) => status === 499).length).toBeGreaterThan(4);
  });

  test("messages of assistants have the same limit", async () => {
    const { port, send } = await start({});
    const answers = await sendAhead(port, "/mcp", 12);
    expectFewAnswers(answers);
    expect(answers.at(-1)).toMatch(/\r\nretry-after: 1\r\n/i);
    expect(answers.at(-1)).toMatch(/\r\naccess-control-allow-origin: \*\r\n/i);
    expect(answers.at(-1)).toContain('"jsonrpc":"2.0","id":null,"error":{"code":-32000');
    expect((await send("/mcp", post("{}"))).status).toBe(200);
  });

  test("an unexpected error is a 500 without details, and is logged", async () => {
    const broken: PublicEndpoints = new Map([
      [
        "/api/v1/broken",
        {
          kind: "call",
          cost: 1,
          answer() {
            throw new Error("a secret detail");
          },
        },
      ],
    ]);
    const { send, site } = await start({ publicEndpoints: broken });
    const response = await send("/api/v1/broken", post("{}"));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret detail");
    expect(site.logLines.join()).toContain("unexpected error");
  });
});
