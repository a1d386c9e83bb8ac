import { describe, expect, test, vi } from "vitest";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { createMcpEndpoint } from "./mcp-endpoint.server.ts";
import { toolCalls } from "./tool-calls.server.ts";

const SITE = "https://www.example.com";
const TOOLS = toolCalls(shippedContent);
const reported: unknown[] = [];
/** Of the messages sent, the last at the end. */
const costs: number[] = [];
const answerMcp = createMcpEndpoint({
  name: "test",
  version: "1",
  calls: () => toolCalls(shippedContent),
  siteUrl: SITE,
  reportError: (error) => reported.push(error),
});

const USUAL = { "content-type": "application/json", accept: "application/json, text/event-stream" };

async function send(body: unknown, headers: Readonly<Record<string, string>> = USUAL) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request(`${SITE}/mcp`, { method: "POST", headers, body: text });
  const { response, cost } = await answerMcp(request, new TextEncoder().encode(text));
  costs.push(cost);
  return response;
}

const message = (method: string, params?: unknown) => ({ jsonrpc: "2.0", id: 7, method, params });
const call = (name: string, values: unknown) => message("tools/call", { name, arguments: values });

/** What a client of the revision 2026-07-28 says of itself in every request. */
const CURRENT_META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const sendCurrent = (method: string, params: Readonly<Record<string, unknown>> = {}) =>
  send(message(method, { ...params, _meta: CURRENT_META }), {
    ...USUAL,
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": method,
    ...(typeof params.name === "string" && { "mcp-name": params.name }),
  });

const nested = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

describe("the handshake", () => {
  test("promises tools and nothing else, and gives out no session", async () => {
    const response = await send(
      message("initialize", {
        protocolVersion: "2025-06-18",
        capabilities: {},
        clientInfo: { name: "test", version: "1" },
      }),
    );
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("mcp-session-id")).toBeNull();
    const { result } = await response.json();
    expect(result).toMatchObject({ protocolVersion: "2025-06-18", capabilities: { tools: {} } });
    expect(Object.keys(result.capabilities)).toEqual(["tools"]);
  });

  test("of the current revision is answered, too", async () => {
    const { result } = await (await sendCurrent("server/discover")).json();
    expect(result).toMatchObject({ supportedVersions: ["2026-07-28"], capabilities: { tools: {} } });
  });

  test("nobody can keep a connection open", async () => {
    const response = await sendCurrent("subscriptions/listen", { notifications: { toolsListChanged: true } });
    expect(response.headers.get("content-type")).toBe("application/json");
    expect((await response.json()).error.message).toBe("Subscription limit reached");
  });
});

describe("the list of tools", () => {
  const listed = async (response: Promise<Response>) => (await (await response).json()).result.tools;

  test("is the same in both revisions, and follows the message's id", async () => {
    const earlier = await listed(send(message("tools/list")));
    expect(earlier.map(({ name }: { name: string }) => name)).toEqual(TOOLS.map(({ tool }) => tool));
    expect(await listed(sendCurrent("tools/list"))).toEqual(earlier);
    const id = '"tools":[]';
    const { tools, ...answer } = (await (await send({ ...message("tools/list"), id })).json()).result;
    expect([tools, Object.keys(answer)]).toEqual([earlier, []]);
  });

  test("is short, and repeats no description of a deal's fields", async () => {
    const response = await send(message("tools/list"));
    expect(Number(response.headers.get("content-length"))).toBeLessThan(86_000);
    const [, analyze, path, project] = (await response.json()).result.tools;
    expect(analyze.inputSchema.properties.priceUsd.description).toMatch(/Price/);
    expect(path.inputSchema.properties.priceUsd).toEqual({ type: "number", minimum: 0.01 });
    expect(path.description).toContain("analyze_deal describes fields without a description.");
    expect(project.inputSchema.properties.deal.description).toContain("analyze_deal");
    expect(project.inputSchema.properties.deal.properties.priceUsd).toEqual({
      type: "number",
      minimum: 0.01,
    });
  });

  test("is written once", async () => {
    const write = vi.spyOn(JSON, "stringify");
    await send(message("tools/list"));
    const written = write.mock.results.map(({ value }) => String(value).length);
    write.mockRestore();
    expect(Math.max(...written)).toBeLessThan(1_000);
  });
});

describe("a message costs", () => {
  test("nothing but itself, unless it calls a tool", async () => {
    await send(message("tools/list"));
    await send(message("ping"));
    await send(call("no_such_tool", {}));
    await send("{");
    expect(costs.slice(-4)).toEqual([0, 0, 0, 0]);
  });

  test.each(TOOLS)("what the call of the API costs: $tool", async ({ tool, call: apiCall }) => {
    await send(call(tool, apiCall.example));
    await sendCurrent("tools/call", { name: tool, arguments: {} });
    expect(costs.slice(-2)).toEqual([apiCall.cost, apiCall.cost]);
  });
});

