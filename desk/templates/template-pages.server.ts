import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { readTemplate } from "../../src/leads/templates/mail-template.ts";
import { removeTemplate, saveTemplate } from "../../src/leads/templates/template-store.server.ts";
import { queueWrittenMail } from "../../src/leads/written-mails/queue-written-mail.server.ts";
import { readWrittenMail } from "../../src/leads/written-mails/written-mail.ts";
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

const NOT_SENT = "was put into a file and not sent: no mail server is set.";
const MAIL_ID = /^[\w-]{1,60}$/;
const FASTER =
  "Somebody else was faster: their version is the first one under “Versions”. Yours is in the fields and was not saved. If you save it now, it replaces theirs.";

/** Mails that the operator writes again and again, and one of them filled in for a lead. */
export function createTemplatePages(deps: DeskDeps, room: DeskRoom): Hono<HttpEnvironment> {
  const { database, keys, facts, newId, wakeWorker } = deps;
  const { sessionOf, stampOf, showInside, showMissing, done } = room;
  const { revisedStampOf, showNoLead } = createLeadAnswers(deps, room);
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
    const view = await readWrite(c);
    return view === undefined ? await showNoLead(c) : await showInside(c, view);
  });

  pages.post("/leads/:reference/write", async (c) => {
    const form = readForm(c);
    const view = await readWrite(c);
    const lead = await findLead(database, { reference: referenceOf(c) ?? "" });
    if (view === undefined || lead === undefined) return await showNoLead(c);
    const typed = { subject: form.get("subject") ?? "", text: form.get("text") ?? "" };
    const reading = readWrittenMail(typed);
    const job = form.get("job") ?? "";
    if ("problems" in reading || !MAIL_ID.test(job)) {
      const problems = "problems" in reading ? reading.problems : {};
      return await showInside(c, { ...view, refused: { typed, problems } }, 422);
    }
    const mail = { ...reading.mail, job, isAnswer: form.get("answered") === "on" };
    const outcome = await queueWrittenMail(database, keys, lead, mail, revisedStampOf(c, form));
    if (outcome === "queued") {
      wakeWorker();
      const words = deps.config.smtpUrl === undefined ? NOT_SENT : "is on its way.";
      return done(c, `/leads/${lead.reference}`, `The mail to ${lead.name} ${words}`);
    }
    if (outcome === "known") {
      return done(c, `/leads/${lead.reference}`, "You sent this form before. It is one mail.");
    }
    if (outcome === "outdated") {
      const problem = `Somebody else has changed this lead, which is ${lead.status} now, since you opened it. Nothing was sent. Look at its timeline before you send this.`;
      return await showInside(c, { ...view, refused: { typed, problems: {}, problem } }, 409);
    }
    // The page says why nobody may write.
    return await showInside(c, view, 409);
  });
  return pages;

  async function readWrite(c: HttpContext) {
    return await readWriteView(referenceOf(c) ?? "", {
      ...{ database, keys, newId, canSend: deps.config.smtpUrl !== undefined },
      company: facts().mailSender.name,
      operator: sessionOf(c).person.name,
      template: c.req.query("template"),
    });
  }

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
