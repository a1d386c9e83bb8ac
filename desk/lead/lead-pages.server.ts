import { Hono } from "hono";
import type { HttpEnvironment } from "../../platform/http/http-context.ts";
import { withdrawReferral } from "../../src/handoff/release/referral-store.server.ts";
import {
  createEvidenceBundle,
  packEvidence,
} from "../../src/leads/consent/evidence/evidence-bundle.server.ts";
import { verifyLeadConsent } from "../../src/leads/consent/verify-lead-consent.server.ts";
import { describeDay, dueMoment, readFollowUp } from "../../src/leads/follow-ups/follow-up.ts";
import { addFollowUp, endFollowUp, moveFollowUp } from "../../src/leads/follow-ups/follow-up-store.server.ts";
import { assignLead, findOwner } from "../../src/leads/owners/lead-owners.server.ts";
import { readClosing } from "../../src/leads/records/closing.ts";
import { addNote, changeStatus, type StatusChange } from "../../src/leads/records/lead-changes.server.ts";
import { describeClosing } from "../../src/leads/records/lead-event-words.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { LEAD_STATUSES } from "../../src/leads/records/lead-record.ts";
import { dayInOffice } from "../../src/office/office-calendar.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { type DeskRoom, readForm, readText, sendFile } from "../desk-room.server.ts";
import { createLeadAnswers, type LeadAnswerDeps, referenceOf } from "./lead-answers.server.ts";
import type { LeadView } from "./read-lead.server.ts";

const MAX_NOTE_LENGTH = 4_000;

