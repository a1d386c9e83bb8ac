import { found, left, nothing, type Reader, type Reading, without } from "./findings.ts";

const YEARS = "(?:years?|yrs?|y)";
const MONTHS = "(?:months?|mos?)";

const ADJUSTABLE =
  /\b\d{1,2} ?[/-] ?\d{1,2} ?(?:m|mo|y|yr)? ?(?:sofr )?(?:arm|adjustable)\b|\barm\b|\badjustable\b/;

const COUNTED = /^(5|7|10) ?[/-] ?6\b/;

/** "5/6 ARM": taken where this page counts that kind, and said in any case, because its margin and caps are not read. */
export function readAdjustable(text: string): Reading {
  const match = ADJUSTABLE.exec(text);
  if (!match) return nothing(text);
  const years = COUNTED.exec(match[0])?.[1];
  const { rest, reasons } = left("adjustable", without(text, match));
  const { findings } = years ? found("adjustment", `${years}-6`, rest) : nothing(rest);
  return { findings, reasons, rest };
}

const INTEREST_ONLY = "(?:i/o|io|interest[ -]only)";
const NO_INTEREST_ONLY = new RegExp(
  `\\bno ${INTEREST_ONLY}\\b|\\b${INTEREST_ONLY}(?: period| payments?| option)?[ :=-]{1,3}(?:no|none|n/a|0)\\b|\\bfully amorti[sz]\\w*|\\bnot ${INTEREST_ONLY}\\b`,
);
const INTEREST_ONLY_YEARS = [
  new RegExp(
    `\\b(\\d{1,2})[ -]?(${YEARS})\\.?(?: of| period)?[ -]?(?:of )?${INTEREST_ONLY}\\b(?: period| payments?)?`,
  ),
  new RegExp(`\\b${INTEREST_ONLY}\\b[^\\d%$]{0,25}(\\d{1,2})[ -]?(${YEARS})\\b`),
  new RegExp(`\\b(\\d{2,3})[ -]?(${MONTHS})\\.?(?: of)? ${INTEREST_ONLY}\\b`),
  new RegExp(`\\b${INTEREST_ONLY}\\b[^\\d%$]{0,25}(\\d{2,3})[ -]?(${MONTHS})\\b`),
];

/** "I/O 10 yr", "10 years interest only", "fully amortizing". */
export function readInterestOnly(text: string): Reading {
  const none = NO_INTEREST_ONLY.exec(text);
  if (none) return found("interestOnlyYears", 0, without(text, none));
  for (const pattern of INTEREST_ONLY_YEARS) {
    const match = pattern.exec(text);
    if (match) return foundYears("interestOnlyYears", match, text);
  }
  return new RegExp(`\\b${INTEREST_ONLY}\\b`).test(text) ? left("noFigure", text) : nothing(text);
}

function foundYears(field: "interestOnlyYears" | "termYears", match: RegExpExecArray, text: string): Reading {
  const [, length = "", unit = ""] = match;
  const years = unit.startsWith("m") ? Number(length) / 12 : Number(length);
  return found(field, Number(years.toFixed(2)), without(text, match));
}

const LOCK = [
  /\block(?:ed)?\b[^\d%$]{0,25}(\d{1,3})[ -]?d(?:ays?)?\b/,
  /\b(\d{1,3})[ -]?days?\b[^\d%$]{0,12}\block/,
];

export const readLock: Reader = (text) => readFirst("lockDays", LOCK, text);

const RESERVES = [
  new RegExp(`\\b(\\d{1,2})[ -]?${MONTHS}\\b\\.?[^\\d%$]{0,30}\\breserves?\\b`),
  new RegExp(`\\breserves?\\b[^\\d%$]{0,30}?(\\d{1,2})[ -]?${MONTHS}\\b`),
];
const NO_RESERVES =
  /\b(?:no|zero) reserves?\b|\breserves?(?: required)?[ :=-]{1,3}(?:none|no|0|waived|not required)\b/;

export const readReserves: Reader = (text) => {
  const none = NO_RESERVES.exec(text);
  return none ? found("reserveMonths", 0, without(text, none)) : readFirst("reserveMonths", RESERVES, text);
};

function readFirst(field: "lockDays" | "reserveMonths", patterns: readonly RegExp[], text: string): Reading {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return found(field, Number(match[1]), without(text, match));
  }
  return nothing(text);
}

const ESCROW = /\bescrow(?:s|ed)?\b|\bimpound(?:s|ed)?\b/;
const WAIVED = /\b(?:waive[ds]?|waiver|not required|none|no|n\/a|non)\b/;
const REQUIRED = /\b(?:required|yes|mandatory|must|collected|escrowed|impounded)\b/;

/** With an amount it is a fee, and "no escrow waiver" says both. */
export function readEscrow(text: string): Reading {
  if (!ESCROW.test(text) || /[$%]/.test(text)) return nothing(text);
  const withoutNot = text.replaceAll("not required", "waived");
  const isWaived = WAIVED.test(withoutNot);
  const isRequired = REQUIRED.test(withoutNot.replaceAll(/\b(?:non-escrowed|not escrowed)\b/g, ""));
  const saysNoWaiver =
    /\b(?:no|not)\b/.test(withoutNot) && /\bwaive/.test(text.replaceAll("not required", ""));
  if (saysNoWaiver || isWaived === isRequired)
    return isWaived || isRequired ? left("twoValues", "") : nothing(text);
  return found("escrow", isWaived ? "waived" : "required", "");
}

const TERM_YEARS = new RegExp(`\\b(\\d{1,2})[ -]?(${YEARS})\\b`);
const TERM_MONTHS = new RegExp(`\\b(\\d{2,3})[ -]?(${MONTHS})\\b`);
const TERM_WORDS = /\b(?:fixed|term|amort\w*|maturity|frm|loan|program|product|dscr)\b/;
const LONGEST_TERM = 50;

/** "30-year fixed", "term 360 months". */
export function readTerm(text: string): Reading {
  if (!TERM_WORDS.test(text)) return nothing(text);
  const match = TERM_YEARS.exec(text) ?? TERM_MONTHS.exec(text);
  if (!match) return nothing(text);
  const reading = foundYears("termYears", match, text);
  const years = Number(reading.findings[0]?.text);
  return years >= 5 && years <= LONGEST_TERM ? reading : nothing(text);
}
