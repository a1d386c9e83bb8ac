import { z } from "zod";
import type { SiteContent } from "../../../content/site-content.ts";
import { apiFacts } from "./api-facts-catalog.server.ts";
import type { ApiCall } from "./call.ts";
import { API_PATH, apiCalls, stateFiguresCall } from "./calls.server.ts";

/**
 * Grows with each release of the site that adds a field or a call; 1.0.0 is the first one with an API. A field is never
 * removed or changed within v1, and none that cannot be null becomes so.
 */
const API_VERSION = "1.0.0";

const DESCRIPTION = [
  "DSCR calculations for rental property: the same arithmetic as the tools of this site.",
  "No key, no cookies, nothing is stored. JSON of at most 16 kB in, JSON out. Units are part of the names: Usd, Percent, Months, Years.",
  "Within v1, a field is never removed and never changes its meaning, and none that cannot be null becomes so. Fields may be added, so ignore those you do not know.",
  "Every figure is an estimate, not a credit decision. No call sends anybody's contact data: a program cannot consent for a person.",
].join("\n\n");

/** The OpenAPI 3.1 document: everything in it comes from the schemas of the calls. */
export function describeApi(site: SiteContent, siteUrl: string): object {
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "RentRatio calculation API",
      version: API_VERSION,
      description: DESCRIPTION,
      "x-formulas-version": apiFacts.formulasVersion,
    },
    servers: [{ url: siteUrl }],
    paths: {
      ...Object.fromEntries(
        apiCalls(site).map((call) => [`${API_PATH}/${call.name}`, { post: describeCall(call, siteUrl) }]),
      ),
      [`${API_PATH}/${stateFiguresCall.name}`]: { get: describeStateFigures() },
    },
    components: { schemas: { Problem: PROBLEM }, responses: RESPONSES, headers: HEADERS },
  };
}

function describeCall(call: ApiCall, siteUrl: string) {
  const { name, title, summary, input, output, example, cost, answer } = call;
  return {
    operationId: name.replaceAll("/", "-"),
    summary: title,
    description: cost > 1 ? `${summary} It counts as ${cost} requests of the limit.` : summary,
    requestBody: {
      required: true,
      content: { "application/json": { schema: schemaOf(input, "input"), example } },
    },
    responses: {
      200: {
        description: "The answer.",
        headers: referTo("headers", ["RateLimit", "RateLimit-Policy"]),
        content: {
          "application/json": {
            schema: schemaOf(output, "output"),
            example: answer(input.parse(example), siteUrl),
          },
        },
      },
      ...referTo("responses", ["400", "413", "415", "422", "429", "503"], "Status"),
    },
  };
}

function describeStateFigures() {
  const { title, summary, output } = stateFiguresCall;
  return {
    operationId: "figures-states",
    summary: title,
    description: summary,
    responses: {
      200: {
        description: "The figures.",
        content: { "application/json": { schema: schemaOf(output, "output") } },
      },
      304: { description: "Not changed since the ETag that was sent." },
    },
  };
}

/** Fields are added within v1, so a program must not refuse an answer because of one that it does not know. */
function schemaOf(schema: z.ZodObject, io: "input" | "output"): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (io === "output") delete jsonSchema.additionalProperties;
    },
  });
  return described;
}

function referTo(section: "headers" | "responses", names: readonly string[], prefix = "") {
  return Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/${section}/${prefix}${name}` }]),
  );
}

const PROBLEM = {
  type: "object",
  description: "What is wrong, as problem details (RFC 9457).",
  required: ["type", "title", "status", "detail"],
  properties: {
    type: { type: "string", description: "Always about:blank." },
    title: { type: "string", description: "The status in words." },
    status: { type: "integer", description: "The HTTP status." },
    detail: { type: "string", description: "What is wrong." },
    errors: {
      type: "array",
      description: "The fields that cannot be used. Only with status 422.",
      items: {
        type: "object",
        required: ["field", "message"],
        properties: {
          field: {
            type: "string",
            description: "Path of the field, with points. body for the whole request.",
          },
          message: { type: "string", description: "What is wrong with it." },
        },
      },
    },
  },
};

const PROBLEM_CONTENT = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };

const RESPONSES = {
  Status400: { description: "The body is not JSON.", content: PROBLEM_CONTENT },
  Status413: { description: "The body is larger than 16 kB.", content: PROBLEM_CONTENT },
  Status415: { description: "The content type is not application/json.", content: PROBLEM_CONTENT },
  Status422: { description: "A field cannot be used; errors names it.", content: PROBLEM_CONTENT },
  Status429: {
    description: "Too many requests. Wait for the seconds in Retry-After.",
    headers: {
      "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } },
      ...referTo("headers", ["RateLimit", "RateLimit-Policy"]),
    },
    content: PROBLEM_CONTENT,
  },
  Status503: {
    description:
      "Too many calculations are running, yours or all together. Wait for the seconds in Retry-After.",
    headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } },
    content: PROBLEM_CONTENT,
  },
};

const HEADERS = {
  RateLimit: {
    description: "What is left (r) and the seconds until the limit starts again (t).",
    schema: { type: "string", examples: ['"client";r=599;t=60'] },
  },
  "RateLimit-Policy": {
    description: "Requests (q) in a window of seconds (w). Some calls count as several.",
    schema: { type: "string", examples: ['"client";q=600;w=60'] },
  },
};
