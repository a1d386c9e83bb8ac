import type { z } from "zod";

export interface ParsedDocument<Data> {
  readonly data: Data;
  /** The Markdown below the front matter. */
  readonly body: string;
}

const FENCED = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;
const FIELD = /^(?<key>[A-Za-z]\w*):\s*(?<value>.*)$/;

/**
 * Splits a Markdown file from its front matter. Of YAML it reads what the content uses: one `key: value` a line,
 * where a value is a plain word, true or false, or text in double quotes. Anything else is a mistake of the file.
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
  const fields = parts.head.split("\n").map((line) => readField(file, line));
  const checked = schema.safeParse(Object.fromEntries(fields));
  if (!checked.success) throw new Error(`${file} has wrong front matter.`, { cause: checked.error });
  return { data: checked.data, body: parts.body.trim() };
}

function readField(file: string, line: string): [key: string, value: unknown] {
  const field = FIELD.exec(line)?.groups;
  if (field?.key === undefined || field.value === undefined) {
    throw new Error(`${file}: "${line}" is not a "key: value" line.`);
  }
  return [field.key, readValue(field.value.trim())];
}

function readValue(value: string): unknown {
  if (value === "true" || value === "false") return value === "true";
  return value.startsWith('"') ? JSON.parse(value) : value;
}
