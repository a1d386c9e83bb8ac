import type { CallToolResult, McpServer, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { z } from "zod";
import { answerFrame } from "../api/answer-frame.server.ts";
import type { ApiCall } from "../api/call.ts";
import { writeAnswerText } from "./answer-text.ts";
import type { ToolCall } from "./tool-calls.server.ts";

/** One call of the API as an assistant sees it. */
export interface Tool {
  readonly name: string;
  readonly call: ApiCall;
  readonly input: StandardSchemaWithJSON;
  readonly output: StandardSchemaWithJSON;
}

export interface ToolDeps {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** Called with an error that is nobody's input. */
  readonly reportError: (error: unknown) => void;
}

/** Nothing is stored, the same input gets the same answer, and no other service is asked. */
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** What every answer has beside its figures. */
const frame = z.looseObject(answerFrame);

export function makeTools(calls: readonly ToolCall[]): readonly Tool[] {
  return calls.map(({ tool, call }) => ({
    name: tool,
    call,
    input: describeOnce(call.input),
    output: describeOnce(call.output),
  }));
}

export function registerTools(
  server: McpServer,
  tools: readonly Tool[],
  { siteUrl, reportError }: ToolDeps,
): void {
  for (const { name, call, input, output } of tools) {
    const { title, summary } = call;
    server.registerTool(
      name,
      { title, description: summary, inputSchema: input, outputSchema: output, annotations: READ_ONLY },
      (values) => {
        try {
          return answerCall(call, values, siteUrl);
        } catch (error) {
          // The SDK would send the error's own words, which are for the log.
          reportError(error);
          return { isError: true, content: [{ type: "text", text: "Something went wrong on our side." }] };
        }
      },
    );
  }
}

function answerCall(call: ApiCall, values: unknown, siteUrl: string): CallToolResult {
  const answer = call.answer(call.input.parse(values), siteUrl);
  const { formulasVersion, assumptions, notice, link, ...figures } = frame.parse(answer);
  const text = writeAnswerText(call.title, figures, { formulasVersion, assumptions, notice, link });
  return {
    content: [{ type: "text", text }],
    structuredContent: answer,
  };
}

/**
 * The schema with its JSON form written once. Each server lives for one request and would write it again: that takes
 * ten times as long as all else about listing the tools.
 */
function describeOnce(schema: z.ZodObject): StandardSchemaWithJSON {
  const standard = schema["~standard"];
  const options = { target: "draft-2020-12" } as const;
  const input = standard.jsonSchema.input(options);
  const output = standard.jsonSchema.output(options);
  return { "~standard": { ...standard, jsonSchema: { input: () => input, output: () => output } } };
}
