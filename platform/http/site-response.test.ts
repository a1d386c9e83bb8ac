import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareAnswer, SiteResponse } from "./site-response.ts";

const REQUEST_ID = "3f0c5f5e-0000-4000-8000-000000000000";
const BODY = Buffer.from("<h1>Answers</h1>");
const PAGE = prepareAnswer(200, {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Length": String(BODY.length),
  "Content-Security-Policy": "default-src 'none'",
});
const UNCHANGED = prepareAnswer(304, { ETag: '"faq1"' });

/** `/prepared` answers in the short way, everything else in Node's own. */
const server = createServer(
  { ServerResponse: SiteResponse, keepAliveTimeout: 65_000 },
  ({ url = "", method }, outgoing) => {
    const answer = url.endsWith("unchanged") ? UNCHANGED : PAGE;
    const body = method === "HEAD" || answer === UNCHANGED ? undefined : BODY;
    if (url.startsWith("/prepared")) outgoing.sendPrepared(answer, { requestId: REQUEST_ID, body });
    else outgoing.writeHead(answer.status, { ...answer.headers, "X-Request-Id": REQUEST_ID }).end(body);
  },
);
let port = 0;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address === "object" && address !== null) port = address.port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** What comes back on one connection for several requests, one after the other. */
async function exchange(...requests: readonly string[]): Promise<readonly string[]> {
  const socket = connect(port, "127.0.0.1");
  const answers: string[] = [];
  socket.setEncoding("latin1").on("data", (text: string) => {
    answers[answers.length - 1] += text;
  });
  for (const request of requests) {
    answers.push("");
    socket.write(request);
    await sleep(40);
  }
  socket.destroy();
  return answers.map((answer) => answer.replace(/\r\nDate: \w{3}, .* GMT\r\n/, "\r\nDate: now\r\n"));
}

const ask = (method: string, path: string, ...lines: readonly string[]) =>
  [`${method} ${path} HTTP/1.1`, "Host: localhost", ...lines, "", ""].join("\r\n");

test.each([
  ["a page", "GET", ""],
  ["an unchanged page", "GET", "/unchanged"],
  ["the headers of a page", "HEAD", ""],
])("%s is sent as Node itself would send it, also as the second answer", async (_, method, path) => {
  const prepared = ask(method, `/prepared${path}`);
  const written = ask(method, `/written${path}`);
  const answers = await exchange(prepared, written, prepared);
  expect(answers[0]).toMatch(/^HTTP\/1\.1 (200 OK|304 Not Modified)\r\n[\s\S]*\r\nDate: now\r\n/);
  expect(answers[0]).toBe(answers[1]);
  expect(answers[2]).toBe(answers[1]);
});

test("a connection that its client wants closed ends after the answer", async () => {
  const [prepared = ""] = await exchange(ask("GET", "/prepared", "Connection: close"));
  const [written] = await exchange(ask("GET", "/written", "Connection: close"));
  expect(prepared).toContain("\r\nConnection: close\r\n");
  expect(prepared).toBe(written);
});

test("answers to requests sent in one go follow each other", async () => {
  const [all = ""] = await exchange(ask("GET", "/prepared").repeat(3));
  expect(all.split("<h1>Answers</h1>")).toHaveLength(4);
  expect(all.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
});
