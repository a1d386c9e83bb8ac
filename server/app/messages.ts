import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { clientAddress, clientNetwork } from "../../platform/http/client-address.ts";
import { addressOf, type HttpContext } from "../../platform/http/http-context.ts";
import { headerOf } from "../../platform/http/incoming.ts";
import { type ConcurrencyLimit, inTurn } from "../../platform/http/limits/concurrency-limit.ts";
import { type InFlightLimit, REFUSAL_MS } from "../../platform/http/limits/in-flight-limit.ts";
import type { RateLimit } from "../../platform/http/limits/rate-limit.ts";
import { PROBLEMS, rpcProblemResponse } from "../../platform/http/problem.ts";

/** Where assistants send messages of the Model Context Protocol. */
export const MCP_PATH = "/mcp";

/**
 * Scripts of every site may send messages and read the answers. The protocol tells servers to check the Origin, because
 * a page could reach one on its visitor's own machine, or act with the visitor's rights. This one is public, knows no
 * visitor, stores nothing and answers everybody alike.
 */
export const MCP_CORS = {
  origin: "*",
  allowMethods: ["POST"],
  exposeHeaders: ["Retry-After", "X-Request-Id"],
  maxAge: 86_400,
};

/** What a message gets, and how many requests of the limit it costs besides itself. */
export type AnswerMessage = (
  request: Request,
  body: Uint8Array | undefined,
) => Promise<{ readonly response: Response; readonly cost: number }>;

export interface MessageDeps {
  readonly answer: AnswerMessage;
  readonly rateLimit: RateLimit;
  readonly concurrencyLimit: ConcurrencyLimit;
  readonly inFlightLimit: InFlightLimit;
  readonly trustedProxies: number;
}

/** Messages of assistants, within the limits of the public API. */
export function createMessages({
  answer,
  rateLimit,
  concurrencyLimit,
  inFlightLimit,
  trustedProxies,
}: MessageDeps) {
  /** Messages of clients that had too many others under way when these arrived. */
  const refused = new WeakSet<IncomingMessage>();

  return {
    /** Counts a message as it arrives, before the application gets it. */
    listen(incoming: IncomingMessage, outgoing: ServerResponse, goOn: () => Promise<void>): void {
      const forwardedFor = headerOf(incoming, "x-forwarded-for");
      const { remoteAddress } = incoming.socket;
      const address = clientAddress({ socketAddress: remoteAddress, forwardedFor, trustedProxies });
      const leave = inFlightLimit.enter(clientNetwork(address));
      if (leave === undefined) {
        refused.add(incoming);
        // The server ignores what else the connection sends ahead.
        outgoing.shouldKeepAlive = false;
        void goOn();
        return;
      }
      void goOn().finally(leave);
    },

    async respond(c: HttpContext): Promise<Response> {
      c.set("kind", "api");
      if (c.env?.incoming && refused.has(c.env.incoming)) {
        await sleep(REFUSAL_MS);
        return rpcProblemResponse(PROBLEMS.busyCalculating);
      }
      const client = clientNetwork(addressOf(c, trustedProxies));
      const answered = await inTurn(concurrencyLimit, client, async () =>
        c.req.raw.signal.aborted
          ? { response: rpcProblemResponse(PROBLEMS.clientLeft), cost: 0 }
          : await answer(c.req.raw, c.get("body")),
      );
      if (answered === undefined) return rpcProblemResponse(PROBLEMS.busyCalculating);
      // Only the answer tells which tool was asked: a client that goes beyond its limit learns it from its next message.
      if (answered.cost > 0) await rateLimit.count(client, answered.cost);
      return answered.response;
    },
  };
}
