import { parse, YAMLParseError } from "yaml";
import type { z } from "zod";

export interface ParsedDocument<Data> {
  readonly data: Data;
  /** The Markdown below the front matter. */
  readonly body: string;
}

const FENCED = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

/**
 * Splits a Markdown file from its front matter. Every value there is text, whatever it looks like, until the schema
 * parses it.
 */
export function parseFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): ParsedDocument<z.infer<Schema>> {
  const parts = FENCED.exec(source.replaceAll("\r\n", "\n"))?.groups;
  if (parts?.head === undefined || parts.body === undefined) {
    throw new Error(`${file} does not begin with front matter between two lines of three hyphens.`);
  }
  const checked = schema.safeParse(readFields(file, parts.head));
  if (!checked.success) throw new Error(`${file} has wrong front matter.`, { cause: checked.error });
  return { data: checked.data, body: parts.body.trim() };
}

function readFields(file: string, head: string): object {
  let wrong = 1;
  try {
    const fields: unknown = parse(head, { schema: "failsafe" });
    if (typeof fields === "object" && fields !== null) return fields;
  } catch (error) {
    if (error instanceof YAMLParseError) wrong = error.linePos?.[0].line ?? wrong;
  }
  throw new Error(
    `${file}: "${head.split("\n")[wrong - 1]}" is not a "key: value" line. Put a value with punctuation into double quotes, and write \\" for a quote inside it.`,
  );
}
