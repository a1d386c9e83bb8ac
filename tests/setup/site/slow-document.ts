import { createServer } from "node:http";
import { closeServer, portOf } from "../server-process.ts";

/**
 * A proxy in front of the site that sends documents in two parts: up to the heading at once, the rest when released.
 */
export async function serveInTwoParts(siteUrl: string, isReleased: Promise<void>) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${siteUrl}${request.url}`, { headers: { "Accept-Encoding": "identity" } });
    const body = Buffer.from(await answer.arrayBuffer());
    const kept = ["content-type", "content-security-policy"] as const;
    response.writeHead(
      answer.status,
      Object.fromEntries(kept.map((name) => [name, answer.headers.get(name) ?? ""])),
    );
    const heading = answer.headers.get("content-type")?.startsWith("text/html") ? body.indexOf("</h1>") : -1;
    if (heading > 0) {
      response.write(body.subarray(0, heading));
      await isReleased;
    }
    response.end(body.subarray(Math.max(heading, 0)));
  }).listen(0, "127.0.0.1");
  return { url: `http://127.0.0.1:${await portOf(server)}`, stop: () => closeServer(server) };
}
