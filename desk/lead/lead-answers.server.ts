import type { HttpContext } from "../../platform/http/http-context.ts";
import type { SiteDatabase } from "../../server/migrations.ts";
import type { AnchorStore } from "../../src/leads/consent/consent-anchoring.server.ts";
import type { ConsentProof } from "../../src/leads/consent/verify-lead-consent.server.ts";
import type { PrivacyKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { parseReference } from "../../src/leads/records/lead-reference.ts";
import type { OfficeCalendar } from "../../src/office/office-calendar.ts";
import { type DeskRoom, readNumber } from "../desk-room.server.ts";
import type { LeadProblem, LeadView } from "./lead-view-data.ts";
import { readLeadView } from "./read-lead.server.ts";

export interface LeadPageDeps {
  readonly database: SiteDatabase;
  readonly keys: PrivacyKeys;
  /** Where the end of the consent chain is kept outside of the database. */
  readonly anchors: Omit<AnchorStore, "database">;
  readonly siteName: () => string;
  readonly office: () => OfficeCalendar;
  readonly now: () => number;
  readonly newId: () => string;
}

/** What every page about a lead answers: the lead, that there is none, or what was wrong with a form. */
export function createLeadAnswers(
  { database, keys, office, now }: LeadPageDeps,
  { stampOf, showInside, showMissing }: DeskRoom,
) {
  async function read(c: HttpContext, proof?: ConsentProof): Promise<LeadView | undefined> {
    const reference = referenceOf(c);
    if (reference === undefined) return undefined;
    return await readLeadView(reference, { database, keys, office: office(), now: now(), proof });
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

  return { read, revisedStampOf, showNoLead, showProblem, showConflict };
}

export function referenceOf(c: HttpContext, name = "reference"): string | undefined {
  return parseReference(c.req.param(name) ?? "");
}
