import { Hono } from "hono";
import type { HttpEnvironment } from "../../platform/http/http-context.ts";
import { type DeskDeps, readNow } from "../desk-data.server.ts";
import type { DeskRoom } from "../desk-room.server.ts";
import { readInboxAddress } from "../inbox/inbox-address.ts";
import { readBoard } from "./read-board.server.ts";

/** The leads by status. A card is moved by the act of the inbox (`/leads/act`), which can be taken back. */
export function createBoardPages(deps: DeskDeps, { sessionOf, showInside }: DeskRoom): Hono<HttpEnvironment> {
  const pages = new Hono<HttpEnvironment>();
  pages.get("/board", async (c) => {
    const { searchParams } = new URL(c.req.url);
    const { filters } = readInboxAddress((name) => searchParams.get(name));
    const data = { ...readNow(deps), viewer: sessionOf(c).person };
    return await showInside(c, await readBoard(filters, data));
  });
  return pages;
}
