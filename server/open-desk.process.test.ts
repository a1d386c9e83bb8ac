import { type RequestOptions, request } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDeskSession } from "../tests/setup/desk-session.ts";
import { COMPLETE_LEAD } from "../tests/setup/leads.ts";
import { siteOfAllTests } from "../tests/setup/site/site-of-all-tests.ts";

const site = siteOfAllTests({ hasDesk: true });

/** Sends the lines of a request as they are. */
async function exchange(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(site.deskUrl).port), "127.0.0.1");
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
  return await text(socket);
}

/** Not by fetch, which chooses the host itself. */
async function askAs(url: string, { method = "GET", headers = {} }: RequestOptions) {
  return await new Promise<object>((resolve, reject) => {
    request(url, { method, headers, agent: false }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on("error", reject)
      .end();
  });
}

test.each([
  ["no host", ["GET / HTTP/1.1"]],
  ["a host of two words", ["GET / HTTP/1.1", "Host: a b"]],
  ["two hosts", ["GET / HTTP/1.1", "Host: localhost", "Host: localhost"]],
  ["an address that is none", ["GET /\\evil.example HTTP/1.1", "Host: localhost"]],
])("the desk refuses a request with %s, and sends its security headers", async (_, lines) => {
  const response = await exchange(...lines);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response.toLowerCase()).toContain("\r\nx-frame-options: deny\r\n");
  expect(response.toLowerCase()).toContain("\r\ncontent-security-policy: ");
  expect(response).toContain('"success":false');
});

test.each([
  ["the way in", "/", {}, 401],
  ["a style sheet", "/desk.css", {}, 200],
  ["an invitation that is none", "/invite/x", {}, 410],
  [
    "a form from elsewhere",
    "/sign-out",
    { method: "POST", headers: { origin: "https://evil.example" } },
    403,
  ],
  ["a page of an unknown host", "/", { headers: { host: "evil.example" } }, 421],
])(
  "the desk's answer to %s is not stored, framed or told to other sites",
  async (_, address, init, status) => {
    const response = await askAs(site.deskUrl + address, init);
    expect(response).toMatchObject({
      status,
      headers: {
        "cache-control": "no-store",
        "content-security-policy": expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
      },
    });
  },
);

test.each([
  ["/sign-in/verify", 400, "passkey"],
  [`/invite/${"a".repeat(43)}/passkey`, 410, "invitation"],
])("whoever is not let in at %s is in the log, without what they sent", async (address, status, shown) => {
  const response = await fetch(site.deskUrl + address, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.deskUrl },
    body: JSON.stringify({ response: { id: "eves-key", rawId: "eves-key", type: "public-key" } }),
  });
  expect(response.status).toBe(status);
  const line = `"requestId":"${response.headers.get("x-request-id")}","shown":"${shown}","msg":"desk: nobody was let in"`;
  await expect.poll(() => site.output()).toContain(line);
  expect(site.output()).not.toContain("eves-key");
});

describe("while another program holds the database's write lock", () => {
  const READING = [
    "/",
    "/?view=all",
    "/reports",
    "/reports.csv",
    "/deliveries",
    "/health",
    "/privacy",
    "/publish",
  ];
  const MORE = [
    "/publish/news/new",
    "/templates",
    "/templates/new",
    "/passkeys",
    "/leads/REFERENCE",
    "/leads/REFERENCE/write",
  ];
  let other: DatabaseSync;
  let cookie: string;
  let reference: string;

  beforeAll(async () => {
    const lead = await fetch(`${site.url}/api/leads`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(COMPLETE_LEAD),
    });
    ({ reference } = await lead.json());
    cookie = `desk=${await startDeskSession(site.databaseUrl)}`;
    other = new DatabaseSync(path.join(site.dataFolder, "rentratio.sqlite"));
    // Long enough ago that a request notes the time.
    other.exec("update desk_sessions set seen_at = seen_at - 600000");
    other.exec("begin immediate");
  });
  afterAll(() => other.close());

  const ask = (address: string, init: RequestInit = {}) =>
    fetch(site.deskUrl + address, { ...init, headers: { cookie, origin: site.deskUrl, ...init.headers } });
  const send = (address: string) =>
    ask(address, { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });

  test.each([...READING, ...MORE])("the desk answers %s", async (address) => {
    expect((await ask(address.replace("REFERENCE", reference))).status).toBe(200);
  });

  test.each(["/sign-in/options", "/sign-out"])(
    "the desk answers %s with 503 and Retry-After",
    async (address) => {
      const { status, headers } = await send(address);
      expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    },
  );

  test("a calculation that cannot be stored is answered as a lead is", async () => {
    const calculation = {
      sessionId: "session-1",
      monthlyRent: "2500",
      monthlyExpenses: "500",
      monthlyDebtService: "1600",
      calculatedDSCR: "1.25",
    };
    const { status, headers } = await fetch(`${site.url}/api/calculator-sessions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(calculation),
    });
    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
  });

  test("the log has no unexpected error", () => {
    expect(site.output()).not.toContain("desk: unexpected error");
  });
});

test("the way in is tried 60 times a minute, and then refused with the time to wait", async () => {
  const answers: Response[] = [];
  while (answers.length <= 60) {
    const answer = await fetch(`${site.deskUrl}/sign-in/verify`, {
      method: "POST",
      headers: { origin: site.deskUrl },
    });
    answers.push(answer);
    if (answer.status === 429) break;
    expect(answer.status).toBe(400);
  }
  expect(answers.at(-1)?.status).toBe(429);
  expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
});
