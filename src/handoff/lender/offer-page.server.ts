import { linkPage } from "../../../platform/mail/link-page.ts";
import { escapeHtml } from "../../../platform/mail/mail-document.ts";
import { listDealFacts, titleDeal } from "../deal/offered-deal.ts";
import { handoffNumber, type Offer } from "../offer.ts";
import { answerOf, stateOf } from "../offer-state.ts";
import { findOffer } from "../offer-steps.server.ts";
import { answerOffer, lenderActor } from "../offer-store.server.ts";
import { readSeen } from "../read-seen.ts";
import { writeAnswerForms, writeTakeBackForm } from "./answer-forms.ts";
import { describeAnswer } from "./lender-answer.ts";
import type { LenderPageDeps } from "./lender-page-deps.server.ts";
import type { OfferLink } from "./offer-link.server.ts";
import { readAnswer } from "./read-answer.server.ts";

/** The page on which a lender answers a deal. It knows nobody's name. Undefined if there is no such offer. */
export async function openDeal(
  link: OfferLink,
  form: FormData | undefined,
  deps: LenderPageDeps,
): Promise<Response | undefined> {
  const { database, now, newId } = deps;
  const offer = await findOffer(database, link.id);
  const receiver = offer?.receivers[link.receiver];
  if (offer === undefined || receiver === undefined) return undefined;
  if (form === undefined) return showOffer(offer, deps);
  const isTakenBack = form.get("answer") === "take-back";
  const reading = isTakenBack ? { answer: undefined } : readAnswer(form);
  if ("problem" in reading) return showOffer(offer, deps, { status: 422, problem: reading.problem });
  const actor = lenderActor(receiver, offer.lender);
  const stamp = { now: now(), newId, actor, choiceDays: deps.days.choice, seen: readSeen(form) };
  const isDone = await answerOffer(database, offer.id, reading.answer, stamp);
  if (isDone) deps.onChanged();
  const current = (await findOffer(database, offer.id)) ?? offer;
  return showOffer(
    current,
    deps,
    isDone ? {} : { status: 409, problem: "Nothing was changed by this click." },
  );
}

interface Shown {
  readonly status?: number;
  readonly problem?: string;
}

function showOffer(offer: Offer, deps: LenderPageDeps, { status = 200, problem }: Shown = {}): Response {
  const said = problem === undefined ? [] : [`<p role="alert"><strong>${escapeHtml(problem)}</strong></p>`];
  return linkPage(status, `Deal: ${titleDeal(offer.deal)}`, [
    ...said,
    `<p>Hand-off ${handoffNumber(offer)}, for ${escapeHtml(offer.lender)}, from ${escapeHtml(deps.mailSender.name)}. The deal comes without a name.</p>`,
    writeDealFacts(offer),
    ...writeState(offer, deps),
  ]);
}

export function writeDealFacts({ deal }: Pick<Offer, "deal">): string {
  return writeFacts(listDealFacts(deal));
}

interface Fact {
  readonly label: string;
  readonly value: string;
  /** What a click on the value opens. */
  readonly href?: string;
}

export function writeFacts(facts: readonly Fact[]): string {
  const rows = facts.map(({ label, value, href }) => {
    const text = escapeHtml(value);
    const linked = href === undefined ? text : `<a href="${escapeHtml(href)}">${text}</a>`;
    return `<dt>${escapeHtml(label)}</dt><dd>${linked}</dd>`;
  });
  return `<dl>${rows.join("")}</dl>`;
}

function writeState(offer: Offer, { mailSender, describeDay, now }: LenderPageDeps): readonly string[] {
  switch (stateOf(offer, now())) {
    case "open":
      return [
        `<p>Please answer by ${escapeHtml(describeDay(offer.expiresAt))}, on the page behind the link in the mail: yes, no, or what you need first.</p>`,
        '<p class="screen">Printed, this page is one sheet with the deal alone.</p>',
        ...writeAnswerForms(offer.steps.length),
      ];
    case "expired":
      return [
        `<p><strong>The time to answer is over</strong> since ${escapeHtml(describeDay(offer.expiresAt))}. Write to ${escapeHtml(mailSender.email)} if you still want the deal.</p>`,
      ];
    case "answered":
      return [...writeAnswer(offer), writeTakeBackForm(offer.steps.length)];
    case "withdrawn":
      return ["<p><strong>This deal was withdrawn.</strong> There is nothing left to answer.</p>"];
    case "lapsed":
      return [
        ...writeAnswer(offer),
        "<p>The investor did not choose in time, so your answer no longer binds you.</p>",
      ];
    case "recalled":
    case "ended":
      return [...writeAnswer(offer), "<p><strong>This hand-off is over.</strong></p>"];
    default:
      return [
        ...writeAnswer(offer),
        "<p><strong>The investor chose you.</strong> The contact came in a mail of its own: open the link there.</p>",
      ];
  }
}

function writeAnswer(offer: Offer): readonly string[] {
  const answer = answerOf(offer);
  const lines = answer === undefined ? [] : describeAnswer(answer);
  return [`<h2>Your answer</h2><p>${lines.map(escapeHtml).join("<br>")}</p>`];
}
