import { choiceQuery, DEFAULT_CHOICE, SCORE_OPTIONS } from "./lender-directory.ts";

/** A question that the directory answers by its filters. */
export interface LenderQuestion {
  readonly title: string;
  /** Path, query and fragment. */
  readonly url: string;
}

const LENDERS = /\b(?:lenders?|banks?|programs?)\b/;
const SHORT_TERM = /\b(?:short[- ]?term|airbnb|vrbo|vacation|nightly|str)\b/;
const LONG_TERM = /\blong[- ]?term\b/;
/** Not a part of an amount. */
const SCORE = /(?<![\d$.,-])(?:[5-7]\d\d|8[0-4]\d|850)(?![\d%k,-])/;

const SCORES = SCORE_OPTIONS.map(({ value }) => Number(value)).filter((score) => score > 0);

/** "lenders 660 short-term": what somebody asks of a lender, if the text says it. A score alone is a guide's. */
export function readLenderQuestion(typed: string): LenderQuestion | undefined {
  const text = typed.toLowerCase();
  const score = scoreIn(text);
  const rental = SHORT_TERM.test(text) ? "short-term" : LONG_TERM.test(text) ? "long-term" : "any";
  const wishes = [
    ...(score === undefined ? [] : [`a score of ${score}`]),
    ...(rental === "any" ? [] : [`${rental} rentals`]),
  ];
  const isAsked = wishes.length === 2 || (wishes.length === 1 && LENDERS.test(text));
  if (!isAsked) return undefined;
  const query = choiceQuery({ ...DEFAULT_CHOICE, score: score === undefined ? "any" : `${score}`, rental });
  return {
    title: `Lenders for ${wishes.join(" and ")}`,
    url: `/lender-partners?${query}#directory`,
  };
}

/** The choice of the filter that the score reaches. */
function scoreIn(text: string): number | undefined {
  const typed = Number(SCORE.exec(text)?.[0]);
  return SCORES.findLast((score) => score <= typed);
}
