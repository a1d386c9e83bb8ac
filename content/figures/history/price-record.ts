import { indexNotice } from "../index-notice.ts";

interface Fall {
  readonly percent: string;
  readonly peak: string;
  readonly trough: string;
  /** How long it took from the high until prices were back, and when. */
  readonly back?: { readonly quarter: string; readonly after: string };
}

interface Tens {
  readonly starts: number;
  readonly lower: number;
  readonly lowerAfterInflation: number;
  readonly worst: { readonly from: string; readonly change: string };
  readonly best: { readonly from: string; readonly change: string };
}

/** Where the last quarter stands against the highest. Without `below`, it is the highest. */
interface Today {
  readonly quarter: string;
  readonly below?: { readonly percent: string; readonly high: string };
}

/** Texts of "What prices have done here" in state and city guides. A place is "Florida" or "the Tampa area". */
export const priceRecordText = {
  heading: "What prices have done here",
  answer: ({ percent, peak, trough, back }: Fall) =>
    `Down ${percent} from ${peak} to ${trough}, the largest fall since 1985, ${back ? `and back in ${back.quarter}` : "and not back yet"}.`,
  fall: (place: string, { percent, peak, trough, back }: Fall, isMoreThanDown: boolean) =>
    `The largest fall of house prices in ${place} since 1985 was ${percent}, from ${peak} to ${trough}. ${
      back
        ? `In ${back.quarter} prices were back where they had been, ${back.after} after the high.`
        : "Prices are not back at that high yet."
    } That is ${isMoreThanDown ? "more" : "less"} than a down payment of 25%. Once a fall is larger than the part of the house that you own, you cannot refinance, and a sale asks you for money.`,
  /** The first quarter of the record was the highest: the fall may have begun before it. */
  earlier: "Prices may have begun to fall before 1985, where this record begins.",
  tens: ({ starts, lower, lowerAfterInflation, worst, best }: Tens) =>
    `Of ${starts} spans of ten years, ${lower === 0 ? "none" : lower} ended lower than ${lower === 1 ? "it" : "they"} began; after inflation, ${lowerAfterInflation === 0 ? "none" : lowerAfterInflation} did. The worst began in ${worst.from} and brought ${worst.change} a year, the best in ${best.from} and brought ${best.change} a year. Leave appreciation out of the figures that must work: nobody chooses the ten years that follow a purchase.`,
  today: ({ quarter, below }: Today, real: Today) =>
    `${
      below
        ? `In ${quarter} prices stood ${below.percent} below the high of ${below.high}`
        : `In ${quarter}, the last quarter on record, prices stood higher than ever`
    }. After inflation they stood ${real.below ? `${real.below.percent} below the high of ${real.below.high}` : "higher than ever, too"}.`,
  longRun: (nominal: string, real: string) =>
    `Since 1991 prices changed by ${nominal} a year, after inflation by ${real} a year. The second figure is what the house itself earned; the rest is the dollar losing value.`,
  chart: {
    caption: "House prices since 1985, 1985 Q1 as 100",
    scale: "Equal heights are equal changes in percent.",
    summary: (lowest: string, highest: string, real: string) =>
      `A line of house prices between ${lowest} and ${highest}, and a lower one after inflation, which ends at ${real}. The table below has both.`,
    nominal: "Prices",
    real: "After inflation",
  },
  levels: {
    caption: (place: string) => `House prices in ${place}, 1985 Q1 as 100`,
    columns: ["Quarter", "Prices", "After inflation"],
  },
  spans: {
    caption: (place: string) => `Changes of house prices in ${place} over 5, 10 and 15 years`,
    columns: ["Held for", "Worst, a year", "Best, a year", "Lower after"],
    years: (years: number) => `${years} years`,
    /** A quarter does not break. */
    from: (quarter: string) => `from ${quarter.replace(" ", "\u00a0")}`,
    lower: (lower: number, starts: number) => `${lower} of ${starts}`,
  },
  caveat: (sources: string) =>
    `An index of many houses, not of one: a single house did better or worse. It counts single-family homes with loans that Fannie Mae or Freddie Mac bought, and appraisals for refinancing among the sales. Before 1985 too few homes sold twice, so the record begins there. It says what happened, not what will. Sources: ${sources}; every change is our arithmetic on them, before rent, costs and tax. ${indexNotice}`,
  links: [
    { path: "/data#history", label: "All states and areas side by side" },
    { path: "/forty-years-of-house-prices", label: "What forty years say about appreciation" },
  ],
} as const;
