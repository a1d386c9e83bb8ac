import type { HttpContext } from "../platform/http/http-context.ts";
import { cleanText } from "../src/api/clean-text.ts";
import type { ActionStamp, Actor } from "../src/audit/audit-log.server.ts";
import type { DoorView, PasskeysView } from "./access/access-view-data.ts";
import type { DeskPerson } from "./access/desk-people.server.ts";
import type { DeskSession } from "./access/desk-sessions.server.ts";
import type { BoardView } from "./board/read-board.server.ts";
import type { CalendarView } from "./calendar/calendar-view-data.ts";
import type { DeliveriesView } from "./deliveries/read-deliveries.server.ts";
import type { EntryView, ImportView } from "./entry/entry-view-data.ts";
import type { HandoffsView } from "./handoff/read-board-view.server.ts";
import type { FiguresView } from "./handoff/read-figures-view.server.ts";
import type { HandoffView } from "./handoff/read-handoff.server.ts";
import type { WebhooksView } from "./handoff/read-webhooks.server.ts";
import type { HealthView } from "./health/read-health.server.ts";
import type { InboxView } from "./inbox/read-inbox.server.ts";
import type { LeadView } from "./lead/read-lead.server.ts";
import type { PeopleView } from "./people/read-people.server.ts";
import type { DeletionView, PrivacyView, RequestView } from "./privacy/read-privacy.server.ts";
import type { PublishViews } from "./publish/publish-view-data.ts";
import type { ReportView } from "./reports/report.ts";
import type { SamePersonView } from "./same-person/read-same-person.server.ts";
import type { TemplatesView, TemplateView, WriteView } from "./templates/read-templates.server.ts";

/** Around every page of somebody who has signed in. */
export interface DeskFrame {
  readonly siteName: string;
  readonly person: string;
  /** New leads: in the title, so that a tab in the background shows them. */
  readonly waiting: number;
  /** Deliveries that the site has given up. */
  readonly givenUp: number;
  /** Known to git, and not running yet. */
  readonly newerVersion: string | undefined;
  /** Whether single keys do something in this browser. */
  readonly hasKeys: boolean;
  /** What the last click did, in a sentence. */
  readonly notice?: string | undefined;
}

/** What a page shows. The server fills it in; times are formatted, because the office's zone decides. */
export type DeskView =
  | InboxView
  | BoardView
  | PeopleView
  | CalendarView
  | LeadView
  | HandoffView
  | EntryView
  | ImportView
  | HandoffsView
  | FiguresView
  | WebhooksView
  | DeliveriesView
  | ReportView
  | HealthView
  | PrivacyView
  | RequestView
  | DeletionView
  | PublishViews
  | SamePersonView
  | WriteView
  | TemplatesView
  | TemplateView
  | PasskeysView
  | DoorView;

/** What the desk takes from the site's bundle. */
export interface DeskBundle {
  readonly renderDesk: (view: DeskView, frame: DeskFrame | undefined) => string;
  readonly deskStyles: string;
  readonly deskScript: string;
}

/** The answers a page of the desk has. */
export type DeskStatus = 200 | 401 | 404 | 409 | 410 | 422;

/** Who does it, and when: for everything that the desk changes. */
export interface DeskStamp extends ActionStamp {
  readonly newId: () => string;
}

/** What every page has that only somebody who has signed in may open. */
export interface DeskRoom {
  readonly sessionOf: (c: HttpContext) => DeskSession;
  readonly stampOf: (c: HttpContext) => DeskStamp;
  /** The way to prove who it is once more, before what opens or closes the desk; undefined if that was just done. */
  readonly askProof: (c: HttpContext, next: string) => Response | undefined;
  readonly showInside: (c: HttpContext, view: DeskView, status?: DeskStatus) => Promise<Response>;
  readonly showMissing: (c: HttpContext, title: string, text: string) => Promise<Response>;
  /** After a change: the page again, so that a reload repeats nothing. */
  readonly done: (c: HttpContext, path: string, notice: string) => Response;
}

export function actorOf({ name }: DeskPerson): Actor {
  return { name, channel: "desk" };
}

export function readForm(c: HttpContext): URLSearchParams {
  return new URLSearchParams(new TextDecoder().decode(c.get("body")));
}

/** A text field of a form. */
export function readText(form: URLSearchParams, name: string): string {
  return cleanText(form.get(name) ?? "").trim();
}

/** A whole number in a hidden field, such as a version; 0 if somebody has changed it to anything else. */
export function readNumber(form: URLSearchParams, name: string): number {
  const number = Number(form.get(name));
  return Number.isSafeInteger(number) ? number : 0;
}

export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** The browser saves it instead of showing it. */
export function sendFile(c: HttpContext, { name, type, content }: SavedFile): Response {
  return c.body(content, 200, {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${name}"`,
  });
}
