import { Hono } from "hono";
import type { HttpEnvironment } from "../../platform/http/http-context.ts";
import { writeCalendar } from "../../src/leads/follow-ups/follow-up-calendar.ts";
import { listDueFollowUps } from "../../src/leads/follow-ups/follow-up-store.server.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import type { DeskRoom } from "../desk-room.server.ts";
import {
  createCalendarTokens,
  findCalendar,
  findCalendarOwner,
  removeCalendar,
  replaceCalendar,
} from "./calendar-store.server.ts";

type CalendarDeps = Pick<DeskDeps, "database" | "secret" | "deskUrl" | "now">;

const MAX_ENTRIES = 2_000;

/** What a calendar program reads, without a passkey: the link is the key. */
export function createCalendarFeed({ database, secret, deskUrl, now }: CalendarDeps): Hono<HttpEnvironment> {
  const tokens = createCalendarTokens(secret);
  const feed = new Hono<HttpEnvironment>();

  feed.get("/calendar/:token", async (c) => {
    const id = tokens.read(c.req.param("token").replace(/\.ics$/, ""));
    const person = id === undefined ? undefined : await findCalendarOwner(database, id);
    if (person === undefined) {
      return c.text("There is no such calendar. The link may have been replaced at the desk.", 404);
    }
    const leadsOf = { ownerOrNobody: person.name };
    const planned = await listDueFollowUps(database, { before: FOREVER, limit: MAX_ENTRIES, leadsOf });
    const entries = planned.map(({ lead: { reference }, followUp }) => ({
      ...followUp,
      reference,
      url: `${deskUrl}/leads/${reference}`,
    }));
    const { hostname: host } = new URL(deskUrl);
    return c.body(writeCalendar(entries, { host, now: now() }), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
    });
  });
  return feed;
}

const FOREVER = Number.MAX_SAFE_INTEGER;

/** For somebody who is inside: the link to their own calendar. */
export function createCalendarPages(
  { database, secret, deskUrl }: CalendarDeps,
  { sessionOf, stampOf, askProof, showInside, done }: DeskRoom,
): Hono<HttpEnvironment> {
  const tokens = createCalendarTokens(secret);
  const pages = new Hono<HttpEnvironment>();

  pages.get("/calendar", async (c) => {
    const id = await findCalendar(database, sessionOf(c).person.id);
    const link = id && `${deskUrl}/calendar/${tokens.issue(id)}.ics`;
    return await showInside(c, { page: "calendar", link });
  });

  pages.post("/calendar", async (c) => {
    const unproven = askProof(c, "/calendar");
    if (unproven) return unproven;
    await replaceCalendar(database, sessionOf(c).person, stampOf(c));
    return done(c, "/calendar", "This is the link. One from before no longer works.");
  });

  pages.post("/calendar/end", async (c) => {
    const wasThere = await removeCalendar(database, sessionOf(c).person, stampOf(c));
    return done(c, "/calendar", wasThere ? "The link no longer works." : "There was no link.");
  });
  return pages;
}
