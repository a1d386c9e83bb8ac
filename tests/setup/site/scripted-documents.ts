import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { closeServer, portOf } from "../server-process.ts";

/**
 * A proxy in front of the site whose documents act by themselves, as a visitor does who is quicker than any driver: they
 * begin with a call of a function, and the rest of the document follows so many milliseconds later, as on a slow line.
 */
export async function serveScriptedDocuments<Args extends readonly unknown[]>(
  siteUrl: string,
  headDelayMs: number,
  act: (...args: Args) => void,
  ...args: Args
) {
  const call = `(${act})(${args.map((arg) => JSON.stringify(arg)).join(", ")})`;
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${siteUrl}${request.url}`, { headers: { "Accept-Encoding": "identity" } });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "Content-Type": type });
    const head = type.startsWith("text/html") ? body.indexOf("<head>") + "<head>".length : 0;
    if (head > 0) {
      response.write(body.subarray(0, head));
      // React must not find it.
      response.write(`<script>${call};document.currentScript.remove()</script>`);
      await sleep(headDelayMs);
    }
    response.end(body.subarray(head));
  }).listen(0, "127.0.0.1");
  return { url: `http://127.0.0.1:${await portOf(server)}`, stop: () => closeServer(server) };
}
