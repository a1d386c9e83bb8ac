import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

export interface ScriptlessSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** The site's own documents with every script taken out: as fast as its HTML and CSS can be. */
export async function startScriptlessSite(siteUrl: string): Promise<ScriptlessSite> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const answer = answers.get(path) ?? fetchWithoutScripts(new URL(path, siteUrl));
    answers.set(path, answer);
    const { status, type, body, isCompressed } = await answer;
    response.writeHead(status, { "content-type": type, ...(isCompressed && { "content-encoding": "br" }) });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  readonly isCompressed: boolean;
}

async function fetchWithoutScripts(url: URL): Promise<Answer> {
  const response = await fetch(url);
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  const body = Buffer.from(await response.arrayBuffer());
  if (!type.startsWith("text/html")) return { status: response.status, type, body, isCompressed: false };
  const html = body
    .toString("utf8")
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  return { status: response.status, type, body: brotliCompressSync(html), isCompressed: true };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
