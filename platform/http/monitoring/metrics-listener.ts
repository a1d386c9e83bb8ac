import type { RequestListener } from "node:http";
import type { Metrics } from "./metrics.ts";

/** Runs on a separate server, so that the process's metrics need not be public. */
export function createMetricsListener({ registry }: Metrics): RequestListener {
  return (incoming, outgoing) => {
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    if (!isRead || incoming.url !== "/metrics") {
      outgoing.writeHead(isRead ? 404 : 405, isRead ? {} : { Allow: "GET, HEAD" }).end();
      return;
    }
    registry.metrics().then(
      (text) => outgoing.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  };
}
