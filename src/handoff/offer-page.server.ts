import { linkPage } from "../../platform/mail/link-page.ts";
import { escapeHtml } from "../../platform/mail/mail-document.ts";
import type { MailSender } from "../leads/delivery/mail-sender.ts";
import type { HandoffDatabase } from "./handoff-tables.server.ts";
import { describeAnswer, QUESTIONS, REFUSALS } from "./lender-answer.ts";
import { answerOf, type Offer, stateOf } from "./offer.ts";
import type { OfferLinks } from "./offer-link.server.ts";
import { answerOffer, findOffer } from "./offer-store.server.ts";
import { listDealFacts, titleDeal } from "./offered-deal.ts";
import { readAnswer } from "./read-answer.server.ts";

export interface OfferPageDeps {
  readonly database: HandoffDatabase;
  readonly links: OfferLinks;
  readonly mailSender: Pick<MailSender, "name" | "email">;
  /** A moment as a day in the office. */
  readonly describeDay: (moment: number) => string;
  readonly now: () => number;
  readonly newId: () => string;
  /** Makes the worker tell the operator at once. */
  readonly onAnswered: () => void;
}

/** Handles `/deal-offer/{token}`. */
export type OfferPage = (request: Request, token: string) => Promise<Response>;

/**
 * The page on which a lender answers a deal. It works without scripts and knows nobody's name. A GET changes nothing,
 * because virus scanners open every link in a mail; an answer is taken once, and a repeated one shows the first.
 */
export function createOfferPage(deps: OfferPageDeps): OfferPage {
  const { database, links, mailSender, now, newId } = deps;
  return async (request, token) => {
    const link = links.read(token);
    const offer = link && (await findOffer(database, link.offerId));
    const receiver = link && offer?.receivers[link.receiver];
    if (offer === undefined || receiver === undefined) {
      const text = `<p>It may have been shortened, or the deal is gone. Copy the whole link, or write to ${escapeHtml(mailSender.email)}.</p>`;
      return linkPage(404, "This link is not valid", [text]);
    }
    if (request.method !== "POST") return showOffer(offer, deps);
    const form = await readForm(request);
    const isTakenBack = form.get("answer") === "take-back";
    const reading = isTakenBack ? { answer: undefined } : readAnswer(form);
    if ("problem" in reading) return showOffer(offer, deps, { status: 422, problem: reading.problem });
    const isDone = await answerOffer(database, offer.id, reading.answer, { now: now(), newId, receiver });
    if (isDone) deps.onAnswered();
    const current = (await findOffer(database, offer.id)) ?? offer;
    return showOffer(
      current,
      deps,
      isDone ? {} : { status: 409, problem: "Nothing was changed by this click." },
    );
  };
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    // The body is not a form.
    return new FormData();
  }
}

interface Shown {
  readonly status?: number;
  readonly problem?: string;
}

function showOffer(
  offer: Offer,
  { mailSender, describeDay, now }: OfferPageDeps,
  { status = 200, problem }: Shown = {},
): Response {
  const state = stateOf(offer, now());
  const said = problem === undefined ? [] : [`<p role="alert"><strong>${escapeHtml(problem)}</strong></p>`];
  const facts = listDealFacts(offer.deal).map(
    ({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return linkPage(status, `Deal: ${titleDeal(offer.deal)}`, [
    ...said,
    `<p>For ${escapeHtml(offer.lender)}, from ${escapeHtml(mailSender.name)}. The deal comes without a name.</p>`,
    `<dl>${facts.join("")}</dl>`,
    ...{
      open: () => [
        `<p>Please answer until ${escapeHtml(describeDay(offer.expiresAt))}. One of the three:</p>`,
        ...ANSWER_FORMS,
      ],
      answered: () => showAnswer(offer),
      withdrawn: () => ["<p><strong>This deal was withdrawn.</strong> There is nothing left to answer.</p>"],
      expired: () => [
        `<p><strong>The time to answer is over</strong> since ${escapeHtml(describeDay(offer.expiresAt))}. Write to ${escapeHtml(mailSender.email)} if you still want the deal.</p>`,
      ],
    }[state](),
  ]);
}

function showAnswer(offer: Offer): readonly string[] {
  const answer = answerOf(offer);
  const lines = answer === undefined ? [] : describeAnswer(answer);
  return [
    `<h2>Your answer</h2><p>${lines.map(escapeHtml).join("<br>")}</p>`,
    '<form method="post"><input type="hidden" name="answer" value="take-back">',
    "<p>Something wrong? Take it back and answer again, as long as there is time.</p>",
    "<button>Take this answer back</button></form>",
  ];
}

const field = (name: string, label: string, isRequired = false) =>
  `<label>${label}${isRequired ? "" : " (optional)"}<br><input name="${name}" inputmode="decimal" autocomplete="off" maxlength="20"${isRequired ? " required" : ""}></label>`;

const ANSWER_FORMS = [
  '<form method="post"><h2>Yes, with indicative terms</h2><input type="hidden" name="answer" value="yes">',
  field("rate", "Rate in percent, such as 7.25", true),
  field("points", "Points, such as 1"),
  field("loan", "Loan in dollars"),
  field("fees", "Lender fees in dollars"),
  field("prepaymentYears", "Years of prepayment penalty; 0 for none"),
  "<p><button>Answer yes</button></p></form>",
  '<form method="post"><h2>No</h2><input type="hidden" name="answer" value="no">',
  '<label>Reason<br><select name="reason" required><option value="">Choose</option>',
  ...REFUSALS.map(({ value, label }) => `<option value="${value}">${escapeHtml(label)}</option>`),
  "</select></label><p><button>Answer no</button></p></form>",
  '<form method="post"><h2>We need more</h2><input type="hidden" name="answer" value="more"><fieldset><legend>What you need</legend>',
  ...QUESTIONS.map(
    ({ value, label }) =>
      `<label><input type="checkbox" name="questions" value="${value}"> ${escapeHtml(label)}</label>`,
  ),
  "</fieldset><button>Ask for it</button></form>",
];
