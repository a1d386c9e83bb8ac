import {
  createMcpHandler,
  INVALID_REQUEST,
  isLegacyRequest,
  McpServer,
  PARSE_ERROR,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { jsonResponse } from "../../../platform/http/json-response.ts";
import { parseJson } from "../../../platform/http/limits/request-body.ts";
import { registerTools, type ToolDeps } from "./tools.server.ts";

export interface McpDeps extends ToolDeps {
  /** What the server calls itself, for the lists of assistants. */
  readonly name: string;
  readonly version: string;
}

/** Handles a POST whose body was read already. */
export type AnswerMcp = (request: Request, body: Uint8Array | undefined) => Promise<Response>;

/** More than the longest input has, and less than what would take long to check. */
const MAX_ELEMENTS = 500;

const INSTRUCTIONS =
  "Figures for rental property and DSCR loans in the United States. Every answer is an estimate, not a credit decision: show its notice, its assumptions and its link with the figures. Amounts are dollars; percentages are written as 25, not 0.25.";

/**
 * The Model Context Protocol over Streamable HTTP, without sessions: each request gets a server of its own, which is
 * forgotten with its answer. Both revisions in use are answered as JSON, because no tool has anything to stream.
 */
export function createMcpEndpoint({ name, version, ...deps }: McpDeps): AnswerMcp {
  const makeServer = () => {
    const server = new McpServer(
      { name, version, websiteUrl: deps.siteUrl },
      {
        capabilities: { tools: { listChanged: false } },
        instructions: INSTRUCTIONS,
        maxToolInputElements: MAX_ELEMENTS,
      },
    );
    registerTools(server, deps);
    return server;
  };
  // Tools never change while the process runs, so nobody needs to keep a connection open to hear of it.
  const current = createMcpHandler(makeServer, { legacy: "reject", maxSubscriptions: 0 });

  return async (request, body) => {
    const reading = parseJson(body ?? new Uint8Array());
    if ("problem" in reading) return refuse(PARSE_ERROR, "The request body is not valid JSON.");
    const parsedBody = reading.value;
    // Protocol revisions since 2025-06-18 have no batches, and one would get around the rate limit.
    if (Array.isArray(parsedBody)) return refuse(INVALID_REQUEST, "Send one message at a time, not a batch.");
    if (!(await isLegacyRequest(request, parsedBody))) return await current.fetch(request, { parsedBody });
    // The handler above would answer earlier revisions with an event stream of one event.
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = makeServer();
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody });
    } finally {
      await server.close();
    }
  };
}

function refuse(code: number, message: string): Response {
  return jsonResponse({ jsonrpc: "2.0", id: null, error: { code, message } }, { status: 400 });
}
