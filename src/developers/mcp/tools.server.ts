import type { CallToolResult, McpServer, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { z } from "zod";
import { answerFrame } from "../api/answer-frame.server.ts";
import type { ApiCall } from "../api/call.ts";
import { API_CALLS } from "../api/calls.server.ts";
import { writeAnswerText } from "./answer-text.ts";

/** The calls that are tools, by the names that assistants see. Few, because an assistant reads all of them. */
const TOOL_NAMES: Readonly<Record<string, string>> = {
  dscr: "calculate_dscr",
};

/** Nothing is stored, the same input gets the same answer, and no other service is asked. */
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const frame = z.object(answerFrame);

/** One call of the API as an assistant sees it. */
export interface Tool {
  readonly name: string;
  readonly call: ApiCall;
  readonly input: StandardSchemaWithJSON;
  readonly output: StandardSchemaWithJSON;
}

export const TOOLS: readonly Tool[] = API_CALLS.flatMap((call) => {
  const name = TOOL_NAMES[call.name];
  return name === undefined
    ? []
    : [{ name, call, input: describeOnce(call.input), output: describeOnce(call.output) }];
});

export interface ToolDeps {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** Called with an error that is nobody's input. */
  readonly reportError: (error: unknown) => void;
}

export function registerTools(server: McpServer, { siteUrl, reportError }: ToolDeps): void {
  for (const { name, call, input, output } of TOOLS) {
    const { title, summary } = call;
    server.registerTool(
      name,
      {
        title,
        description: summary,
        inputSchema: input,
        outputSchema: output,
        annotations: { title, ...READ_ONLY },
      },
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
  const { assumptions, notice, link } = frame.parse(answer);
  const { assumptions: _, notice: __, link: ___, ...figures } = answer;
  return {
    content: [{ type: "text", text: writeAnswerText(call.title, figures, { assumptions, notice, link }) }],
    structuredContent: answer,
  };
}

/**
 * The schema with its JSON form written once. Servers live for one request, and each would write it again: listing the
 * tools takes a tenth of the time.
 */
function describeOnce(schema: z.ZodObject): StandardSchemaWithJSON {
  const standard = schema["~standard"];
  const options = { target: "draft-2020-12" } as const;
  const input = standard.jsonSchema.input(options);
  const output = standard.jsonSchema.output(options);
  return { "~standard": { ...standard, jsonSchema: { input: () => input, output: () => output } } };
}
