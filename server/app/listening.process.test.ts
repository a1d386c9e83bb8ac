import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import type { Endpoint } from "../../platform/http/api.ts";
import {
  createHttpServer,
  type HttpServer,
  SERVER_LIMITS,
  type ServerLimits,
} from "../../platform/http/http-server.ts";
import { listenToTestSite, type TestSiteOptions } from "./test-site.ts";

const echo: Endpoint = { method: "POST", path: "/echo", handle: ({ body }) => Response.json({ body }) };

/** Only for requests that never end: on a busy machine, any other may take longer. */
const QUICK_LIMITS = { ...SERVER_LIMITS, headersTimeoutMs: 150, requestTimeoutMs: 300, checkIntervalMs: 20 };

const running: HttpServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((http) => http.stop(0))));

async function listen(options: TestSiteOptions = {}, limits: ServerLimits = SERVER_LIMITS) {
  const listening = await listenToTestSite({ endpoints: [echo], ...options }, limits);
  const { http, port } = listening;
  running.push(http);
  /** Sends the raw bytes and returns everything received until the connection closes. */
  const exchange = async (...pieces: string[]) => {
    const socket = connect(port, "127.0.0.1");
    const received = text(socket);
    for (const piece of pieces) {
      socket.write(piece);
      await sleep(10);
    }
    return await received;
  };
  return { ...listening, exchange };
}

