/** One request, which the samples write down in each language. */
export interface SampleRequest {
  /** Absolute, because a sample must run as it is copied. */
  readonly url: string;
  /** Sent as JSON. */
  readonly body: Readonly<Record<string, unknown>>;
}

export type Language = (typeof LANGUAGES)[number]["id"];

export interface CodeSample {
  readonly language: Language;
  readonly code: string;
}

export const LANGUAGES = [
  { id: "curl", name: "curl" },
  { id: "javascript", name: "JavaScript" },
  { id: "python", name: "Python" },
] as const;

/** The same request as a command, a script and a program. Each prints the answer as JSON. */
export function writeSamples(request: SampleRequest): readonly CodeSample[] {
  return LANGUAGES.map(({ id }) => ({ language: id, code: WRITERS[id](request) }));
}

const WRITERS: Readonly<Record<Language, (request: SampleRequest) => string>> = {
  curl: ({ url, body }) =>
    [
      `curl ${quoteForShell(url)} \\`,
      `  -H "Content-Type: application/json" \\`,
      `  -d ${quoteForShell(writeLiteral(body, JSON_STYLE))}`,
    ].join("\n"),

  javascript: ({ url, body }) =>
    [
      `const response = await fetch(${JSON.stringify(url)}, {`,
      `  method: "POST",`,
      `  headers: { "Content-Type": "application/json" },`,
      `  body: JSON.stringify(${writeLiteral(body, JSON_STYLE, 1)}),`,
      "});",
      "const answer = await response.json();",
      "if (!response.ok) throw new Error(answer.message);",
      "console.log(JSON.stringify(answer, null, 2));",
    ].join("\n"),

  python: ({ url, body }) =>
    [
      "import json",
      "from urllib.request import Request, urlopen",
      "",
      `body = ${writeLiteral(body, PYTHON_STYLE)}`,
      "request = Request(",
      `    ${JSON.stringify(url)},`,
      "    data=json.dumps(body).encode(),",
      `    headers={"Content-Type": "application/json"},`,
      ")",
      "with urlopen(request) as response:",
      "    answer = json.load(response)",
      "print(json.dumps(answer, indent=2))",
    ].join("\n"),
};

/** Inside single quotes, a shell changes nothing. */
function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

interface LiteralStyle {
  readonly indent: string;
  readonly words: { readonly true: string; readonly false: string; readonly null: string };
  /** After the last of several lines. */
  readonly lastComma: "," | "";
}

const JSON_STYLE: LiteralStyle = {
  indent: "  ",
  words: { true: "true", false: "false", null: "null" },
  lastComma: "",
};

/** Strings and numbers of JSON are valid in Python, its three words are not. */
const PYTHON_STYLE: LiteralStyle = {
  indent: "    ",
  words: { true: "True", false: "False", null: "None" },
  lastComma: ",",
};

/** A value as source code. A list of plain values takes one line. */
function writeLiteral(value: unknown, style: LiteralStyle, depth = 0): string {
  if (value === null) return style.words.null;
  if (typeof value === "boolean") return style.words[`${value}`];
  if (typeof value !== "object") return JSON.stringify(value);
  const write = (item: unknown) => writeLiteral(item, style, depth + 1);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const items = Array.isArray(value)
    ? value.map(write)
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${write(item)}`);
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item !== "object");
  if (items.length === 0 || isPlainList) return `${open}${items.join(", ")}${close}`;
  const margin = style.indent.repeat(depth);
  const lines = items.join(`,\n${margin}${style.indent}`);
  return `${open}\n${margin}${style.indent}${lines}${style.lastComma}\n${margin}${close}`;
}
