import type { HttpContext } from "../../platform/http/http-context.ts";
import type { ConsentProof } from "../../src/leads/consent/verify-lead-consent.server.ts";
import { parseReference } from "../../src/leads/records/lead-reference.ts";
import { type DeskDeps, readNow } from "../desk-data.server.ts";
import { type DeskRoom, readNumber } from "../desk-room.server.ts";
import { type LeadProblem, type LeadView, readLeadView } from "./read-lead.server.ts";

export type LeadAnswerDeps = Pick<DeskDeps, "database" | "keys" | "office" | "now" | "facts">;

/** What every page about a lead answers: the lead, that there is none, or what was wrong with a form. */
export function createLeadAnswers(
  deps: LeadAnswerDeps,
  { sessionOf, stampOf, showInside, showMissing, done }: DeskRoom,
) {
  async function read(c: HttpContext, proof?: ConsentProof): Promise<LeadView | undefined> {
    const reference = referenceOf(c);
    if (reference === undefined) return undefined;
    const { isStateServed } = deps.facts();
    return await readLeadView(reference, {
      ...readNow(deps),
      proof,
      isStateServed,
      viewer: sessionOf(c).person,
    });
  }

  /** For changes that must not undo somebody else's. */
  function revisedStampOf(c: HttpContext, form: URLSearchParams) {
    return { ...stampOf(c), untouchedSince: readNumber(form, "revision") };
  }

  function showNoLead(c: HttpContext): Promise<Response> {
    return showMissing(c, "No lead has this reference", "It may have been deleted. Go back to the inbox.");
  }

  async function showProblem(
    c: HttpContext,
    view: LeadView,
    problem: Partial<LeadProblem> & { readonly text: string },
  ): Promise<Response> {
    return await showInside(c, { ...view, problem: { note: "", ...problem } }, 422);
  }

  /** The page as it is now. What was typed is kept. */
  async function showConflict(c: HttpContext, typed: LeadProblem["typed"] = {}): Promise<Response> {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const text = `Somebody else was faster: this lead is ${view.status} now. Look at the timeline, then decide again. Nothing was changed by your click.`;
    return await showInside(c, { ...view, problem: { text, note: "", typed } }, 409);
  }

  /** The lead again; or the next waiting one, if the button says so. */
  function goOn(c: HttpContext, { reference, next }: LeadView, notice: string): Response {
    if (c.req.query("then") !== "next") return done(c, `/leads/${reference}`, notice);
    if (next === undefined) return done(c, "/", `${notice} Nobody else waits for you.`);
    return done(c, `/leads/${next.reference}`, `${notice} This is the next one.`);
  }

  return { read, revisedStampOf, showNoLead, showProblem, showConflict, goOn };
}

export function referenceOf(c: HttpContext, name = "reference"): string | undefined {
  return parseReference(c.req.param(name) ?? "");
}
