import { QUESTIONS, REFUSALS } from "./lender-answer.ts";

const field = (name: string, label: string, isRequired = false) =>
  `<label>${label}${isRequired ? "" : " (optional)"}<br><input name="${name}" inputmode="decimal" autocomplete="off" maxlength="20"${isRequired ? " required" : ""}></label>`;

/** HTML of an answer, with how many steps stood on the page: an old page answers nothing that came since. */
const openForm = (seen: number, answer: string): string =>
  `<form method="post"><input type="hidden" name="seen" value="${seen}"><input type="hidden" name="answer" value="${answer}">`;

/** HTML: the three answers that a lender can give. */
export const writeAnswerForms = (seen: number): readonly string[] => [
  `${openForm(seen, "yes")}<h2>Yes, with indicative terms</h2>`,
  field("rate", "Rate in percent, such as 7.25", true),
  field("points", "Points, such as 1"),
  field("loan", "Loan in dollars"),
  field("fees", "Lender fees in dollars"),
  field("prepaymentYears", "Years of prepayment penalty; 0 for none"),
  "<p><button>Answer yes</button></p></form>",
  `${openForm(seen, "no")}<h2>No</h2>`,
  '<label>Reason<br><select name="reason" required><option value="">Choose</option>',
  ...REFUSALS.map(({ value, label }) => `<option value="${value}">${label}</option>`),
  '</select></label><p><button class="quiet">Answer no</button></p></form>',
  `${openForm(seen, "more")}<h2>We need more</h2><fieldset><legend>What you need</legend>`,
  ...QUESTIONS.map(
    ({ value, label }) => `<label><input type="checkbox" name="questions" value="${value}"> ${label}</label>`,
  ),
  '</fieldset><button class="quiet">Ask for it</button></form>',
];

/** HTML: the way back. */
export function writeTakeBackForm(seen: number): string {
  return `${openForm(seen, "take-back")}<p>Something wrong? Take it back and answer again, as long as there is time.</p><button class="quiet">Take this answer back</button></form>`;
}