/** One lead: everything about it, and what became of it. */
export function createLeadPages(
  deps: LeadAnswerDeps & Pick<DeskDeps, "anchors">,
  room: DeskRoom,
): Hono<HttpEnvironment> {
  const { database, keys, anchors, office, now } = deps;
  const { stampOf, showInside, done } = room;
  const { read, revisedStampOf, showNoLead, showProblem, showConflict, goOn } = createLeadAnswers(deps, room);
  const pages = new Hono<HttpEnvironment>();

  pages.get("/leads/:reference", async (c) => {
    const isAsked = c.req.query("chain") !== undefined;
    const reference = referenceOf(c) ?? "";
    const proof = isAsked ? await verifyLeadConsent({ database, ...anchors }, reference) : undefined;
    const view = await read(c, proof);
    return view === undefined ? await showNoLead(c) : await showInside(c, view);
  });

  pages.get("/leads/:reference/consent.zip", async (c) => {
    const reference = referenceOf(c) ?? "";
    const bundle = await createEvidenceBundle(database, keys, { reference, now: now() });
    if (bundle === undefined) return await showNoLead(c);
    return sendFile(c, {
      name: `consent-${reference}.zip`,
      type: "application/zip",
      content: packEvidence(bundle),
    });
  });

  pages.post("/leads/:reference/status", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const form = readForm(c);
    const typed = { amount: form.get("amount") ?? "", closedOn: form.get("closedOn") ?? "" };
    const reading = readChange(form, view, typed);
    if ("text" in reading) return await showProblem(c, view, { ...reading, typed });
    const outcome = await changeStatus(database, view.reference, reading, revisedStampOf(c, form));
    if (outcome === "unchanged") {
      const notice = `${view.reference} was ${reading.status} already. Nothing was recorded.`;
      return goOn(c, view, notice);
    }
    if (outcome === "refused") return await showConflict(c, reading.status === "closed" ? typed : {});
    return goOn(c, view, describeChange(view, reading));
  });

  pages.post("/leads/:reference/owner", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const form = readForm(c);
    const typed = form.get("owner") ?? "";
    const owner = typed === "" ? undefined : await findOwner(database.db, typed);
    if (typed !== "" && owner === undefined)
      return await showProblem(c, view, { text: "Choose a colleague." });
    const name = owner?.name ?? null;
    const isGiven =
      name === view.owner || (await assignLead(database, view.reference, name, revisedStampOf(c, form)));
    if (!isGiven) return await showConflict(c);
    return done(c, `/leads/${view.reference}`, `${view.reference} belongs to ${name ?? "nobody"}.`);
  });

  pages.post("/leads/:reference/referral/take-back", async (c) => {
    const view = await read(c);
    const lead = view && (await findLead(database, { reference: view.reference }));
    if (view === undefined || lead === undefined) return await showNoLead(c);
    const lender = readForm(c).get("lender") ?? "";
    const about = { lender, today: dayInOffice(now(), office()) };
    if (!(await withdrawReferral(database, lead, about, stampOf(c)))) return await showConflict(c);
    return done(
      c,
      `/leads/${view.reference}`,
      `Recorded: you told ${lender} to forget the person. This site sent it no notice.`,
    );
  });

  pages.post("/leads/:reference/note", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const note = readText(readForm(c), "note");
    if (note === "") return await showProblem(c, view, { text: "The note is empty." });
    if (note.length > MAX_NOTE_LENGTH) {
      return await showProblem(c, view, {
        text: `A note has at most ${MAX_NOTE_LENGTH} characters.`,
        note,
      });
    }
    // A note takes nothing away from anybody, so somebody else's change does not stop it.
    const isStored = await addNote(database, view.reference, note, stampOf(c));
    if (!isStored) return await showNoLead(c);
    return done(c, `/leads/${view.reference}`, "Noted.");
  });

  pages.post("/leads/:reference/follow-up", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const form = readForm(c);
    // A quick choice is a day without a time.
    const quick = form.get("quick");
    const id = form.get("id") ?? "";
    const typed = {
      id,
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
    const stamp = revisedStampOf(c, form);
    const isSet = await (id === ""
      ? addFollowUp(database, view.reference, plan, stamp)
      : moveFollowUp(database, view.reference, { ...plan, id }, stamp));
    if (!isSet) return await showConflict(c, typed);
    return done(c, `/leads/${view.reference}`, `Follow-up set for ${describeDay(plan)}.`);
  });

  pages.post("/leads/:reference/follow-up/end", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const form = readForm(c);
    const step = form.get("step") === "removed" ? "removed" : "done";
    const ended = { id: form.get("id") ?? "", step } as const;
    const isEnded = await endFollowUp(database, view.reference, ended, revisedStampOf(c, form));
    if (!isEnded) return await showConflict(c);
    return done(c, `/leads/${view.reference}`, `The follow-up is ${step}.`);
  });
  return pages;
}

interface ChangeProblem {
  readonly text: string;
  readonly errors?: Readonly<Record<string, string>>;
}

function readChange(
  form: URLSearchParams,
  { partners, mustBeChosen, today }: LeadView,
  typed: Parameters<typeof readClosing>[0],
): StatusChange | ChangeProblem {
  const status = LEAD_STATUSES.find((candidate) => candidate === form.get("status"));
  if (status === undefined) return { text: "Choose a status." };
  if (status === "closed") {
    const reading = readClosing(typed, today);
    if ("closing" in reading) return { status, ...reading.closing };
    return { text: "Nothing was changed: look at what you typed under “Closed”.", errors: reading.problems };
  }
  if (status !== "referred") return { status };
  const partner = partners.find((name) => name === form.get("partner"));
  if (partner === undefined) return { text: "Choose one of the lenders listed." };
  if (mustBeChosen && !form.has("isChosen")) {
    return { text: "A lender gets the name only after the person chose it: tick that they did." };
  }
  return { status, partner, isChosen: mustBeChosen || undefined };
}

function describeChange({ reference, optOut }: LeadView, change: StatusChange): string {
  if (change.status === "closed") return `${reference} is closed${describeClosing(change)}.`;
  if (change.status !== "referred") return `${reference} is ${change.status}.`;
  const advice = optOut === undefined ? "" : ` Tell them: ${optOut}`;
  return `${reference} is marked as referred to ${change.partner}. Nothing was sent to them: that is up to you.${advice}`;
}
