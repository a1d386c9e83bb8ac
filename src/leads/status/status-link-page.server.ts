import type { Database } from "../../../platform/database/database.ts";
import { linkPage } from "../../../platform/mail/link-page.ts";
import { escapeHtml } from "../../../platform/mail/mail-document.ts";
import { LINK_HOLDER } from "../../audit/audit-log.server.ts";
import { describeOptOut, forbidsSharing } from "../privacy/opt-out.ts";
import type { PrivacyKeys } from "../privacy/privacy-keys.server.ts";
import { type AuditedLeadTables, changeStatus, type StatusChange } from "../records/lead-changes.server.ts";
import { findLead, listEvents } from "../records/lead-queries.server.ts";
import type { Lead, LeadStatus } from "../records/lead-record.ts";
import { CHOICE_TOLD, findReferral } from "./referral.server.ts";
import type { LinkStatus, StatusLinks } from "./status-link.server.ts";

export interface StatusLinkDeps {
  readonly database: Database<AuditedLeadTables>;
  readonly keys: PrivacyKeys;
  readonly links: StatusLinks;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Handles `/lead-status/{token}`. */
export type StatusLinkPage = (request: Request, token: string) => Promise<Response>;

/**
 * The page behind the links in the mail about a lead. A GET changes nothing, because virus scanners open every link in a
 * mail. It identifies the lead by its reference only: whoever has the link may have it from somebody else.
 */
export function createStatusLinkPage(deps: StatusLinkDeps): StatusLinkPage {
  const { database, links } = deps;
  return async (request, token) => {
    const link = links.read(token);
    if (link === undefined)
      return say(404, "This link is not valid", "Please copy the whole link from the mail.");
    const lead = await findLead(database, { id: link.leadId });
    if (lead === undefined) return say(410, "This lead was deleted", "There is nothing left to change.");
    const { reference, status } = lead;
    if (link.isExpired) {
      const command = `npm run operator -- leads status ${reference} ${link.status}`;
      return say(410, "This link has expired", `${reference} is ${status}. To change that: ${command}`);
    }
    if (!CHANGEABLE[link.status].includes(status)) {
      return say(200, `${reference} is ${status}`, "Nothing was changed.");
    }
    const form = request.method === "POST" ? await readForm(request) : undefined;
    return await (link.status === "contacted" ? markContacted : markReferred)(lead, form, deps);
  };
}

/** The statuses that a link may replace. It never reopens a lead whose outcome is known. */
const CHANGEABLE: Readonly<Record<LinkStatus, readonly LeadStatus[]>> = {
  contacted: ["new"],
  referred: ["new", "contacted", "referred"],
};

type Step = (lead: Lead, form: FormData | undefined, deps: StatusLinkDeps) => Promise<Response>;

const markContacted: Step = async (lead, form, deps) => {
  const { reference } = lead;
  if (form === undefined) {
    return linkPage(200, `Mark ${reference} as contacted?`, [
      '<form method="post"><input type="hidden" name="status" value="contacted">',
      "<button>Mark as contacted</button></form>",
    ]);
  }
  if (form.get("status") !== "contacted") return refuseOtherPost();
  return await record(lead, { status: "contacted" }, deps);
};

const markReferred: Step = async (lead, form, deps) => {
  const { database, keys } = deps;
  const { reference } = lead;
  const { partners, optedOut, mustBeChosen } = await findReferral(database, keys, lead);
  if (forbidsSharing(optedOut)) {
    return say(200, `${reference} must not be passed on`, `This person ${describeOptOut(optedOut)}.`);
  }
  const events = await listEvents(database, lead.id);
  const isOpen = (partner: string) =>
    !events.some((event) => event.kind === "shared" && event.partner === partner);
  if (form === undefined) return askForPartner(reference, partners.filter(isOpen), mustBeChosen);
  const partner = partners.find((name) => name === form.get("partner"));
  if (partner === undefined || (mustBeChosen && !form.has("isChosen"))) return refuseOtherPost();
  if (!isOpen(partner)) return say(200, `${reference} is referred to ${partner}`, "Nothing was changed.");
  const advice =
    optedOut.length === 0 ? [] : [`Tell ${partner} that this person ${describeOptOut(optedOut)}.`];
  const change = { status: "referred", partner, isChosen: mustBeChosen || undefined } as const;
  return await record(lead, change, deps, [NOTHING_SENT, ...advice]);
};

const NOTHING_SENT = "The history of the lead records it. Nothing was sent to the lender: that is up to you.";

function askForPartner(reference: string, partners: readonly string[], mustBeChosen: boolean): Response {
  if (partners.length === 0) {
    return say(200, `There is no lender to refer ${reference} to`, "No other one was named to the person.");
  }
  const choices = partners.map(
    (partner) =>
      `<label><input type="radio" name="partner" value="${escapeHtml(partner)}" required> ${escapeHtml(partner)}</label>`,
  );
  return linkPage(200, `Mark ${reference} as referred?`, [
    "<p>This only records to whom you passed the lead on. It sends nothing to the lender.</p>",
    `<form method="post"><fieldset><legend>Lender, of those ${mustBeChosen ? "named to the person" : "the person agreed to"}</legend>${choices.join("")}</fieldset>`,
    ...(mustBeChosen
      ? [`<label><input type="checkbox" name="isChosen" required> ${CHOICE_TOLD}</label>`]
      : []),
    "<button>Mark as referred</button></form>",
  ]);
}

async function record(
  { reference, status }: Lead,
  change: StatusChange & { readonly status: LinkStatus },
  { database, now, newId }: StatusLinkDeps,
  notes: readonly string[] = [],
): Promise<Response> {
  const onlyFrom = CHANGEABLE[change.status];
  const stamp = { now: now(), newId, actor: LINK_HOLDER, by: "mail link", onlyFrom } as const;
  const outcome = await changeStatus(database, reference, change, stamp);
  const name = "partner" in change ? `referred to ${change.partner}` : change.status;
  // Without a change, somebody else was faster: a second click, or the command line.
  if (outcome !== "changed")
    return say(200, `${reference} is no longer ${status}`, "Nothing was changed by this click.");
  return say(200, `${reference} is ${name}`, ...notes);
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    // The body is not a form.
    return new FormData();
  }
}

function refuseOtherPost(): Response {
  return say(400, "Nothing was changed", "Please use the button on the page of the link.");
}

function say(status: number, title: string, ...sentences: readonly string[]): Response {
  return linkPage(
    status,
    title,
    sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
  );
}
