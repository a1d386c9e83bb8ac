import { linkPage } from "../../../platform/mail/link-page.ts";
import { escapeHtml } from "../../../platform/mail/mail-document.ts";
import { findLead } from "../../leads/records/lead-queries.server.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import type { LenderPageDeps } from "../lender/lender-page-deps.server.ts";
import type { OfferLink } from "../lender/offer-link.server.ts";
import { writeDealFacts, writeFacts } from "../lender/offer-page.server.ts";
import { handoffNumber, type Offer } from "../offer.ts";
import { deadlineOf, outcomeOf, releaseOf, showsContact, stateOf } from "../offer-state.ts";
import { findOffer } from "../offer-steps.server.ts";
import { lenderActor } from "../offer-store.server.ts";
import { readSeen } from "../read-seen.ts";
import { type LenderReport, reportToOffer, takesReport } from "./lender-report.server.ts";
import { describeOutcome, OUTCOMES } from "./loan-outcome.ts";
import { showNotice } from "./notice-page.server.ts";
import { findNotice } from "./notice-store.server.ts";
import { readReport } from "./read-report.server.ts";
import { listContact } from "./released-contact.ts";

/** Who chose the lender, and what the lender reports. Undefined if there is no such release. */
export async function openContact(
  link: OfferLink,
  form: FormData | undefined,
  deps: LenderPageDeps,
): Promise<Response | undefined> {
  const { database } = deps;
  const offer = await findOffer(database, link.id);
  const receiver = offer?.receivers[link.receiver];
  const lead = offer && (await findLead(database, { id: offer.leadId }));
  if (offer === undefined || receiver === undefined || lead === undefined || releaseOf(offer) === undefined) {
    return undefined;
  }
  if (stateOf(offer, deps.now()) === "recalled") {
    const notice = await findNotice(database, { offerId: offer.id });
    return notice && showNotice({ notice, receiver }, form, deps);
  }
  const shown = { offer, lead };
  if (form === undefined) return show(shown, deps);
  const reading = readReport(form, deps.today());
  if ("problem" in reading) return show(shown, deps, { status: 422, problem: reading.problem });
  const isDone = await reportToOffer(database, offer.id, reading.report, {
    days: deps.days,
    isOperator: false,
    seen: readSeen(form),
    actor: lenderActor(receiver, offer.lender),
    now: deps.now(),
    newId: deps.newId,
  });
  if (isDone) deps.onChanged();
  // The investor may have taken the name back meanwhile, and then the page shows nobody's contact.
  const current = await findOffer(database, offer.id);
  if (current === undefined || stateOf(current, deps.now()) === "recalled") {
    return await openContact(link, undefined, deps);
  }
  const problem = isDone ? {} : { status: 409, problem: "Nothing was changed by this click." };
  return show({ offer: current, lead }, deps, problem);
}

interface Shown {
  readonly status?: number;
  readonly problem?: string;
}

function show(
  { offer, lead }: { readonly offer: Offer; readonly lead: Lead },
  deps: LenderPageDeps,
  { status = 200, problem }: Shown = {},
): Response {
  const { mailSender, describeDay } = deps;
  const now = deps.now();
  const isShown = showsContact(offer, now);
  const said = problem === undefined ? [] : [`<p role="alert"><strong>${escapeHtml(problem)}</strong></p>`];
  const until = deadlineOf(offer);
  return linkPage(status, isShown ? "The investor chose you" : "This hand-off", [
    ...said,
    `<p>Hand-off ${handoffNumber(offer)} to ${escapeHtml(offer.lender)}, from ${escapeHtml(mailSender.name)}.</p>`,
    ...(isShown ? [writeFacts(listContact(lead))] : []),
    ...(Number.isFinite(until) && isShown
      ? [`<p>Please do the next step by ${escapeHtml(describeDay(until))}.</p>`]
      : []),
    ...writeReports(offer, deps),
    `<h2>The deal</h2>${writeDealFacts(offer)}`,
  ]);
}

function writeReports(offer: Offer, { mailSender, now }: LenderPageDeps): readonly string[] {
  const take = (kind: LenderReport["kind"]) => takesReport(offer, kind, { now: now(), isOperator: false });
  const outcome = outcomeOf(offer)?.outcome;
  const isOver = !showsContact(offer, now()) && outcome === undefined;
  return [
    ...(outcome === undefined
      ? []
      : [`<p><strong>You reported: ${escapeHtml(describeOutcome(outcome))}.</strong></p>`]),
    ...(isOver
      ? [
          `<p><strong>The time for the next step is over.</strong> Write to ${escapeHtml(mailSender.email)}.</p>`,
        ]
      : []),
    ...(take("received")
      ? [
          `<form method="post">${writeHidden(offer, "received")}<p><button>Confirm that we have the contact</button></p></form>`,
        ]
      : []),
    ...(take("outcome") ? writeOutcomeForms(offer) : []),
    ...(take("outcome-taken-back")
      ? [writeTakeBack(offer, "outcome-taken-back", "Take this report back")]
      : []),
    ...(take("receipt-taken-back")
      ? [writeTakeBack(offer, "receipt-taken-back", "Take the confirmation back")]
      : []),
  ];
}

function writeTakeBack(offer: Offer, report: LenderReport["kind"], button: string): string {
  return `<form method="post">${writeHidden(offer, report)}<p><button class="quiet">${button}</button></p></form>`;
}

function writeHidden({ steps }: Offer, report: LenderReport["kind"]): string {
  return `<input type="hidden" name="report" value="${report}"><input type="hidden" name="seen" value="${steps.length}">`;
}

const writeOutcomeForms = (offer: Offer): readonly string[] => [
  "<h2>What became of the loan</h2>",
  ...OUTCOMES.map(({ value, label }) =>
    [
      `<form method="post">${writeHidden(offer, "outcome")}<input type="hidden" name="outcome" value="${value}">`,
      ...(value === "funded"
        ? [
            "<h2>When it is funded</h2>",
            '<label>Loan in dollars<br><input name="amount" inputmode="numeric" autocomplete="off" maxlength="20" required></label>',
            '<label>Closed on<br><input type="date" name="fundedOn" required></label>',
          ]
        : []),
      `<p><button class="quiet">${label}</button></p></form>`,
    ].join(""),
  ),
];
