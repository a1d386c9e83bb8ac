import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { closeServer, portOf } from "../../tests/setup/server-process.ts";

/** The site's own documents, including headers, without any script: the fastest its HTML and CSS can be. */
export async function startScriptlessSite(siteUrl: string) {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const answer = answers.get(path) ?? fetchWithoutScripts(new URL(path, siteUrl));
    answers.set(path, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers);
    response.end(body);
  }).listen(0, "127.0.0.1");
  return {
    url: `http://127.0.0.1:${await portOf(server)}`,
    [Symbol.asyncDispose]: () => closeServer(server),
  };
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Headers that belong to this connection, or to the original body. */
const OTHER_HEADERS = [
  "connection",
  "keep-alive",
  "content-encoding",
  "content-length",
  "date",
  "transfer-encoding",
];

async function fetchWithoutScripts(url: URL): Promise<Answer> {
  const response = await fetch(url);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OTHER_HEADERS.includes(name)));
  const body = Buffer.from(await response.arrayBuffer());
  if (!headers["content-type"]?.startsWith("text/html")) return { status: response.status, headers, body };
  const html = body
    .toString("utf8")
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  return {
    status: response.status,
    headers: { ...headers, "content-encoding": "br" },
    body: brotliCompressSync(html),
  };
}
