import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { PRICE_FORMS } from "../../src/handoff/deal/offered-deal.ts";
import { readAnswer } from "../../src/handoff/lender/read-answer.server.ts";
import { answerOffer } from "../../src/handoff/offer-store.server.ts";
import { recordPriceForm } from "../../src/handoff/price-form.server.ts";
import { readSeen } from "../../src/handoff/read-seen.ts";
import { reportToOffer } from "../../src/handoff/release/lender-report.server.ts";
import { confirmNotice, findNotice } from "../../src/handoff/release/notice-store.server.ts";
import { readReport } from "../../src/handoff/release/read-report.server.ts";
import { readToldBy } from "../../src/handoff/release/told-by.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { type DeskRoom, readForm } from "../desk-room.server.ts";
import type { HandoffView } from "./read-handoff.server.ts";

interface ToldRoom extends DeskRoom {
  readonly read: (c: HttpContext) => Promise<HandoffView | undefined>;
  readonly showNoLead: (c: HttpContext) => Promise<Response>;
  readonly showConflict: (c: HttpContext) => Promise<Response>;
}

/** What a lender or the person said by phone or mail, in place of their own pages. */
export function createToldPages(
  { config, database, wakeWorker }: Pick<DeskDeps, "config" | "database" | "wakeWorker">,
  { stampOf, showInside, done, read, showNoLead, showConflict }: ToldRoom,
): Hono<HttpEnvironment> {
  const pages = new Hono<HttpEnvironment>();
  const pathOf = ({ reference }: HandoffView) => `/leads/${reference}/handoff`;

  pages.post("/leads/:reference/handoff/answer", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const form = readForm(c);
    const offer = view.offers.find(({ id }) => id === form.get("offer"));
    const isTakenBack = form.get("answer") === "take-back";
    const reading = isTakenBack ? { answer: undefined } : readAnswer(form);
    if ("problem" in reading) return await showInside(c, { ...view, problem: reading.problem }, 422);
    const told = readToldBy(form.get("toldBy"));
    if ("problem" in told) return await showInside(c, { ...view, problem: told.problem }, 422);
    const how = { ...stampOf(c), ...told, choiceDays: config.handoffDays.choice, seen: readSeen(form) };
    if (offer === undefined || !(await answerOffer(database, offer.id, reading.answer, how))) {
      return await showConflict(c);
    }
    wakeWorker();
    return done(c, pathOf(view), `Recorded what ${offer.lender} answered.`);
  });

  pages.post("/leads/:reference/handoff/report", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const form = readForm(c);
    const offer = view.offers.find(({ id }) => id === form.get("offer"));
    const reading = readReport(form, view.today);
    if ("problem" in reading) return await showInside(c, { ...view, problem: reading.problem }, 422);
    const stamp = { ...stampOf(c), days: config.handoffDays, isOperator: true, seen: readSeen(form) };
    if (offer === undefined || !(await reportToOffer(database, offer.id, reading.report, stamp))) {
      return await showConflict(c);
    }
    wakeWorker();
    return done(c, pathOf(view), `Recorded what ${offer.lender} reported.`);
  });

  pages.post("/leads/:reference/handoff/forgotten", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const form = readForm(c);
    const offer = view.offers.find(({ id }) => id === form.get("offer"));
    const notice = offer && (await findNotice(database, { offerId: offer.id }));
    const told = readToldBy(form.get("toldBy"));
    if ("problem" in told) return await showInside(c, { ...view, problem: told.problem }, 422);
    if (notice === undefined || !(await confirmNotice(database, notice, { ...stampOf(c), ...told }))) {
      return await showConflict(c);
    }
    return done(c, pathOf(view), `Recorded that ${notice.lender} forgot the person.`);
  });

  pages.post("/leads/:reference/handoff/price", async (c) => {
    const view = await read(c);
    const lead = view && (await findLead(database, { reference: view.reference }));
    if (view === undefined || lead === undefined) return await showNoLead(c);
    const chosen = PRICE_FORMS.find(({ value }) => value === readForm(c).get("valueAs"));
    if (chosen === undefined || !(await recordPriceForm(database, lead, chosen.value, stampOf(c)))) {
      return await showConflict(c);
    }
    return done(c, pathOf(view), `The person wants the price told like this: ${chosen.label.toLowerCase()}.`);
  });
  return pages;
}
