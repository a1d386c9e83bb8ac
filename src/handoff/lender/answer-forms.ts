import { QUESTIONS, REFUSALS } from "./lender-answer.ts";

const field = (name: string, label: string, isRequired = false) =>
  `<label>${label}${isRequired ? "" : " (optional)"}<br><input name="${name}" inputmode="decimal" autocomplete="off" maxlength="20"${isRequired ? " required" : ""}></label>`;

/** HTML: the three answers that a lender can give. */
export const ANSWER_FORMS: readonly string[] = [
  '<form method="post"><h2>Yes, with indicative terms</h2><input type="hidden" name="answer" value="yes">',
  field("rate", "Rate in percent, such as 7.25", true),
  field("points", "Points, such as 1"),
  field("loan", "Loan in dollars"),
  field("fees", "Lender fees in dollars"),
  field("prepaymentYears", "Years of prepayment penalty; 0 for none"),
  "<p><button>Answer yes</button></p></form>",
  '<form method="post"><h2>No</h2><input type="hidden" name="answer" value="no">',
  '<label>Reason<br><select name="reason" required><option value="">Choose</option>',
  ...REFUSALS.map(({ value, label }) => `<option value="${value}">${label}</option>`),
  "</select></label><p><button>Answer no</button></p></form>",
  '<form method="post"><h2>We need more</h2><input type="hidden" name="answer" value="more"><fieldset><legend>What you need</legend>',
  ...QUESTIONS.map(
    ({ value, label }) => `<label><input type="checkbox" name="questions" value="${value}"> ${label}</label>`,
  ),
  "</fieldset><button>Ask for it</button></form>",
];
