import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { siteOfAllTests } from "../../../tests/setup/site/site-of-all-tests.ts";
import { toolCalls } from "./tool-calls.server.ts";

const SITE = "https://www.example.com";

const site = siteOfAllTests({ variables: { SITE_URL: SITE } });

const send = (method: string, init: RequestInit = {}) => fetch(`${site.url}/mcp`, { method, ...init });
const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  send("POST", {
    body,
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...headers,
    },
  });
const LIST = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

describe.each(["legacy", "auto"] as const)("the official client, protocol %s", (mode) => {
  let client: Client;
  beforeAll(async () => {
    client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${site.url}/mcp`)));
  });
  afterAll(() => client.close());

  test("finds every tool with both schemas, marked as read-only", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(toolCalls(shippedContent).map(({ tool }) => tool));
    for (const { inputSchema, outputSchema, annotations, description } of tools) {
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
      expect(Object.keys(outputSchema?.properties ?? {})).toEqual(
        expect.arrayContaining(["assumptions", "notice", "link"]),
      );
      expect(annotations).toMatchObject({
        readOnlyHint: true,
        idempotentHint: true,
        destructiveHint: false,
        openWorldHint: false,
      });
      expect(description).toMatch(/\.$/);
    }
  });

  // The client itself compares each answer with the tool's output schema, and rejects one that differs.
  test.each(toolCalls(shippedContent))("gets the formulas' own answer from $tool", async ({ tool, call }) => {
    const result = await client.callTool({ name: tool, arguments: call.example });
    expect(result.isError).toBeFalsy();
    const expected = call.answer(call.input.parse(call.example), SITE);
    expect(result.structuredContent).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(result.structuredContent).toMatchObject({ notice: "An estimate, not a credit decision." });
  });

  test("is told which field is wrong", async () => {
    const result = await client.callTool({ name: "analyze_deal", arguments: { priceUsd: "much" } });
    expect(result).toMatchObject({
      isError: true,
      content: [{ type: "text", text: expect.stringContaining("priceUsd") }],
    });
  });
});

test("the address takes POST alone", async () => {
  for (const method of ["GET", "DELETE", "PUT"]) {
    const response = await send(method);
    expect([method, response.status, response.headers.get("allow")]).toEqual([method, 405, "POST, OPTIONS"]);
  }
});

test("a script of any site may call it and read the answer, refusals too", async () => {
  const preflight = await send("OPTIONS", {
    headers: {
      Origin: "https://other.example",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type,mcp-protocol-version",
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-methods")).toBe("POST");
  expect(preflight.headers.get("access-control-allow-headers")).toContain("mcp-protocol-version");
  for (const [body, status] of [
    [LIST, 200],
    ["{", 400],
  ] as const) {
    const response = await post(body, { Origin: "https://other.example", "Sec-Fetch-Site": "cross-site" });
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

test("a body beyond the limit is refused", async () => {
  expect((await post(`${LIST}${" ".repeat(20_000)}`)).status).toBe(413);
});

test("a body of nothing but brackets is refused", async () => {
  expect((await post("[".repeat(16_000))).status).toBe(400);
  expect((await post(`${"[".repeat(8_000)}${"]".repeat(8_000)}`)).status).toBe(400);
});

test("nothing of this was an error of the server", () => {
  expect(site.output()).not.toContain('"level":"error"');
});
