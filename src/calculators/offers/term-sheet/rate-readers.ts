import { found, left, nothing, type Reader, type Reading, without } from "./findings.ts";

const DEAL_FACT =
  /\b(?:loan amount|purchase price|sales? price|appraised value|as-?is value|property value|estimated value|value|c?ltv|loan[ -]to[ -]value|fico|credit score|dscr|(?:monthly|market|gross) rents?|rental income|down ?payment|property tax(?:es)?|hazard insurance)\b[^\d%$]{0,20}\$? ?\d[\d,.]{0,14} ?%?x?/;
/** The deal's own figures, which the page asks for once. A product named "DSCR 30 year fixed" is no ratio. */
export const readDealFact: Reader = (text) => {
  const match = DEAL_FACT.exec(text);
  return match && !/\bdscr\b[^\d]{0,20}\d{2}\b(?!\.)/.test(match[0])
    ? left("deal", without(text, match))
    : nothing(text);
};

const COMPUTED =
  /\btotal\b|\bcash (?:to|from|at) clos|\bclosing costs?\b|\bamount due\b|\bpayments?\b.{0,20}\$|\bp&i\b|\bp & i\b|\bpitia?\b.{0,20}\$/;

/** A total or a payment, which the page computes from the lines. */
export const readComputed: Reader = (text) =>
  COMPUTED.test(text) && /\d/.test(text) ? left("computed", "") : nothing(text);

const OTHER_RATE =
  /\b(?:apr|annual percentage rate|default|margin|index|caps?|floor|prime|sofr|treasury|late (?:charge|fee|payment))\b[^\d%$]{0,25}\d{1,3}(?:\.\d{1,4})? ?%?|\b\d{1,2}(?:\.\d{1,4})? ?% (?:apr|margin|default|floor|cap|late)\b/;

export const readOtherRate: Reader = (text) => {
  const match = OTHER_RATE.exec(text);
  return match ? left("otherRate", without(text, match)) : nothing(text);
};

const PERCENTS = /\b\d{1,2}(?:\.\d{1,4})? ?%|\b\d{1,2} [1-7]\/[248] ?%/g;
const AFTER_LABEL = /\b(?:rate|coupon)\b[^\d%$]{0,20}(\d{1,2}\.\d{1,4})\b/;
const RATE_WORDS = /\b(?:rate|coupon|fixed|note)\b/;
/** What may stand beside a rate that has no label. */
const NO_OTHER_WORDS = /^[^a-z]*(?:at[^a-z]*)?$/;
const LOWEST = 1;
const HIGHEST = 25;

/** "7.125%", "note rate: 7 1/8%", "30-year fixed at 7.125%". */
export function readRate(text: string): Reading {
  const percents = text.match(PERCENTS) ?? [];
  const isLabelled = RATE_WORDS.test(text);
  if (!isLabelled && !NO_OTHER_WORDS.test(text.replaceAll(PERCENTS, ""))) return nothing(text);
  const [percent, ...others] = percents;
  if (others.length > 0) return left("twoValues", "");
  const rate = percent === undefined ? Number(AFTER_LABEL.exec(text)?.[1]) : rateOf(percent);
  return rate >= LOWEST && rate <= HIGHEST ? found("annualRatePercent", rate, "") : nothing(text);
}

function rateOf(percent: string): number {
  const [, whole = "", above = "0", below = "1"] = /^([\d.]+)(?: (\d)\/(\d))?/.exec(percent) ?? [];
  return Number(whole) + Number(above) / Number(below);
}
