import type { PublicLender } from "./lender.ts";

/** The directory's first three selectors; the specification sets values and order (section 5). */
export const SORT_OPTIONS = [
  { value: "rating", label: "Highest rating" },
  { value: "minDSCR", label: "Lowest minimum DSCR" },
  { value: "maxLTV", label: "Highest maximum LTV" },
  { value: "closingTime", label: "Fastest closing" },
] as const;

export const DSCR_OPTIONS = [
  { value: "all", label: "Any" },
  { value: "1.0", label: "1.00 or lower" },
  { value: "1.1", label: "1.10 or lower" },
  { value: "1.25", label: "1.25 or lower" },
] as const;

export const CLOSING_OPTIONS = [
  { value: "all", label: "Any" },
  { value: "fast", label: "Fast: from 21 days or less" },
  { value: "standard", label: "Standard: from more than 21 days" },
] as const;

/** The visitor's own deal. It hides no lender: a card says what does not fit (lender-fit.ts). */
export const RATIO_OPTIONS = [
  { value: "any", label: "Not chosen" },
  ...["0.75", "0.90", "1.00", "1.05", "1.10", "1.15", "1.20", "1.25"].map((value) => ({
    value,
    label: value,
  })),
];

export const SCORE_OPTIONS = [
  { value: "any", label: "Not chosen" },
  ...["580", "600", "620", "640", "660", "680", "700", "720", "740", "760", "780", "800"].map((value) => ({
    value,
    label: value,
  })),
];

export const RENTAL_OPTIONS = [
  { value: "any", label: "Not chosen" },
  { value: "short-term", label: "Short-term" },
  { value: "long-term", label: "Long-term" },
] as const;

const FAST_CLOSING_DAYS = 21;

export interface DirectoryChoice {
  readonly sort: (typeof SORT_OPTIONS)[number]["value"];
  readonly dscr: (typeof DSCR_OPTIONS)[number]["value"];
  readonly closing: (typeof CLOSING_OPTIONS)[number]["value"];
  readonly ratio: string;
  readonly score: string;
  readonly rental: (typeof RENTAL_OPTIONS)[number]["value"];
}

export const DEFAULT_CHOICE: DirectoryChoice = {
  sort: "rating",
  dscr: "all",
  closing: "all",
  ratio: "any",
  score: "any",
  rental: "any",
};

/** The choice in a URL or form; missing or invalid values get the default. */
export function readChoice(read: (name: keyof DirectoryChoice) => string | null): DirectoryChoice {
  return {
    sort: valueAmong(SORT_OPTIONS, read("sort")) ?? DEFAULT_CHOICE.sort,
    dscr: valueAmong(DSCR_OPTIONS, read("dscr")) ?? DEFAULT_CHOICE.dscr,
    closing: valueAmong(CLOSING_OPTIONS, read("closing")) ?? DEFAULT_CHOICE.closing,
    ratio: valueAmong(RATIO_OPTIONS, read("ratio")) ?? DEFAULT_CHOICE.ratio,
    score: valueAmong(SCORE_OPTIONS, read("score")) ?? DEFAULT_CHOICE.score,
    rental: valueAmong(RENTAL_OPTIONS, read("rental")) ?? DEFAULT_CHOICE.rental,
  };
}

function valueAmong<Value extends string>(
  options: readonly { readonly value: Value }[],
  text: string | null,
): Value | undefined {
  return options.find(({ value }) => value === text)?.value;
}

/** The URL query for a choice: only what differs from the default, so that the plain page has one URL. */
export function choiceQuery(choice: DirectoryChoice): string {
  const names = ["sort", "dscr", "closing", "ratio", "score", "rental"] as const;
  const changed = names.filter((name) => choice[name] !== DEFAULT_CHOICE[name]);
  return changed.map((name) => `${name}=${choice[name]}`).join("&");
}

export function chooseLenders<Listed extends PublicLender>(
  lenders: readonly Listed[],
  choice: DirectoryChoice,
): readonly Listed[] {
  return lenders
    .filter((lender) => choice.dscr === "all" || lender.minDSCR <= Number(choice.dscr))
    .filter((lender) => choice.closing === "all" || choice.closing === closingSpeed(lender))
    .toSorted(orders[choice.sort]);
}

/** Ties keep the catalog's order: `toSorted` is stable. */
const orders: Record<DirectoryChoice["sort"], (a: PublicLender, b: PublicLender) => number> = {
  rating: (a, b) => b.rating - a.rating,
  minDSCR: (a, b) => a.minDSCR - b.minDSCR,
  maxLTV: (a, b) => b.maxLTV - a.maxLTV,
  closingTime: (a, b) => firstClosingDay(a) - firstClosingDay(b),
};

function closingSpeed(lender: PublicLender): "fast" | "standard" {
  return firstClosingDay(lender) <= FAST_CLOSING_DAYS ? "fast" : "standard";
}

/** `21-30 days` -> 21: sort and filter use the first number (spec, section 5). */
function firstClosingDay({ closingTime }: PublicLender): number {
  return Number.parseInt(closingTime, 10);
}
