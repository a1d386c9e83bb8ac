import { Hono } from "hono";
import type { HttpContext, HttpEnvironment } from "../../platform/http/http-context.ts";
import { recordPurpose } from "../../src/handoff/business-purpose.server.ts";
import { type TypedDeal, typedDeal } from "../../src/handoff/deal/offered-deal.ts";
import { refuseOffer } from "../../src/handoff/handoff.server.ts";
import { purposeOnOffer } from "../../src/handoff/handoff-catalog.server.ts";
import { LINK_PAUSED, queueStatusLink } from "../../src/handoff/investor/status-link-mail.server.ts";
import { offerDeal, withdrawOffer } from "../../src/handoff/offer-store.server.ts";
import { readSeen } from "../../src/handoff/read-seen.ts";
import {
  COMMISSION_KINDS,
  describeCommission,
  readCommissionAmount,
} from "../../src/handoff/release/commission.ts";
import { recordCommission } from "../../src/handoff/release/commission-store.server.ts";
import { releaseName, withdrawName } from "../../src/handoff/release/release-store.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { type DeskDeps, readNow } from "../desk-data.server.ts";
import { type DeskRoom, readForm, readNumber } from "../desk-room.server.ts";
import { referenceOf } from "../lead/lead-answers.server.ts";
import { readBoardView } from "./read-board-view.server.ts";
import { type HandoffView, readHandoffView } from "./read-handoff.server.ts";
import { createToldPages } from "./told-pages.server.ts";

type HandoffDeps = Pick<DeskDeps, "config" | "database" | "keys" | "office" | "facts" | "wakeWorker" | "now">;

