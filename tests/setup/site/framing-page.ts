import { createServer } from "node:http";
import { onTestFinished } from "vitest";
import { closeServer, portOf } from "../server-process.ts";

/**
 * Serves a page of another site until the test ends, and returns its URL. The host's name differs from the one under
 * which tests open the site, so that browsers take the two for strangers.
 */
export async function serveFramingPage(body: string): Promise<string> {
  const html = `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,"><body>${body}</body></html>`;
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
  }).listen(0);
  onTestFinished(() => closeServer(server));
  return `http://localhost:${await portOf(server)}/`;
}
