import type { FeeField } from "../offer.ts";
import { found, left, nothing, type Reading, without } from "./findings.ts";

const PERCENT = "(\\d{1,2}(?:\\.\\d{1,4})?)";
/** The same charge in dollars, in parentheses after its percentage. */
const IN_DOLLARS = "(?: ?[(=] ?\\$ ?[\\d,.]{1,14} ?\\)?)?";
const CHARGE = "(?:origination|orig|discount|broker|lender|buy-?down)";

const POINTS = [
  new RegExp(`\\b${PERCENT} ?(?:pts?|points?)\\b${IN_DOLLARS}`),
  new RegExp(`\\b(?:points?|pts)\\b[^\\d%$]{0,12}${PERCENT} ?%?${IN_DOLLARS}`),
  new RegExp(`\\b${CHARGE}\\b[^\\d%$]{0,20}${PERCENT} ?%${IN_DOLLARS}`),
  new RegExp(`\\b${PERCENT} ?% (?:lender |loan )?(?:origination|orig|discount|broker)\\b${IN_DOLLARS}`),
];
const NO_POINTS = /\b(?:no|zero) (?:discount )?(?:points|pts)\b|\bpoints?[ :=-]{1,3}(?:none|no)\b/;
const MOST_POINTS = 10;

/** "1.5 pts", "points: 1", "origination 1% ($2,250)". A fee in percent of the loan is points. */
export function readPoints(text: string): Reading {
  if (/\b(?:basis|percentage) points?\b/.test(text)) return nothing(text);
  const none = NO_POINTS.exec(text);
  if (none) return found("points", 0, without(text, none), "points");
  for (const pattern of POINTS) {
    const match = pattern.exec(text);
    if (match && Number(match[1]) <= MOST_POINTS) {
      return found("points", Number(match[1]), without(text, match), partOf(text));
    }
  }
  return nothing(text);
}

function partOf(text: string): string {
  return /\b(?:discount|broker|orig)/.exec(text)?.[0] ?? "points";
}

/** The first label that a text has decides. */
const FEES: readonly (readonly [FeeField, RegExp])[] = [
  ["underwritingFee", /\bunderwriting\b|\buw\b|\bu\/w\b/],
  ["processingFee", /\bprocessing\b/],
  ["appraisalFee", /\bappraisals?\b/],
  ["legalFee", /\blegal\b|\battorney\b|\bdoc(?:ument)?s?(?: prep(?:aration)?)?\b/],
  ["titleFee", /\btitle\b|\bsettlement\b|\bescrow fees?\b|\bclosing (?:agent|fees?)\b/],
  ["originationFee", /\borig(?:ination)?\b/],
];
const OTHER_FEE =
  /\b(?:application|admin\w*|commitment|broker|credit report|flood|tax service|wire|recording|inspection|survey|funding|lock|waiver)\b|\b[a-z]{2,20} fees?\b/;
const AMOUNT = /\$ ?\d[\d,]{0,14}(?:\.\d{1,2})?\b/g;
const BARE_AMOUNT = /\b\d[\d,]{0,14}(?:\.\d{2})?\b(?! ?(?:%|days?|months?|years?))/g;
const NO_FEE = /\b(?:waived|none|no|n\/a|included)\b/;

/** "Origination fee $2,500", "processing: waived". */
export function readFee(text: string): Reading {
  const [field, label] = FEES.find(([, pattern]) => pattern.test(text)) ?? ["otherFees", OTHER_FEE];
  const name = label.exec(text)?.[0];
  if (name === undefined || text.includes("%")) return nothing(text);
  const amounts = text.match(AMOUNT) ?? (/\bfees?\b/.test(text) ? text.match(BARE_AMOUNT) : null) ?? [];
  const [amount] = amounts;
  if (amounts.length > 1) return left("twoValues", "");
  if (amount !== undefined) return found(field, amount.replaceAll(/[$ ,]/g, ""), "", partOfFee(field, name));
  if (NO_FEE.test(text)) return found(field, 0, "", partOfFee(field, name));
  // Without "fee", a word like "title" says nothing about money.
  return /\bfees?\b|\btbd\b/.test(text) ? left("noFigure", "") : nothing(text);
}

function partOfFee(field: FeeField, name: string): string {
  return field === "otherFees" ? name : field;
}
