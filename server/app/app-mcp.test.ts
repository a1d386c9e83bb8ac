import { expect, test, vi } from "vitest";
import { createTestSite, type TestSiteOptions } from "./test-site.ts";

const MESSAGE = {
  body: "{}",
  headers: { "Content-Type": "application/json", Origin: "https://other.example" },
};

/** Refused as the protocol's clients expect it. */
async function expectRefusal(response: Response | undefined, status: number) {
  expect(response?.status).toBe(status);
  expect(Number(response?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(response?.headers.get("access-control-allow-origin")).toBe("*");
  expect(await response?.json()).toMatchObject({
    jsonrpc: "2.0",
    id: null,
    error: { code: -32_000, message: expect.stringContaining("Too many") },
  });
}

const answerAs = (response: () => Response, cost = 0): TestSiteOptions => ({
  answerMcp: async () => ({ response: response(), cost }),
});

test("messages to /mcp share the limit of the API, not that of forms", async () => {
  const site = createTestSite({ calculationsPerMinute: 1, apiPerMinute: 1 });
  expect((await site.send("POST", "/mcp", MESSAGE)).status).toBe(200);
  const refused = await site.send("POST", "/mcp", MESSAGE);
  await expectRefusal(refused, 429);
  const form = await site.send("POST", "/contact", { body: "a=b" });
  expect(form.status).toBe(200);
});

test("a tool counts as often as it costs, besides the message", async () => {
  const site = createTestSite({ calculationsPerMinute: 12, ...answerAs(() => Response.json({}), 5) });
  expect((await site.send("POST", "/mcp", MESSAGE)).status).toBe(200);
  expect((await site.send("POST", "/mcp", MESSAGE)).status).toBe(200);
  await expectRefusal(await site.send("POST", "/mcp", MESSAGE), 429);
});

test("one client has a few messages in flight, and others are answered in their turn", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let running = 0;
  let most = 0;
  const site = createTestSite({
    trustedProxies: 1,
    answerMcp: async () => {
      most = Math.max(most, ++running);
      await finished;
      running -= 1;
      return { response: Response.json({}), cost: 0 };
    },
  });
  const sendFrom = (address: string) =>
    site.send("POST", "/mcp", { ...MESSAGE, headers: { ...MESSAGE.headers, "X-Forwarded-For": address } });
  const greedy = Array.from({ length: 12 }, () => sendFrom("203.0.113.1"));
  const other = sendFrom("203.0.113.2");
  await expectRefusal(await Promise.race(greedy), 503);
  finish();
  const answers = await Promise.all(greedy);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
  expect((await other).status).toBe(200);
  expect(most).toBe(1);
});

test("a message is not answered for a client that has left while it waited", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const answered: Request[] = [];
  const site = createTestSite({
    answerMcp: async (request) => {
      answered.push(request);
      await finished;
      return { response: Response.json({}), cost: 0 };
    },
  });
  const first = site.send("POST", "/mcp", MESSAGE);
  const leaving = new AbortController();
  const left = site.send("POST", "/mcp", { ...MESSAGE, signal: leaving.signal });
  await vi.waitFor(() => expect(answered).toHaveLength(1));
  leaving.abort();
  finish();
  expect((await left).status).toBe(499);
  expect((await first).status).toBe(200);
  expect(answered).toHaveLength(1);
});

test("/mcp gets the body that was read, within the limit of every body", async () => {
  const site = createTestSite({
    answerMcp: async (_, body) => ({
      response: new Response(Buffer.from(body ?? new Uint8Array())),
      cost: 0,
    }),
  });
  expect(await (await site.send("POST", "/mcp", MESSAGE)).text()).toBe("{}");
  expect((await site.send("POST", "/mcp", { ...MESSAGE, body: "x".repeat(20_000) })).status).toBe(413);
});

test.each(["/mcp/", "/mcp/x", "/contact"])("other sites may send nothing to %s", async (path) => {
  const response = await createTestSite().send("POST", path, MESSAGE);
  expect(response.status).toBe(403);
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});
