import type { HttpContext } from "../platform/http/http-context.ts";
import { cleanText } from "../src/api/clean-text.ts";
import type { ActionStamp, Actor } from "../src/audit/audit-log.server.ts";
import type { DeskPerson } from "./access/desk-people.server.ts";
import type { DeskSession } from "./access/desk-sessions.server.ts";
import type { DeskView } from "./desk-view.ts";

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

interface SavedFile {
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
