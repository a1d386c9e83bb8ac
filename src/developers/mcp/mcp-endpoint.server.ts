import {
  createMcpHandler,
  INVALID_REQUEST,
  isLegacyRequest,
  McpServer,
  PARSE_ERROR,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import { jsonResponse } from "../../../platform/http/json-response.ts";
import { parseJson } from "../../../platform/http/limits/request-body.ts";
import type { ToolCall } from "./tool-call.ts";
import { makeTools, serveTools, type ToolDeps, type Tools } from "./tools.server.ts";

export interface McpDeps extends ToolDeps {
  /** What the server calls itself, for the lists of assistants. */
  readonly name: string;
  readonly version: string;
  /** The calls of the edition in use. */
  readonly calls: () => readonly ToolCall[];
}

export interface McpAnswer {
  readonly response: Response;
  /** How many requests of the limit it counts as, besides the message itself. */
  readonly cost: number;
}

/** Handles a POST whose body was read already. */
export type AnswerMcp = (request: Request, body: Uint8Array | undefined) => Promise<McpAnswer>;

/** What decides about cost and list, of a message that the SDK has yet to check. */
const asked = z
  .object({ method: z.string(), params: z.object({ name: z.string() }).optional().catch(undefined) })
  .partial()
  .catch({});

const INSTRUCTIONS =
  "Figures for rental property and DSCR loans in the United States. Every answer is an estimate, not a credit decision: show its notice, its assumptions and its link with the figures. Amounts are dollars. Percentages are written as 25, not 0.25.";

/**
 * The Model Context Protocol over Streamable HTTP, without sessions: each request gets a server of its own, which is
 * forgotten with its answer (decision 0022). Every answer is JSON, because no tool has anything to stream.
 */
export function createMcpEndpoint({ name, version, calls, ...deps }: McpDeps): AnswerMcp {
  /** Keyed weakly by the calls: another edition has others. */
  const toolsOf = new WeakMap<readonly ToolCall[], Tools>();
  const currentTools = (current = calls()) => {
    const tools = toolsOf.get(current) ?? makeTools(current);
    toolsOf.set(current, tools);
    return tools;
  };
  const makeServer = () => {
    const server = new McpServer(
      { name, version, websiteUrl: deps.siteUrl },
      {
        capabilities: { tools: { listChanged: false } },
        instructions: INSTRUCTIONS,
      },
    );
    serveTools(server, currentTools(), deps);
    return server;
  };
  // Subscribers would hear of changes to the list of tools, which has none while the process runs.
  const current = createMcpHandler(makeServer, { legacy: "reject", maxSubscriptions: 0 });

  /** The handler above would answer revisions before 2026-07-28 with an event stream. */
  async function answerEarlierRevision(request: Request, parsedBody: unknown): Promise<Response> {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = makeServer();
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody });
    } finally {
      await server.close();
    }
  }

  return async (request, body) => {
    const reading = parseJson(body ?? new Uint8Array());
    if ("problem" in reading) return refuse(PARSE_ERROR, "The request body is not valid JSON.");
    const parsedBody = reading.value;
    const { method, params } = asked.parse(parsedBody);
    const { callOf, list } = currentTools();
    // The protocol has no batches since 2025-06-18, and one would get around the rate limit.
    if (Array.isArray(parsedBody)) return refuse(INVALID_REQUEST, "Send one message at a time, not a batch.");
    const isEarlier = await isLegacyRequest(request, parsedBody);
    const response = isEarlier
      ? await answerEarlierRevision(request, parsedBody)
      : await current.fetch(request, { parsedBody });
    return {
      response: await finish(response, method === "tools/list" ? list : undefined),
      cost: method === "tools/call" ? (callOf(params?.name ?? "")?.cost ?? 0) : 0,
    };
  };
}

function refuse(code: number, message: string): McpAnswer {
  const response = jsonResponse(
    { jsonrpc: "2.0", id: null, error: { code, message } },
    { status: 400, headers: NOT_STORED },
  );
  return { response, cost: 0 };
}

const NOT_STORED = { "Cache-Control": "no-store" };

/** The empty list of tools in an answer. Inside a text of JSON, these quotes would be escaped. */
const NO_TOOLS = '"tools":[]';

/**
 * With its length, which the log records. The list of tools is put in as text: writing it for each answer took most of
 * the time.
 */
async function finish(response: Response, list: string | undefined): Promise<Response> {
  const text = await response.text();
  const content = Buffer.from(list ? text.replace(NO_TOOLS, () => `"tools":${list}`) : text);
  const headers = new Headers({ ...Object.fromEntries(response.headers), ...NOT_STORED });
  if (content.length > 0) headers.set("Content-Length", String(content.length));
  return new Response(content.length > 0 ? content : null, { status: response.status, headers });
}
