import {
  type CallToolResult,
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
} from "@modelcontextprotocol/server";
import { z } from "zod";
import { MONEY_LIMIT } from "../../dscr/money.ts";
import type { ApiCall } from "../api/call.ts";
import { fieldErrorsOf } from "../api/field-errors.server.ts";
import { type AnswerFrame, writeAnswerText } from "./answer-text.ts";
import { DEAL_TOOL, type ToolCall } from "./tool-call.ts";

export interface ToolDeps {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** Called with an error that is nobody's input. */
  readonly reportError: (error: unknown) => void;
}

/** The calls of one edition as assistants see them. */
export interface Tools {
  readonly callOf: (tool: string) => ApiCall | undefined;
  /** Their descriptions, as JSON. */
  readonly list: string;
}

/** Nothing is stored, the same input gets the same answer, and no other service is asked. */
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const frame = z.looseObject({
  formulasVersion: z.string(),
  assumptions: z.array(z.string()),
  notice: z.string(),
  link: z.url(),
} satisfies Readonly<Record<keyof AnswerFrame, z.ZodType>>);

export function makeTools(calls: readonly ToolCall[]): Tools {
  const byName = new Map(calls.map(({ tool, call }) => [tool, call]));
  const known = descriptionsIn(byName.get(DEAL_TOOL)?.input);
  const list = calls.map((call) => describeTool(call, call.tool === DEAL_TOOL ? NOTHING : known));
  return { callOf: (tool) => byName.get(tool), list: JSON.stringify(list) };
}

/**
 * Below the SDK's own registry of tools: it finds names in it that every object of JavaScript has, checks each input and
 * each answer a second time, and writes the list anew for each request. The list that the server gives out here is empty.
 */
export function serveTools({ server }: McpServer, { callOf }: Tools, { siteUrl, reportError }: ToolDeps) {
  server.setRequestHandler("tools/list", () => ({ tools: [] }));
  server.setRequestHandler("tools/call", ({ params }) => {
    const call = callOf(params.name);
    if (!call) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Tool ${params.name} not found`);
    try {
      return answerCall(call, params.arguments ?? {}, siteUrl);
    } catch (error) {
      // The SDK would send the error's own words, which are for the log.
      reportError(error);
      return refuse("Something went wrong on our side.");
    }
  });
}

function answerCall(call: ApiCall, values: unknown, siteUrl: string): CallToolResult {
  const checked = call.input.safeParse(values, { reportInput: true });
  if (!checked.success) {
    const lines = fieldErrorsOf(checked.error).map(({ field, message }) => `${field}: ${message}`);
    return refuse(lines.join("\n"));
  }
  const answer = call.answer(checked.data, siteUrl);
  const { formulasVersion, assumptions, notice, link, ...figures } = frame.parse(answer);
  const text = writeAnswerText(call.title, figures, { formulasVersion, assumptions, notice, link });
  return {
    content: [{ type: "text", text }],
    structuredContent: answer,
  };
}

function refuse(text: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text }] };
}

const NOTHING: ReadonlySet<string> = new Set();

/** What the fields of an input say of themselves. */
function descriptionsIn(input: z.ZodObject | undefined): ReadonlySet<string> {
  return new Set(
    Object.values(input?.shape ?? {}).flatMap((field) => z.globalRegistry.get(field)?.description ?? []),
  );
}

function describeTool(
  { tool, call: { title, summary, input, output } }: ToolCall,
  known: ReadonlySet<string>,
) {
  const inputSchema = describeInput(input, known);
  const isShortened = [...descriptionsIn(input)].some((description) => known.has(description));
  return {
    name: tool,
    title,
    description: isShortened ? `${summary} ${DEAL_TOOL} describes fields without a description.` : summary,
    inputSchema,
    outputSchema: describeOutput(output),
    annotations: READ_ONLY,
  };
}

type Described = z.core.JSONSchema.BaseSchema;

/** An assistant reads all of it before it uses one tool, so the same is not said twice. */
function describeInput(schema: z.ZodObject, known: ReadonlySet<string>): Described {
  return describe(schema, "input", (described, path) => {
    // No property costs as much.
    if (described.maximum === MONEY_LIMIT) delete described.maximum;
    if (known.has(described.description ?? "")) delete described.description;
    const [, field, ...inner] = path;
    // A list of deals, or the one of a packet, has only the reference: a client would refuse fields that are not listed.
    if ((field === "houses" && inner.length === 1) || (field === "subject" && inner.length === 0)) {
      delete described.properties;
      delete described.required;
      delete described.additionalProperties;
      described.description = `A deal, with the fields of ${DEAL_TOOL}.`;
    }
    if (field !== "deal") return;
    if (inner.length > 0) {
      delete described.description;
      // All states.
      if (inner.at(-1) === "state") delete described.enum;
    } else described.description = `The deal. ${DEAL_TOOL} describes its fields.`;
  });
}

/** The names say what a figure is and its unit, /openapi.json says the rest. Fields may be added. */
function describeOutput(schema: z.ZodObject): Described {
  return describe(schema, "output", (described) => {
    delete described.description;
    // The notice: every answer says it.
    delete described.const;
    // Every answer has all its fields but a few, and an assistant sees which.
    delete described.required;
    delete described.readOnly;
    delete described.additionalProperties;
  });
}

function describe(
  schema: z.ZodObject,
  io: "input" | "output",
  shorten: (described: Described, path: readonly (string | number)[]) => void,
): Described {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema, path }) => shorten(jsonSchema, path),
  });
  return described;
}
