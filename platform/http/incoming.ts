import type { IncomingMessage } from "node:http";

/** The parts of Node's request that a response without a body depends on. */
export type PlainRequest = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Path of a request's URL, without the query. */
export function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

/** Reads a header by its lower-case name. */
export function headerOf({ headers }: PlainRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "object" ? value.join(", ") : value;
}
