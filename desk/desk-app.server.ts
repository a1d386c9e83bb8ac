import { Hono } from "hono";
import { isLocked } from "../platform/database/database.ts";
import { clientNetwork } from "../platform/http/client-address.ts";
import { addressOf, type HttpContext, type HttpEnvironment } from "../platform/http/http-context.ts";
import type { RateLimit } from "../platform/http/limits/rate-limit.ts";
import { limitBody, refuseMalformedUrls } from "../platform/http/limits/request-guards.ts";
import { type RecordingDeps, recordRequests } from "../platform/http/monitoring/record-requests.ts";
import { strictTransport } from "../platform/http/security-headers.ts";
import { describeError } from "../platform/log.ts";
import { countJobGroup } from "../platform/outbox/job-groups.ts";
import { countNewLeads } from "../src/leads/records/lead-queries.server.ts";
import type { DoorView } from "./access/access-view-data.ts";
import { createSessionCookie } from "./access/desk-cookie.server.ts";
import { protectAnswers, requireHost, requireSameOrigin } from "./access/desk-guards.server.ts";
import { type DeskSession, endSession, findSession } from "./access/desk-sessions.server.ts";
import { createDoor, createKeyring, type DoorDeps } from "./access/door-pages.server.ts";
import { FRESH_MS } from "./access/session-limits.server.ts";
import { createBoardPages } from "./board/board-pages.server.ts";
import { createCalendarFeed, createCalendarPages } from "./calendar/calendar-pages.server.ts";
import { createDeliveryPages } from "./deliveries/delivery-pages.server.ts";
import type { DeskDeps } from "./desk-data.server.ts";
import {
  actorOf,
  type DeskBundle,
  type DeskFrame,
  type DeskRoom,
  type DeskStamp,
  type DeskStatus,
  type DeskView,
  readForm,
} from "./desk-room.server.ts";
import { createEntryPages } from "./entry/entry-pages.server.ts";
import { describeMoment } from "./frame/office-times.ts";
import { createFigurePages } from "./handoff/figure-pages.server.ts";
import { createHandoffPages } from "./handoff/handoff-pages.server.ts";
import { createWebhookPages } from "./handoff/webhook-pages.server.ts";
import { createUpdateLookup } from "./health/check-update.server.ts";
import { createHealthPages } from "./health/health-pages.server.ts";
import { createInboxPages } from "./inbox/inbox-pages.server.ts";
import { createLeadPages } from "./lead/lead-pages.server.ts";
import { createPeoplePages } from "./people/people-pages.server.ts";
import { createPrivacyPages } from "./privacy/privacy-pages.server.ts";
import { createPublishPages } from "./publish/publish-pages.server.ts";
import { createReportPages } from "./reports/report-pages.server.ts";
import { createSamePersonPages } from "./same-person/same-person-pages.server.ts";
import { createTemplatePages } from "./templates/template-pages.server.ts";

export interface DeskAppDeps extends DeskDeps {
  readonly bundle: () => DeskBundle;
  /** For the way in: nobody needs many tries. */
  readonly doorRateLimit: RateLimit;
  readonly recording: Omit<RecordingDeps, "secretRoutes" | "trustedProxies">;
}

const MAX_BODY_BYTES = 64 * 1024;
/** A page of the greatest length, in a script that a form sends with nine bytes for each character. */
const MAX_PUBLISH_BYTES = 640 * 1024;
/** Where people send whole texts and files. */
const LONG_FORMS = ["/publish/", "/leads/import"];
/** The title says "(999+)" beyond that. */
const MAX_COUNTED = 1_000;
/** The token in the path is a credential, so the log has only the pattern. */
const SECRET_ROUTES = [
  "/calendar/:token",
  "/invite/:token",
  "/invite/:token/options",
  "/invite/:token/passkey",
];

/** What people use who have not signed in. */
const DOOR = ["/invite/", "/sign-in/", "/calendar/"];
const PROVE =
  "Show your passkey once more, then do it again: nothing was changed yet. It counts for five minutes.";
const BUSY = "The database is busy. Look whether it was done before you try again in a moment.";

