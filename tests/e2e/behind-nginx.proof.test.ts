import { createServer, request, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findFreePort } from "../setup/free-port.ts";
import { type Nginx, proxyTo, startNginx } from "../setup/nginx.ts";
import { portOf } from "../setup/server-process.ts";
import { publishPage } from "../setup/site/content-operator.ts";
import { siteOfAllTests } from "../setup/site/site-of-all-tests.ts";

/** Five seconds until the site shows what was published, plus five that nginx caches. */
const PUBLISHED = { timeout: 30_000, interval: 200 };

const site = siteOfAllTests({ isBuilt: true });
let nginx: Nginx;
let door: Server;
let url: string;
/** Requests that reached the site. */
const asked: { readonly line: string; readonly ifNoneMatch: string | undefined; status?: number }[] = [];

beforeAll(async () => {
  door = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const entry: (typeof asked)[number] = {
      line: `${method} ${incoming.url}`,
      ifNoneMatch: headers["if-none-match"],
    };
    asked.push(entry);
    const onward = request(`${site.url}${incoming.url}`, { method, headers }, (response) => {
      if (response.statusCode !== undefined) entry.status = response.statusCode;
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(outgoing);
    });
    incoming.pipe(onward);
  }).listen(0, "127.0.0.1");
  const port = await findFreePort();
  nginx = await startNginx({ http: proxyTo([await portOf(door)], port), port });
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await nginx.stop();
  door.close().closeAllConnections();
});

const countOf = (line: string) => asked.filter((entry) => entry.line === line).length;

async function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    request(`${url}${path}`, { headers, agent: false }, resolve).on("error", reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test("a crowd costs the site one request for each form of a page", async () => {
  const forms = ["br", "gzip, deflate", "identity"];
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => ask("/faq", { "Accept-Encoding": forms[index % 3] ?? "" })),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ headers }) => headers["content-encoding"]))).toEqual(
    new Set(["br", "gzip", undefined]),
  );
  expect(countOf("GET /faq")).toBe(3);
  expect(responses[0]?.headers["cache-control"]).toBe("public, max-age=0, s-maxage=5, must-revalidate");
});

test.each<[string, string, Record<string, string>]>([
  ["a query", "/about?x=1", {}],
  ["a campaign and more", "/about?utm_source=mail&x=1", {}],
  [
    "somebody from a page with a campaign",
    "/about",
    { Referer: "http://site.example/?utm_source=mail", "Sec-Fetch-Dest": "document" },
  ],
  ["a cookie", "/about", { Cookie: "session=1" }],
  ["a search", "/search?q=ratio", {}],
  ["a page that is not there", "/no-such-page", {}],
  ["health", "/healthz", {}],
])("%s always reaches the site", async (_, path, headers) => {
  const before = countOf(`GET ${path}`);
  for (const _ of [1, 2]) await ask(path, headers);
  expect(countOf(`GET ${path}`)).toBe(before + 2);
});

test.each(["/formulas", "/formulas.data"])("%s is cached without the campaign", async (path) => {
  const paths = [`${path}?utm_source=a&utm_term=b`, path, `${path}?utm_source=c`];
  const responses = await Promise.all(paths.map((path) => ask(path)));
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(asked.filter(({ line }) => line.split(/[ ?]/)[1] === path)).toHaveLength(1);
});

test("what a page with a campaign loads is cached", async () => {
  const headers = { Referer: `${url}/?utm_source=mail`, "Sec-Fetch-Dest": "empty" };
  for (const _ of [1, 2]) await ask("/disclosures.data", headers);
  expect(countOf("GET /disclosures.data")).toBe(1);
});

test("a form always reaches the site, and its response is for one", async () => {
  const send = () =>
    fetch(`${url}/api/leads`, {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json", Origin: url },
    });
  for (const _ of [1, 2]) {
    const response = await send();
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{8,}$/);
  }
  expect(countOf("POST /api/leads")).toBe(2);
});

test("what is published is there soon; what stayed the same is asked for by its ETag", async () => {
  await publishPage(site, { slug: "notice", title: "First Notice", markdown: "The first text." });
  await vi.waitUntil(async () => (await ask("/notice")).body.includes("The first text."), PUBLISHED);
  const again = asked.length;
  await publishPage(site, { slug: "notice", title: "Second Notice", markdown: "The second text." });
  await vi.waitUntil(async () => (await ask("/notice")).body.includes("The second text."), PUBLISHED);
  const revalidated = asked.slice(again).filter(({ line }) => line === "GET /notice");
  expect(revalidated.every(({ ifNoneMatch }) => ifNoneMatch !== undefined)).toBe(true);
  await vi.waitUntil(
    async () => {
      await ask("/notice");
      return asked.some(({ line, status }) => line === "GET /notice" && status === 304);
    },
    { timeout: 30_000, interval: 500 },
  );
});

test("a client that exceeds its limit gets a 429, and is soon served again", async () => {
  const responses = await Promise.all(Array.from({ length: 400 }, () => ask("/privacy")));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]));
  await vi.waitUntil(async () => (await ask("/privacy")).status === 200, { timeout: 30_000, interval: 100 });
});

test("while the site is gone, pages and files that were asked for before are still there", async () => {
  const page = await ask("/terms");
  const [, asset = ""] = /"(\/assets\/[^"]+\.woff2)"/.exec(page.body) ?? [];
  expect((await ask(asset)).status).toBe(200);
  await site.stop();
  door.close().closeAllConnections();
  expect((await ask("/terms")).status).toBe(200);
  expect((await ask(asset)).status).toBe(200);
});