const lines = (...all: string[]) => `${all.join("\r\n")}\r\n`;
const get = (target: string, ...headers: string[]) =>
  lines(`GET ${target} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "");
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);

/** Returns the response to a keep-alive request. A second request then closes the connection. */
async function exchangeFirst(
  exchange: (...pieces: string[]) => Promise<string>,
  request: string,
): Promise<string> {
  const both = await exchange(request.replace("Connection: close\r\n", ""), get("/healthz"));
  return both.slice(0, both.lastIndexOf("HTTP/1.1"));
}

const KINDS = [
  ["a page", "/faq", []],
  ["a compressed page", "/faq?x=1", ["Accept-Encoding: gzip, br"]],
  ["an unchanged page", "/faq", ['If-None-Match: W/"faq1"']],
  ["a file", "/assets/root-B4x.js", []],
] as const;

describe("the server", () => {
  test.each(
    KINDS.flatMap(([name, target, headers]) => [
      [name, "on a connection that ends", target, headers, true] as const,
      [name, "on one that stays open", target, headers, false] as const,
    ]),
  )("answers %s %s exactly as the application does", async (_, __, target, headers, isLast) => {
    const { site, exchange } = await listen();
    const request = get(target, ...headers);
    const response = isLast ? await exchange(request) : await exchangeFirst(exchange, request);
    const injected = await site.get(target, Object.fromEntries(headers.map((header) => header.split(": "))));
    const [head = "", body] = response.split("\r\n\r\n");
    const sent = new Map(
      head
        .split("\r\n")
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
    );
    for (const own of ["date", "connection", "keep-alive", "x-request-id"]) sent.delete(own);
    injected.headers.delete("x-request-id");
    expect(statusOf(response)).toBe(injected.status);
    expect(Object.fromEntries(sent)).toEqual(Object.fromEntries(injected.headers));
    expect(body).toBe(await injected.text());
    expect(site.records.at(0)).toEqual({ ...site.records.at(-1), requestId: "request-1" });
  });

  test("answers HEAD without a body, made or from memory", async () => {
    const { exchange } = await listen();
    for (const target of ["/faq", "/made"]) {
      const response = await exchange(get(target).replace("GET", "HEAD"));
      expect(statusOf(response)).toBe(200);
      expect(response.endsWith("\r\n\r\n")).toBe(true);
    }
  });

  test("serves a page to a request for an unsupported upgrade", async () => {
    const { exchange } = await listen();
    const request = get("/faq", "Upgrade: websocket").replace(
      "Connection: close",
      "Connection: upgrade, close",
    );
    expect(statusOf(await exchange(request))).toBe(200);
  });
});

describe("a request that no browser sends", () => {
  test.each([
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["without a host", "GET /made HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["for a page in memory, without a host", "GET /faq HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["with two hosts", get("/faq", "Host: localhost"), 400],
    ["with two hosts that differ", get("/made", "host: evil.example"), 400],
    ["with a host of two words", get("/faq").replace("localhost", "a b"), 400],
    ["with a host that is none", lines("GET /made HTTP/1.1", "Host: a b/..#", "Connection: close", ""), 400],
    ["with a backslash", get("/\\evil.example"), 400],
    ["with a null byte", get("/a\0b"), 400],
    ["with a broken length", get("/made", "Content-Length: x"), 400],
    ["with two lengths", get("/made", "Content-Length: 1", "Content-Length: 2"), 400],
    ["with headers without end", get("/made", `X-Long: ${"x".repeat(20_000)}`), 431],
    ["that expects the impossible", get("/made", "Expect: 200-ok"), 417],
    ["for another host as proxy", get("http://evil.example/made"), 200],
    ["TRACE", get("/made").replace("GET", "TRACE"), 405],
    ["with a method in lower case", get("/made").replace("GET", "get"), 400],
    ["dots that climb", get("/../../etc/passwd"), 200],
  ])("%s is answered, never with a 5xx", async (_, request, status) => {
    const { exchange } = await listen();
    const response = await exchange(request);
    expect(statusOf(response)).toBe(status);
    expect(response.toLowerCase()).toContain("\r\nx-frame-options: deny\r\n");
    if (status >= 400) expect(response).toContain('"success":false');
  });

  test("CONNECT gets no tunnel", async () => {
    const { exchange } = await listen();
    expect(await exchange(get("evil.example:443").replace("GET", "CONNECT"))).toBe("");
  });

  test("a doubled slash leads back to the site", async () => {
    const { exchange } = await listen();
    const response = await exchange(get("//evil.example"));
    expect(statusOf(response)).toBe(301);
    expect(response).toMatch(/\r\nlocation: \/evil\.example\r\n/i);
  });

  test.each([
    { page: "/faq", where: "in another packet" },
    { page: "/faq", where: "in the same packet" },
    { page: "/made", where: "in the same packet" },
  ])("garbage after a valid request for $page, $where, is rejected separately", async ({ page, where }) => {
    const { exchange, refusals } = await listen();
    const pieces = [get(page).replace("Connection: close\r\n", ""), "rubbish\r\n\r\n"];
    const response = await exchange(...(where === "in the same packet" ? [pieces.join("")] : pieces));
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 400"]);
    expect(refusals).toEqual([400]);
  });
});

describe("a slow client", () => {
  const post = (...headers: string[]) =>
    lines("POST /api/echo HTTP/1.1", "Host: localhost", "Content-Type: application/json", ...headers, "");

  test("that does not finish the headers gets a 408", async () => {
    const { exchange, refusals } = await listen({}, QUICK_LIMITS);
    const response = await exchange("GET /faq HTTP/1.1\r\nHost: localhost\r\n");
    expect(statusOf(response)).toBe(408);
    expect(response).toContain("X-Frame-Options: DENY");
    expect(refusals).toEqual([408]);
  });

  test("that does not finish the body gets a 408, and one record", async () => {
    const { site, exchange, refusals } = await listen({}, QUICK_LIMITS);
    const response = await exchange(post("Content-Length: 100"), '{"a"', ":");
    expect(statusOf(response)).toBe(408);
    await expect.poll(() => site.records).toMatchObject([{ status: 408 }]);
    expect(refusals).toEqual([]);
  });

  test("that never stops sending gets a 413", async () => {
    const { exchange } = await listen();
    const chunk = `1000\r\n${"x".repeat(0x1000)}\r\n`;
    const response = await exchange(
      post("Transfer-Encoding: chunked"),
      ...Array.from({ length: 6 }, () => chunk),
    );
    expect(statusOf(response)).toBe(413);
  });

  test("that sends Expect: 100-continue is told to continue, or that the body is too large", async () => {
    const { exchange } = await listen();
    const small = await exchange(
      post("Connection: close", "Content-Length: 2", "Expect: 100-continue"),
      "{}",
    );
    expect(small.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 100", "HTTP/1.1 200"]);
    const large = await exchange(post("Connection: close", "Content-Length: 99999", "Expect: 100-continue"));
    expect(large.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413"]);
  });
});

describe("stopping", () => {
  test("finishes running requests, closes idle connections at once, and accepts nothing new", async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const { site, http, port, exchange } = await listen({
      renderPage: async () => {
        start();
        await finished;
        return {
          response: new Response("done", { headers: { "Content-Type": "text/plain" } }),
          route: undefined,
        };
      },
    });
    const keepAlive = get("/faq").replace("Connection: close\r\n", "");
    const idle = exchange(keepAlive);
    const busy = exchange(keepAlive.replace("/faq", "/made"));
    await started;
    await expect.poll(() => site.records).toHaveLength(1);
    const stopped = http.stop(5_000);
    expect(statusOf(await idle)).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port}/faq`)).rejects.toThrow();
    finish();
    expect(await busy).toMatch(/done$/);
    await stopped;
  });

  test("drops requests that do not finish in time", async () => {
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const { http, exchange } = await listen({
      renderPage: () => {
        start();
        return new Promise(() => {});
      },
    });
    const hanging = exchange(get("/made"));
    await started;
    await http.stop(50);
    expect(await hanging.catch(() => "")).toBe("");
  });
});

test("a port that is taken is an error with its code", async () => {
  const { port } = await listen();
  const http = createHttpServer({
    listener: () => {},
    headers: {},
    limits: SERVER_LIMITS,
    onRefusal: () => {},
  });
  await expect(http.listen(port, "127.0.0.1")).rejects.toMatchObject({ code: "EADDRINUSE" });
});
