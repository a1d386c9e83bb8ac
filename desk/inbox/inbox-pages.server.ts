import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import {
  type ActOutcome,
  actOnLeads,
  type LeadAct,
  nameAct,
  type SeenLead,
  undoLastAct,
} from "../../src/leads/acts/lead-acts.server.ts";
import { findOwner } from "../../src/leads/owners/lead-owners.server.ts";
import { parseReference } from "../../src/leads/records/lead-reference.ts";
import { isDay } from "../../src/office/office-calendar.ts";
import { type DeskDeps, readNow } from "../desk-data.server.ts";
import { type DeskRoom, readForm, readText, sendFile } from "../desk-room.server.ts";
import { exportLeads, readFormat } from "./export-leads.server.ts";
import {
  boardAddress,
  cardAnchor,
  type InboxAddress,
  inboxAddress,
  OWNER_ME,
  OWNER_NOBODY,
  readInboxAddress,
} from "./inbox-address.ts";
import { type InboxData, type InboxView, readInbox } from "./read-inbox.server.ts";
import { removeView, saveView } from "./saved-views.server.ts";

/** Who waits for an answer, what is due, and everybody else; and what is done to several of them at once. */
export function createInboxPages(
  deps: Pick<DeskDeps, "database" | "keys" | "office" | "now">,
  room: DeskRoom,
): Hono<HttpEnvironment> {
  const { database } = deps;
  const { sessionOf, stampOf, askProof, showInside, showMissing, done } = room;
  const pages = new Hono<HttpEnvironment>();
  const dataOf = (c: HttpContext): InboxData => ({ ...readNow(deps), viewer: sessionOf(c).person });

  async function showAgain(c: HttpContext, address: string, problem: Partial<InboxView>) {
    const view = await readInbox(parseAddress(address), dataOf(c));
    return await showInside(c, { ...view, ...problem }, 422);
  }

  pages.get("/", async (c) => {
    const { searchParams } = new URL(c.req.url);
    const address = readInboxAddress((name) => searchParams.get(name));
    return await showInside(c, await readInbox(address, dataOf(c)));
  });

  pages.post("/leads/act", async (c) => {
    const form = readForm(c);
    const back = readBack(form);
    const leads = readSeenLeads(form);
    const act = await readAct(form, c);
    const problem =
      act === undefined ? "Choose what to do." : leads.length === 0 ? "Select a lead first." : "";
    if (act === undefined || leads.length === 0) return await showAgain(c, back, { actProblem: problem });
    const outcome = await actOnLeads(database, leads, act, stampOf(c));
    return done(c, focusCard(back, leads[0]?.reference), describeAct(act, outcome));
  });

  pages.post("/leads/export", async (c) => {
    const form = readForm(c);
    const address = parseAddress(form.get("address") ?? "");
    const unproven = askProof(c, inboxAddress(address.filters));
    if (unproven) return unproven;
    const format = readFormat(form.get("format"));
    const data = dataOf(c);
    // A list that shows a problem shows no leads.
    const { filters } = address;
    const isRight = [filters.from, filters.to].every((day) => day === "" || isDay(day));
    if (format === undefined || !isRight) return await showInside(c, await readInbox(address, data), 422);
    return sendFile(c, await exportLeads(address, format, data, stampOf(c)));
  });

  pages.post("/leads/undo", async (c) => {
    const back = readBack(readForm(c));
    const undone = await undoLastAct(database, stampOf(c));
    if (undone === undefined) return done(c, back, "There is nothing to take back.");
    const { words, restored, kept } = undone;
    const left = kept.length === 0 ? "" : ` Changed since, so left as they are: ${kept.join(", ")}.`;
    return done(c, focusCard(back, restored[0]), `${countLeads(restored)} no longer ${words}.${left}`);
  });

  pages.post("/lists", async (c) => {
    const form = readForm(c);
    const { filters } = parseAddress(form.get("address") ?? "");
    const address = inboxAddress({ ...filters, search: "" });
    const name = readText(form, "name");
    const text = await saveView(database, sessionOf(c).person.id, { name, address }, stampOf(c));
    if (text !== undefined) return await showAgain(c, address, { keepProblem: { text, name } });
    return done(c, address, `The list “${name}” is kept.`);
  });

  pages.post("/lists/:id/remove", async (c) => {
    const name = await removeView(database, sessionOf(c).person.id, c.req.param("id"), stampOf(c));
    if (name === undefined)
      return await showMissing(c, "There is no such list", "It may be removed already.");
    return done(c, "/", `The list “${name}” is removed.`);
  });
  return pages;

  async function readAct(form: URLSearchParams, c: HttpContext): Promise<LeadAct | undefined> {
    const act = form.get("act");
    if (act === "contacted" || act === "new" || act === "declined") return { status: act };
    if (act === "spam") return { status: "declined", reason: "spam" };
    const typed = form.get("owner") ?? "";
    if (act !== "assign" || typed === "") return undefined;
    if (typed === OWNER_NOBODY) return { owner: null };
    const name = typed === OWNER_ME ? sessionOf(c).person.name : typed;
    const owner = await findOwner(database.db, name);
    return owner && { owner: owner.name };
  }
}

/** Only addresses of the inbox and the board, made again from what they say. */
function readBack(form: URLSearchParams): string {
  const address = form.get("back") ?? "";
  const { filters } = parseAddress(address);
  return address.startsWith("/board") ? boardAddress(filters) : inboxAddress(filters);
}

/** On the board, the card that was moved has the focus: the next key goes on with it. */
function focusCard(back: string, reference: string | undefined): string {
  return back.startsWith("/board") && reference !== undefined ? `${back}#${cardAnchor(reference)}` : back;
}

/** A page has fewer. */
const MAX_LEADS = 200;

function readSeenLeads(form: URLSearchParams): readonly SeenLead[] {
  return form
    .getAll("lead")
    .slice(0, MAX_LEADS)
    .flatMap((value) => {
      const [name = "", moment = ""] = value.split(".");
      const reference = parseReference(name);
      const lastContactAt = Number(moment);
      return reference === undefined || !Number.isSafeInteger(lastContactAt)
        ? []
        : [{ reference, lastContactAt }];
    });
}

function describeAct(act: LeadAct, { changed, skipped }: ActOutcome): string {
  const words = changed.length === 0 ? "Nothing was changed." : `${countLeads(changed)} ${nameAct(act)}.`;
  if (skipped.length === 0) return words;
  return `${words} Somebody else was faster on ${skipped.join(", ")}: look at the list again.`;
}

function countLeads(references: readonly string[]): string {
  const [first = ""] = references;
  return references.length === 1 ? `${first} is` : `${references.length} leads are`;
}

/** What an address that came back with a form says. */
function parseAddress(address: string): InboxAddress {
  const parameters = new URLSearchParams(address.split("?")[1] ?? "");
  return readInboxAddress((name) => parameters.get(name));
}
