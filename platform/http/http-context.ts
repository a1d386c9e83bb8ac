import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { clientAddress } from "./client-address.ts";
import type { ResponseKind } from "./monitoring/request-record.ts";

/** Hono context of every handler. */
export type HttpEnvironment = {
  /** Empty when a test injects a request. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    kind: ResponseKind;
    route: string;
    /** Body of a request with an unsafe method, already read and within the size limit. */
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