/** A lead's deal and the lenders: who would take it, who has it, and what they said. */
export function createHandoffPages(deps: HandoffDeps, room: DeskRoom): Hono<HttpEnvironment> {
  const { database } = deps;
  const { stampOf, showInside, showMissing, done } = room;
  const pages = new Hono<HttpEnvironment>();
  const pathOf = ({ reference }: HandoffView) => `/leads/${reference}/handoff`;

  async function read(c: HttpContext, typed?: TypedDeal): Promise<HandoffView | undefined> {
    const data = { ...readNow(deps), facts: deps.facts(), typed };
    return await readHandoffView(referenceOf(c) ?? "", data);
  }

  function showNoLead(c: HttpContext): Promise<Response> {
    return showMissing(c, "No lead has this reference", "It may have been deleted. Go back to the inbox.");
  }

  async function showConflict(c: HttpContext, typed?: TypedDeal): Promise<Response> {
    const view = await read(c, typed);
    if (view === undefined) return await showNoLead(c);
    const problem = "Somebody else was faster. This is how it stands now; nothing was changed by your click.";
    return await showInside(c, { ...view, problem }, 409);
  }

  pages.get("/leads/:reference/handoff", async (c) => {
    const query = new URL(c.req.url).searchParams;
    const typed = query.has("state") ? typedDeal((field) => query.get(field) ?? "") : undefined;
    const view = await read(c, typed);
    return view === undefined ? await showNoLead(c) : await showInside(c, view);
  });

  pages.post("/leads/:reference/handoff/purpose", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const kind = readForm(c).get("kind") === "taken-back" ? "taken-back" : "attested";
    if (kind === "taken-back" && view.offers.some(({ isOut }) => isOut)) {
      const problem = "Lenders have the deal: withdraw it from them first.";
      return await showInside(c, { ...view, problem }, 422);
    }
    const isDone = await recordPurpose(database, view.reference, { kind, ...purposeOnOffer }, stampOf(c));
    if (!isDone) return await showConflict(c);
    return done(
      c,
      pathOf(view),
      `The business purpose is ${kind === "attested" ? "attested" : "taken back"}.`,
    );
  });

  pages.post("/leads/:reference/handoff/offer", async (c) => {
    const form = readForm(c);
    const typed = typedDeal((field) => form.get(field) ?? "");
    const view = await read(c, typed);
    if (view === undefined) return await showNoLead(c);
    const chosen = form.getAll("lender");
    const lenders = deps.facts().handoffRules.dealLenders.filter(({ id }) => chosen.includes(id));
    const days = readNumber(form, "days");
    const lenderIds = lenders.map(({ id }) => id);
    const problem = refuseOffer({ ...view, matches: view.matches ?? [], lenderIds, days });
    if (problem !== undefined || view.deal === undefined) {
      return await showInside(c, { ...view, problem: problem ?? "Look at the deal." }, 422);
    }
    const { deal } = view;
    const offers = lenders.map((lender) => ({ lender, deal, days }));
    const stamp = { ...stampOf(c), untouchedSince: readNumber(form, "revision") };
    if (!(await offerDeal(database, view.reference, offers, stamp))) return await showConflict(c, typed);
    deps.wakeWorker();
    const names = lenders.map(({ name }) => name).join(", ");
    return done(c, pathOf(view), `The deal goes to ${names}, without a name.`);
  });

  pages.post("/leads/:reference/handoff/withdraw", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const offerId = readForm(c).get("offer") ?? "";
    const offer = view.offers.find(({ id }) => id === offerId);
    const isDone =
      offer !== undefined &&
      (await withdrawOffer(database, { reference: view.reference, offerId }, stampOf(c)));
    if (!isDone) return await showConflict(c);
    return done(c, pathOf(view), `The deal is withdrawn from ${offer.lender}. Its link says so.`);
  });
  pages.post("/leads/:reference/handoff/release", async (c) => {
    const view = await read(c);
    const form = readForm(c);
    const lead = view && (await findLead(database, { reference: view.reference }));
    const offer = view?.offers.find(({ id }) => id === form.get("offer"));
    if (view === undefined || lead === undefined) return await showNoLead(c);
    if (offer?.release === undefined) return await showConflict(c);
    const { refusal, ...agreed } = offer.release;
    const problem = refusal ?? (form.has("isSaid") ? undefined : "Read the text to the person first.");
    if (problem !== undefined) return await showInside(c, { ...view, problem }, 422);
    if (form.get("sha256") !== agreed.sha256) return await showConflict(c);
    const isDone = await releaseName(
      database,
      deps.keys,
      {
        lead,
        offerId: offer.id,
        agreed,
        lenders: deps.facts().handoffRules.dealLenders,
        policies: deps.facts().consentOffer.policies,
        browser: undefined,
        receiptDays: deps.config.handoffDays.receipt,
      },
      stampOf(c),
    );
    if (!isDone) return await showConflict(c);
    deps.wakeWorker();
    return done(c, pathOf(view), `${offer.lender} gets the contact by mail, and the person a mail about it.`);
  });

  pages.post("/leads/:reference/handoff/take-back", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    const offer = view.offers.find(({ id }) => id === readForm(c).get("offer"));
    const about = { reference: view.reference, offerId: offer?.id ?? "" };
    const isDone = offer !== undefined && (await withdrawName(database, about, "withdrawn", stampOf(c)));
    if (!isDone) return await showConflict(c);
    deps.wakeWorker();
    return done(c, pathOf(view), `${offer.lender} is told to forget the person.`);
  });

  pages.route("/", createToldPages(deps, { ...room, read, showNoLead, showConflict }));

  async function oweCommission(c: HttpContext) {
    const form = readForm(c);
    const kind = [...COMMISSION_KINDS, "taken-back" as const].find((each) => each === form.get("kind"));
    const amount = kind === "taken-back" ? 0 : readCommissionAmount(form.get("amount") ?? "");
    if (kind === undefined || amount === undefined) return "Commission: whole dollars, such as 2,250.";
    const offerId = form.get("offer") ?? "";
    const seen = readSeen(form);
    const isDone = await recordCommission(database, offerId, { kind, amount, seen }, stampOf(c));
    return isDone ? { said: describeCommission({ kind, amount }) } : undefined;
  }

  pages.post("/leads/:reference/handoff/commission", async (c) => {
    const view = await read(c);
    if (view === undefined) return await showNoLead(c);
    if (!view.offers.some(({ id }) => id === readForm(c).get("offer"))) return await showConflict(c);
    const outcome = await oweCommission(c);
    if (outcome === undefined) return await showConflict(c);
    if (typeof outcome === "string") return await showInside(c, { ...view, problem: outcome }, 422);
    return done(c, pathOf(view), `${outcome.said}.`);
  });

  const showBoard = async (c: HttpContext, problem?: string, status: 200 | 409 | 422 = 200) => {
    const { now, office } = readNow(deps);
    return await showInside(c, { ...(await readBoardView(database, { now, office })), problem }, status);
  };

  pages.get("/handoffs", (c) => showBoard(c));

  // For a lead that was deleted: what a lender owes is still owed.
  pages.post("/handoffs/commission", async (c) => {
    const outcome = await oweCommission(c);
    if (outcome === undefined) return await showBoard(c, "Nothing was changed by your click.", 409);
    if (typeof outcome === "string") return await showBoard(c, outcome, 422);
    return done(c, "/handoffs", `${outcome.said}.`);
  });

  pages.post("/leads/:reference/handoff/link", async (c) => {
    const view = await read(c);
    const lead = view && (await findLead(database, { reference: view.reference }));
    if (view === undefined || lead === undefined) return await showNoLead(c);
    if (!(await queueStatusLink(database, deps.keys, lead, stampOf(c)))) {
      return await showInside(c, { ...view, problem: LINK_PAUSED }, 409);
    }
    deps.wakeWorker();
    return done(c, `/leads/${lead.reference}/handoff`, "The person gets a mail with the link to the deal.");
  });
  return pages;
}