describe.each(TOOLS)("$tool", ({ tool: name, call: apiCall }) => {
  test("answers as the API does, in both revisions", async () => {
    const expected = apiCall.answer(apiCall.input.parse(apiCall.example), SITE);
    const earlier = await (await send(call(name, apiCall.example))).json();
    const current = await (await sendCurrent("tools/call", { name, arguments: apiCall.example })).json();
    for (const { result } of [earlier, current]) {
      expect(result.isError).toBeUndefined();
      expect(result.structuredContent).toEqual(JSON.parse(JSON.stringify(expected)));
    }
  });

  test("says its figures, assumptions, notice and link in words", async () => {
    const { result } = await (await send(call(name, apiCall.example))).json();
    const [{ text }] = result.content;
    const { assumptions, notice, link, formulasVersion } = result.structuredContent;
    for (const said of [apiCall.title, ...assumptions, notice, link, `Formulas: version ${formulasVersion}`])
      expect(text).toContain(said);
    expect(text.length).toBeLessThan(7_000);
  });

  test("refuses an unknown field and names it", async () => {
    const { result } = await (await send(call(name, { ...apiCall.example, surprise: 1 }))).json();
    expect(result).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("surprise") }] });
  });

  test.each([
    ["wrong types", Object.fromEntries(Object.keys(apiCall.input.shape).map((key) => [key, { a: [] }]))],
    ["a deep list", { [Object.keys(apiCall.input.shape)[0] ?? ""]: nested(2_000) }],
    ["many fields", Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, index]))],
    ["a long text", { [Object.keys(apiCall.input.shape)[0] ?? ""]: "9".repeat(15_000) }],
  ])("refuses %s as an error of the tool, not of the server", async (_, values) => {
    const response = await send(call(name, values));
    expect(response.status).toBe(200);
    expect((await response.json()).result).toMatchObject({ isError: true, content: [{ type: "text" }] });
  });

  test.each([
    ["nothing", undefined],
    ["prototype keys", JSON.parse('{"__proto__": {"a": 1}, "constructor": {"prototype": {"a": 1}}}')],
  ])("reads %s as no fields at all", async (_, values) => {
    const { result } = await (await send(call(name, values))).json();
    expect(result.isError ?? false).toBe(!apiCall.input.safeParse({}).success);
    expect(JSON.stringify(result)).not.toMatch(/__proto__|constructor/);
  });
});

test("every error of the input was the sender's", () => {
  expect(reported).toEqual([]);
});

test("a field with the wrong type is named", async () => {
  const { result } = await (
    await send(call("calculate_dscr", { monthlyRentUsd: "2500", monthlyExpensesUsd: -1 }))
  ).json();
  for (const field of ["monthlyRentUsd", "monthlyExpensesUsd", "monthlyDebtServiceUsd"])
    expect(result.content[0].text).toContain(field);
});

test("an unexpected error is reported, and its words stay here", async () => {
  const broken: unknown[] = [];
  const known = TOOLS.find(({ tool }) => tool === "calculate_dscr");
  const answer = createMcpEndpoint({
    name: "test",
    version: "1",
    calls: () => toolCalls(shippedContent),
    // No address can be made of it, so the frame of the answer is refused.
    siteUrl: "not an address",
    reportError: (error) => broken.push(error),
  });
  const body = JSON.stringify(call("calculate_dscr", known?.call.example));
  const request = new Request(`${SITE}/mcp`, { method: "POST", headers: USUAL });
  const { response } = await answer(request, new TextEncoder().encode(body));
  const { result } = await response.json();
  expect(result).toEqual({
    isError: true,
    content: [{ type: "text", text: "Something went wrong on our side." }],
  });
  expect(broken).toHaveLength(1);
});

test.each<[string, unknown, Readonly<Record<string, string>>, number]>([
  ["no JSON", "{", USUAL, 400],
  ["nothing", "", USUAL, 400],
  ["a text", '"hello"', USUAL, 400],
  ["null", "null", USUAL, 400],
  ["a batch", [call("calculate_dscr", {}), call("calculate_dscr", {})], USUAL, 400],
  ["an empty batch", [], USUAL, 400],
  ["another version of JSON-RPC", { ...message("tools/list"), jsonrpc: "1.0" }, USUAL, 400],
  ["an id that is no id", { ...message("tools/list"), id: {} }, USUAL, 400],
  ["100 levels of lists as an id", { ...message("tools/list"), id: nested(100) }, USUAL, 400],
  ["an unknown revision", message("tools/list"), { ...USUAL, "mcp-protocol-version": "1999-01-01" }, 400],
  ["a revision to come", message("tools/list"), { ...USUAL, "mcp-protocol-version": "2999-01-01" }, 400],
  ["no Accept", message("tools/list"), { "content-type": "application/json" }, 406],
  ["text instead of JSON", message("tools/list"), { ...USUAL, "content-type": "text/plain" }, 415],
])("%s is refused", async (_, body, headers, status) => {
  const response = await send(body, headers);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ jsonrpc: "2.0", error: { message: expect.any(String) } });
});

test.each([
  ["a tool without a name", message("tools/call", {})],
  ["a list instead of arguments", call("calculate_dscr", [1])],
  ["an unknown method", message("resources/list")],
  ["a method called toString", message("toString")],
])("%s is an error of the protocol", async (_, body) => {
  const response = await send(body);
  expect(response.status).toBe(200);
  expect((await response.json()).error).toMatchObject({ code: expect.any(Number) });
});

test.each(["send_lead", "__proto__", "constructor", "toString"])(
  "a tool called %s does not exist, in both revisions",
  async (name) => {
    const earlier = await (await send(call(name, {}))).json();
    const current = await (await sendCurrent("tools/call", { name, arguments: {} })).json();
    for (const { error } of [earlier, current])
      expect(error).toMatchObject({ code: -32_602, message: `Tool ${name} not found` });
  },
);

test("no tool sends anything: each only calculates", () => {
  expect(TOOLS.map(({ tool }) => tool)).toEqual([
    "calculate_dscr",
    "analyze_deal",
    "path_to_target",
    "project_hold",
    "loan_on_several_houses",
    "loan_officer_packet",
    "plan_refinance",
    "compare_offers",
    "state_figures",
    "county_figures",
    "price_history",
  ]);
});