/** The operator's desk: everything but listening. */
export function createDeskApp(deps: DeskAppDeps): Hono<HttpEnvironment> {
  const { deskUrl, database, bundle, log, now } = deps;
  const { trustedProxies } = deps.config;
  const siteName = () => deps.facts().mailSender.name;
  const isHttps = deskUrl.startsWith("https:");
  const cookie = createSessionCookie(isHttps);
  const update = createUpdateLookup(now, (error) => {
    log.error({ error: describeError(error) }, "desk: versions could not be compared");
    return "Versions could not be compared. The log of the site says why.";
  });
  const sessions = new WeakMap<HttpContext["req"]["raw"], DeskSession>();
  const app = new Hono<HttpEnvironment>();

  app.use(recordRequests({ ...deps.recording, trustedProxies, secretRoutes: SECRET_ROUTES }));
  app.use(protectAnswers(strictTransport({ isHttps, coversSubdomains: deps.config.coversSubdomains })));
  app.use(refuseMalformedUrls);
  app.use(requireHost(deskUrl));
  app.use(requireSameOrigin(deskUrl));
  const [limitText, limitForm] = [limitBody(MAX_PUBLISH_BYTES), limitBody(MAX_BODY_BYTES)];
  app.use((c, next) =>
    LONG_FORMS.some((path) => c.req.path.startsWith(path)) ? limitText(c, next) : limitForm(c, next),
  );

  app.get("/desk.css", (c) => sendAsset(c, bundle().deskStyles, "text/css; charset=utf-8"));
  app.get("/desk.js", (c) => sendAsset(c, bundle().deskScript, "text/javascript; charset=utf-8"));

  const doorDeps: DoorDeps = {
    database,
    place: () => ({ siteName: siteName(), origin: deskUrl }),
    cookie,
    show: showOutside,
    describeMoment: (moment) => describeMoment(moment, deps.office()),
    log,
    now,
    newId: deps.newId,
  };
  for (const path of DOOR) {
    app.use(`${path}*`, async (c, next) => {
      const wait = await deps.doorRateLimit.count(clientNetwork(addressOf(c, trustedProxies)));
      if (wait === undefined) return await next();
      return c.json({ problem: "busy" }, 429, { "Retry-After": String(wait) });
    });
  }
  app.route("/", createDoor(doorDeps));
  app.route("/", createCalendarFeed(deps));

  app.use(async (c, next) => {
    const token = cookie.read(c);
    const session =
      token === undefined
        ? undefined
        : await findSession(database, token, now(), { isActive: !c.req.header("desk-refresh"), note });
    if (session !== undefined) {
      sessions.set(c.req.raw, session);
      return await next();
    }
    if (c.req.method !== "GET") return showUnsent(c);
    // Browsers leave the cookie out when a link elsewhere, such as in a mail, leads here. The page asks again itself.
    if (token === undefined && c.req.header("sec-fetch-site") === "cross-site") {
      return c.html('<!doctype html><meta http-equiv="refresh" content="0"><title>Desk</title>');
    }
    const { pathname, search } = new URL(c.req.url);
    return showOutside(c, { page: "sign-in", next: pathname + search }, 401);
  });

  const room: DeskRoom = { sessionOf, stampOf, askProof, showInside, showMissing, done };
  app.route("/", createInboxPages(deps, room));
  app.route("/", createEntryPages(deps, room));
  app.route("/", createBoardPages(deps, room));
  app.route("/", createPeoplePages(deps, room));
  app.route("/", createCalendarPages(deps, room));
  app.route("/", createLeadPages(deps, room));
  app.route("/", createHandoffPages(deps, room));
  app.route("/", createFigurePages(deps, room));
  app.route("/", createWebhookPages(deps, room));
  app.route("/", createReportPages(deps, room));
  app.route("/", createDeliveryPages(deps, room));
  app.route("/", createHealthPages({ ...deps, update }, room));
  app.route("/", createPrivacyPages(deps, room));
  app.route("/", createPublishPages(deps, room));
  app.route("/", createSamePersonPages(deps, room));
  app.route("/", createTemplatePages(deps, room));
  app.route("/", createKeyring(doorDeps, room));
  app.post("/keys", (c) => {
    const isOn = readForm(c).get("keys") === "on";
    cookie.switchKeys(c, isOn);
    return done(c, "/", `Keyboard shortcuts are ${isOn ? "on" : "off"} in this browser.`);
  });
  app.post("/sign-out", async (c) => {
    await endSession(database, sessionOf(c), stampOf(c));
    cookie.remove(c);
    return c.redirect("/", 303);
  });
  app.all("*", (c) => showMissing(c, "There is no such page", "Go back to the inbox."));
  app.onError((error, c) => {
    const isBusy = isLocked(error);
    const failure = { requestId: c.get("requestId"), error: describeError(error) };
    log.error(failure, isBusy ? "desk: the database is locked" : "desk: unexpected error");
    // Nothing is changed at the door: trying again is safe.
    if (isBusy || DOOR.some((path) => c.req.path.startsWith(path))) {
      return c.text(BUSY, 503, { "Retry-After": "5" });
    }
    return c.text(
      "Something went wrong. Look whether it was done before you try again; the log says why.",
      500,
    );
  });
  return app;

  /** Does not wait: a page that only reads is answered while the database is locked for writing. */
  function note(write: Promise<unknown>): void {
    write.catch((error: unknown) =>
      log.warn({ error: describeError(error) }, "desk: the use of a session was not noted"),
    );
  }

  function sessionOf(c: HttpContext): DeskSession {
    const session = sessions.get(c.req.raw);
    if (session === undefined) throw new Error("A page of the desk was reached without a session.");
    return session;
  }

  /** Whoever finds an open desk must not be able to make themselves a key, or to lock its owner out. */
  function askProof(c: HttpContext, next: string): Response | undefined {
    const isFresh = Math.abs(now() - sessionOf(c).provenAt) < FRESH_MS;
    return isFresh ? undefined : showOutside(c, { page: "sign-in", next, reason: PROVE }, 401);
  }

  function stampOf(c: HttpContext): DeskStamp {
    return { actor: actorOf(sessionOf(c).person), now: now(), newId: deps.newId };
  }

  function showOutside(c: HttpContext, view: DoorView, status: DeskStatus = 200): Response {
    c.set("kind", "rendered");
    return html(c, bundle().renderDesk(view, undefined), status);
  }

  /** Nothing that was typed is lost: it can be sent again from this page. */
  function showUnsent(c: HttpContext): Response {
    const isForm = c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded");
    const fields = isForm ? [...readForm(c)].map(([name, value]) => ({ name, value })) : [];
    if (fields.length === 0) return c.text("You are no longer signed in. Nothing was changed.", 401);
    return showOutside(c, { page: "session-ended", action: c.req.path, fields }, 401);
  }

  async function showInside(c: HttpContext, view: DeskView, status: DeskStatus = 200) {
    c.set("kind", "rendered");
    const frame: DeskFrame = {
      siteName: siteName(),
      person: sessionOf(c).person.name,
      waiting: await countNewLeads(database, MAX_COUNTED),
      givenUp: await countJobGroup(database, { group: "dead", now: now(), limit: MAX_COUNTED }),
      newerVersion: readNewerVersion(),
      hasKeys: cookie.hasKeys(c),
      notice: cookie.takeNotice(c),
    };
    return html(c, bundle().renderDesk(view, frame), status);
  }

  function readNewerVersion(): string | undefined {
    update.lookIfOld();
    const { commits, version } = update.last()?.result ?? { commits: 0, version: "" };
    return commits > 0 ? version : undefined;
  }

  function showMissing(c: HttpContext, title: string, text: string): Promise<Response> {
    return showInside(c, { page: "message", title, text }, 404);
  }

  function done(c: HttpContext, path: string, notice: string): Response {
    cookie.leaveNotice(c, notice);
    return c.redirect(path, 303);
  }
}

function html(c: HttpContext, text: string, status: DeskStatus): Response {
  c.header("Content-Length", String(Buffer.byteLength(text)));
  return c.html(text, status);
}

function sendAsset(c: HttpContext, text: string, type: string): Response {
  c.set("kind", "asset");
  return c.body(text, 200, { "Content-Type": type });
}
