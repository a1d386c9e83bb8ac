import { found, left, nothing, type Reading, without } from "./findings.ts";

const LABEL = /\bpre-?pay|\bppp\b|\bpp\b|\bstep-? ?down|\bdeclining\b|\bpenalty\b/;
const STEPS = /\b\d{1,2}(?:\.\d{1,2})? ?%?(?: ?[-/,] ?\d{1,2}(?:\.\d{1,2})? ?%?){1,9}(?![\d/])/g;
const NONE =
  /\b(?:no|without|zero) (?:pre-?pay\w*|ppp)(?: penalty)?|\b(?:pre-?pay\w*(?: penalty| terms)?|ppp)[ :=|-]{1,4}(?:none|no|n\/a|0|waived|not applicable|open)\b(?! ?%)/;
const FLAT = /(\d(?:\.\d{1,2})?) ?%[^\d%]{0,25}?(\d{1,2})[ -]?(years?|yrs?|months?|mos?)\b/;
const FLAT_AFTER = /\b(\d{1,2})[ -]?(years?|yrs?|months?|mos?)\b[^\d%]{0,40}?(\d(?:\.\d{1,2})?) ?%/;
const OTHER_RULE = /yield maintenance|defeasance|\bmonths?'? (?:of )?interest|spread maintenance/;

/** More would be no penalty but a typing error, or a date. */
const MOST_PERCENT = 10;
const MOST_YEARS = 10;

/** "5/4/3/2/1", "5-4-3-2-1 step down", "3% for 3 years", "no prepayment penalty". */
export function readPenalty(text: string): Reading {
  const isLabelled = LABEL.test(text);
  for (const match of text.matchAll(STEPS)) {
    const steps = stepsOf(match[0]);
    if (steps && (isLabelled || isUnmistakable(steps))) {
      return found("prepayment", steps.join("-"), withoutWords(without(text, match)));
    }
  }
  if (!isLabelled) return nothing(text);
  const none = NONE.exec(text);
  // "No penalty after year 3" says that there is one before.
  if (none && !/\b(?:after|beyond|once)\b/.test(text))
    return found("prepayment", "none", without(text, none));
  if (OTHER_RULE.test(text)) return left("penaltyRule", "");
  return readFlat(text) ?? (/\d/.test(text) ? left("penaltySteps", "") : nothing(text));
}

function readFlat(text: string): Reading | undefined {
  const first = FLAT.exec(text);
  const match = first ?? FLAT_AFTER.exec(text);
  if (!match) return undefined;
  const [, one = "", two = "", three = ""] = match;
  const [percent, length, unit] = first ? [one, two, three] : [three, one, two];
  const years = unit.startsWith("m") ? Number(length) / 12 : Number(length);
  if (!Number.isInteger(years) || years < 1 || years > MOST_YEARS) return undefined;
  const steps = Array.from({ length: years }, () => percent).join("-");
  return found("prepayment", steps, withoutWords(without(text, match)));
}

/** Never rising, and small enough. Zeros at the end say that the penalty is over. */
function stepsOf(text: string): readonly number[] | undefined {
  const steps = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const charged = steps.slice(0, steps.findLastIndex((step) => step > 0) + 1);
  const isFalling = charged.every(
    (step, year) => step > 0 && step <= MOST_PERCENT && step <= (charged[year - 1] ?? MOST_PERCENT),
  );
  return isFalling && charged.length > 0 ? charged : undefined;
}

/** 5-4-3-2-1 or 3-2-1 needs no label. Two figures do: "7/6" is an adjustable rate, "3-2" half a date. */
function isUnmistakable(steps: readonly number[]): boolean {
  return steps.length > 2 && steps.every((step, year) => step === steps.length - year);
}

/** The words of a penalty whose figures were read: "5 year prepayment penalty". */
function withoutWords(text: string): string {
  return text.replace(
    /\b\d{1,2}[ -](?:years?|yrs?|months?|mos?)\b(?=[^\d]{0,20}(?:pre-?pay|ppp|step|penalty|declin))/,
    " ",
  );
}
