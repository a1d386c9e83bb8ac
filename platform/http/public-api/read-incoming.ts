import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { Reading } from "../limits/request-body.ts";
import { PROBLEMS } from "../problem.ts";

/** How long to go on reading a body that was refused, so that its sender can read why. */
const DRAIN_MS = 500;

/** Reads the whole body of Node's own request. Undefined if the client left before its end. */
export function readIncoming(
  incoming: IncomingMessage,
  maxBytes: number,
): Promise<Reading<Buffer> | undefined> {
  return new Promise((resolve) => {
    // Gone while something else was waited for: its events are over.
    if (incoming.destroyed) return resolve(undefined);
    if (Number(incoming.headers["content-length"] ?? 0) > maxBytes) return resolve(refuse(incoming));
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) resolve(refuse(incoming));
      else chunks.push(chunk);
    });
    incoming.once("end", () => {
      const [first] = chunks;
      resolve({ value: chunks.length === 1 && first ? first : Buffer.concat(chunks) });
    });
    incoming.once("error", () => resolve(undefined));
    incoming.once("close", () => resolve(undefined));
  });
}

function refuse(incoming: IncomingMessage): Reading<Buffer> {
  incoming.removeAllListeners("data");
  incoming.resume();
  setTimeout(() => {
    if (!incoming.complete) incoming.destroy();
  }, DRAIN_MS).unref();
  return { problem: PROBLEMS.tooLarge };
}

/** Any shape of JSON. Only for values that are checked field by field and never copied onto another object. */
export function parsePlainJson(body: Buffer): Reading<unknown> {
  try {
    if (isUtf8(body)) return { value: JSON.parse(body.toString("utf8")) };
  } catch {
    // Reported below, like bytes that are no text.
  }
  return { problem: PROBLEMS.malformedJson };
}
