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
      `  -d ${quoteForShell(JSON.stringify(body, null, 2))}`,
    ].join("\n"),

  javascript: ({ url, body }) =>
    [
      `const response = await fetch(${JSON.stringify(url)}, {`,
      `  method: "POST",`,
      `  headers: { "Content-Type": "application/json" },`,
      `  body: JSON.stringify(${indentAfterFirst(JSON.stringify(body, null, 2), 2)}),`,
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
      `body = ${writePython(body)}`,
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

function indentAfterFirst(text: string, spaces: number): string {
  return text.replaceAll("\n", `\n${" ".repeat(spaces)}`);
}

/** A Python literal. Strings and numbers of JSON are valid there, its three words are not. */
function writePython(value: unknown, depth = 0): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const items = Array.isArray(value)
    ? value.map((item) => writePython(item, depth + 1))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${writePython(item, depth + 1)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (items.length === 0) return open + close;
  const margin = "    ".repeat(depth);
  return [open, ...items.map((item) => `${margin}    ${item},`), `${margin}${close}`].join("\n");
}
