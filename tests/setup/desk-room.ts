import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { DeskRoom } from "../../desk/desk-room.server.ts";
import type { HttpEnvironment } from "../../platform/http/http-context.ts";
import { TEST_NOW } from "./operator.ts";

/** A room of the desk without a door: somebody is inside, and a page is answered as its data. */
export const TEST_ROOM: DeskRoom = {
  sessionOf: () => ({ id: "1", person: { id: "1", name: "Ann" }, provenAt: 0 }),
  stampOf: () => ({ actor: { name: "Ann", channel: "desk" }, now: TEST_NOW, newId: randomUUID }),
  askProof: () => undefined,
  showInside: async (c, view, status = 200) => c.json(view, status),
  showMissing: async (c, title, text) => c.json({ title, text }, 404),
  done: (c, path, notice) => c.json({ path, notice }),
};

/** The same for somebody who has to show a passkey again: such a form is answered with where that leads. */
export const UNPROVEN_ROOM: DeskRoom = {
  ...TEST_ROOM,
  askProof: (_, next) => Response.json({ next }, { status: 401 }),
};

/** Opens a page, or sends a form. */
export async function visitRoom(
  pages: Hono<HttpEnvironment>,
  path: string,
  form?: Readonly<Record<string, string>>,
) {
  const response = await requestRoom(pages, path, form);
  return { status: response.status, shown: await response.json() };
}

/** The same for a file. */
export async function requestRoom(
  pages: Hono<HttpEnvironment>,
  path: string,
  form?: Readonly<Record<string, string>>,
): Promise<Response> {
  const app = new Hono<HttpEnvironment>();
  app.use(async (c, next) => {
    c.set("body", new Uint8Array(await c.req.arrayBuffer()));
    await next();
  });
  app.route("/", pages);
  const sent = form && { method: "POST", body: new URLSearchParams(form) };
  return await app.request(path, sent);
}
