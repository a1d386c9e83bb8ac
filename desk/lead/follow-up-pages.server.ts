import { Hono } from "hono";
import type { HttpEnvironment } from "../../platform/http/http-context.ts";
import { describeDay, dueMoment, readFollowUp } from "../../src/leads/follow-ups/follow-up.ts";
import { endFollowUp, setFollowUp } from "../../src/leads/follow-ups/follow-up-store.server.ts";
import { type DeskRoom, readForm } from "../desk-room.server.ts";
import { createLeadAnswers, type LeadPageDeps } from "./lead-answers.server.ts";

/** What to do next about a lead, and when. */
export function createFollowUpPages(deps: LeadPageDeps, room: DeskRoom): Hono<HttpEnvironment> {
  const { database, office, now } = deps;
  const { read, revisedStampOf, showNoLead, showProblem, showConflict } = createLeadAnswers(deps, room);
  const pages = new Hono<HttpEnvironment>();

  pages.post("/leads/:reference/follow-up", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const form = readForm(c);
    // A quick choice is a day without a time.
    const quick = form.get("quick");
    const typed = {
      day: quick ?? form.get("day") ?? "",
      time: quick === null ? (form.get("time") ?? "") : "",
      text: form.get("text") ?? "",
    };
    const reading = readFollowUp(typed, { office: office(), now: now() });
    if ("problems" in reading) {
      const text = "The follow-up was not set: look at what you typed.";
      return await showProblem(c, view, { text, typed, errors: reading.problems });
    }
    const plan = { ...reading.plan, dueAt: dueMoment(reading.plan, office()) };
    const isSet = await setFollowUp(database, view.reference, plan, revisedStampOf(c, form));
    if (!isSet) return await showConflict(c, typed);
    return room.done(c, `/leads/${view.reference}`, `Follow-up set for ${describeDay(plan)}.`);
  });

  pages.post("/leads/:reference/follow-up/end", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const form = readForm(c);
    const step = form.get("step") === "removed" ? "removed" : "done";
    const isEnded = await endFollowUp(database, view.reference, step, revisedStampOf(c, form));
    if (!isEnded) return await showConflict(c);
    return room.done(c, `/leads/${view.reference}`, `The follow-up is ${step}.`);
  });
  return pages;
}
