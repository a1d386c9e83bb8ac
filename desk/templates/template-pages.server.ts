import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { readTemplate } from "../../src/leads/templates/mail-template.ts";
import { removeTemplate, saveTemplate } from "../../src/leads/templates/template-store.server.ts";
import { type DeskDeps, readNow } from "../desk-data.server.ts";
import { type DeskRoom, readForm, readNumber } from "../desk-room.server.ts";
import { createLeadAnswers, referenceOf } from "../lead/lead-answers.server.ts";
import {
  NEW_TEMPLATE,
  readTemplatesView,
  readTemplateView,
  readWriteView,
  type TemplateView,
} from "./read-templates.server.ts";

const FASTER =
  "Somebody else was faster: their version is the first one under “Versions”. Yours is in the fields and was not saved. If you save it now, it replaces theirs.";

/** Mails that the operator writes again and again, and one of them filled in for a lead. */
export function createTemplatePages(deps: DeskDeps, room: DeskRoom): Hono<HttpEnvironment> {
  const { database, keys, facts, newId } = deps;
  const { sessionOf, stampOf, showInside, showMissing, done } = room;
  const { showNoLead } = createLeadAnswers(deps, room);
  const pages = new Hono<HttpEnvironment>();

  pages.get("/templates", async (c) => await showInside(c, await readTemplatesView(deps)));
  pages.get("/templates/new", async (c) => await showInside(c, NEW_TEMPLATE));
  pages.get("/templates/:id", async (c) => {
    const view = await read(c);
    return view === undefined ? await showNoTemplate(c) : await showInside(c, view);
  });

  pages.post("/templates/:id", async (c) => {
    const isNew = c.req.param("id") === "new";
    const view = isNew ? NEW_TEMPLATE : await read(c);
    if (view === undefined) return await showNoTemplate(c);
    const form = readForm(c);
    const field = (name: string) => form.get(name) ?? "";
    const typed = { name: field("name"), subject: field("subject"), text: field("text") };
    const reading = readTemplate(typed);
    if ("problems" in reading) {
      return await showInside(c, { ...view, typed, problems: reading.problems }, 422);
    }
    const change = { ...reading.template, id: view.id ?? newId(), basedOn: readNumber(form, "version") };
    if (!(await saveTemplate(database, change, stampOf(c)))) return await showConflict(c, typed);
    return done(c, "/templates", `The template “${reading.template.name}” is saved.`);
  });

  pages.post("/templates/:id/remove", async (c) => {
    const view = await read(c);
    if (view?.id === undefined) return await showNoTemplate(c);
    const basedOn = readNumber(readForm(c), "version");
    const isRemoved = await removeTemplate(database, { ...view.typed, id: view.id, basedOn }, stampOf(c));
    if (!isRemoved) return await showConflict(c, view.typed);
    return done(c, "/templates", `The template “${view.typed.name}” is removed.`);
  });

  pages.get("/leads/:reference/write", async (c) => {
    const view = await readWriteView(referenceOf(c) ?? "", {
      database,
      keys,
      company: facts().mailSender.name,
      operator: sessionOf(c).person.name,
      template: c.req.query("template"),
    });
    return view === undefined ? await showNoLead(c) : await showInside(c, view);
  });
  return pages;

  async function read(c: HttpContext): Promise<TemplateView | undefined> {
    return await readTemplateView(c.req.param("id") ?? "", readNow(deps));
  }

  /** Keeps what was typed, beside the other version. */
  async function showConflict(c: HttpContext, typed: TemplateView["typed"]): Promise<Response> {
    const view = await read(c);
    if (view === undefined) return await showNoTemplate(c);
    return await showInside(c, { ...view, typed, problem: FASTER }, 409);
  }

  function showNoTemplate(c: HttpContext): Promise<Response> {
    return showMissing(c, "There is no such template", "It may have been removed. Go back to the templates.");
  }
}
