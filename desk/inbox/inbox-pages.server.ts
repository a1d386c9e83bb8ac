import { Hono } from "hono";
import type { HttpEnvironment } from "../../platform/http/http-context.ts";
import { type DeskDeps, readNow } from "../desk-data.server.ts";
import type { DeskRoom } from "../desk-room.server.ts";
import { readInboxAddress } from "./inbox-address.ts";
import { readInbox } from "./read-inbox.server.ts";

/** Who waits for an answer, what is due, and everybody else. */
export function createInboxPages(deps: DeskDeps, { showInside }: DeskRoom): Hono<HttpEnvironment> {
  const pages = new Hono<HttpEnvironment>();

  pages.get("/", async (c) => {
    const { searchParams } = new URL(c.req.url);
    const address = readInboxAddress((name) => searchParams.get(name));
    return await showInside(c, await readInbox(address, readNow(deps)));
  });
  return pages;
}
