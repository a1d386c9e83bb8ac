import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { clientAddress } from "./client-address.ts";
import type { ResponseKind } from "./monitoring/request-record.ts";

/** What every handler of this server finds in its context. */
export type HttpEnvironment = {
  /** Nothing is in them when a test injects a request. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    kind: ResponseKind;
    route: string;
    /** Of methods that are not safe; read, and not larger than allowed. */
    body: Uint8Array | undefined;
  };
};

export type HttpContext = Context<HttpEnvironment>;

export function addressOf(c: HttpContext, trustedProxies: number): string {
  return clientAddress({
    socketAddress: c.env?.incoming?.socket.remoteAddress,
    forwardedFor: c.req.header("x-forwarded-for"),
    trustedProxies,
  });
}
