import { z } from "zod";
import { sayQuarter } from "../../price-history/price-history.ts";
import { findHistoryFile } from "../../price-history/price-history-catalog.server.ts";
import type { LargestFall, PriceRecord } from "../../price-history/price-record.ts";
import { type PlaceRecord, placeRecords } from "../../price-history/price-record-catalog.server.ts";
import { frameAnswer } from "./answer-frame.server.ts";
import { defineCall } from "./call.ts";
import { figure, figureOrNull } from "./fields.server.ts";
import { sourcedAnswer } from "./figure-answer.server.ts";
import { historyFacts } from "./history-facts-catalog.server.ts";

/** "FL", "tampa". */
const PLACES = new Map(
  placeRecords.map((found) => {
    const { kind, code } = found.place;
    return [kind === "state" ? code.toUpperCase() : code, found];
  }),
);

const quarter = (description: string) => z.string().describe(description);

const recordShape = z.object({
  changeSince1991PercentPerYear: figure("Change since 1991, percent a year, compounded."),
  changeSince2000PercentPerYear: figure("Change since 2000, percent a year, compounded."),
  largestFallPercent: figure("The lowest point after an earlier high, over that high. Negative."),
  highQuarter: quarter("The high before it."),
  lowQuarter: quarter("The low."),
  recoveredQuarter: z.string().nullable().describe("The first quarter at or above the high. Null: not yet."),
  yearsFromHighToRecovery: figureOrNull("How long that took. Null: not yet."),
  recordHighQuarter: quarter("The highest quarter on record."),
  lastAgainstRecordHighPercent: figure("The last quarter over it, in percent: 0, or negative."),
  spans: z
    .array(
      z.object({
        years: figure("Length: 5, 10 or 15."),
        starts: figure("Starting quarters with so many years on record."),
        startsThatEndedLower: figure("Starts after which prices were lower at the end."),
        worstPercentPerYear: figure("The worst change, percent a year, compounded."),
        worstFromQuarter: quarter("Where it began."),
        bestPercentPerYear: figure("The best change."),
        bestFromQuarter: quarter("Where it began."),
      }),
    )
    .readonly()
    .describe("Changes over so many years, all starts since 1985."),
});

export const historyFiguresCall = defineCall({
  name: "figures/history",
  title: "History of prices",
  summary:
    "What house prices of one state or metropolitan area did since 1985: the largest fall and its recovery, the worst and best 5, 10 and 15 years, before and after inflation, and the index by quarter.",
  input: z.strictObject({
    place: z.enum([...PLACES.keys()]).describe("A state, or a metropolitan area."),
    quarters: z.boolean().default(false).describe("True adds the indexes by quarter, 160 of them."),
  }),
  output: z.object({
    place: z.string().describe("Its name."),
    firstQuarter: quarter("Where the record begins."),
    lastQuarter: quarter("Where it ends."),
    prices: recordShape.describe("Before inflation."),
    afterInflation: recordShape.describe("The same of prices over consumer prices."),
    quarters: z
      .array(
        z.object({
          quarter: quarter("Such as 2012 Q2."),
          priceIndex: figure("House price index. Compares over time, never between places."),
          rentIndex: figure("Consumer Price Index for rent, the whole country."),
          consumerPriceIndex: figure("Consumer Price Index for all items."),
        }),
      )
      .readonly()
      .optional()
      .describe("Only if asked for."),
    ...sourcedAnswer,
  }),
  example: { place: "FL" },
  cost: 1,
  answer({ place: code, quarters }, siteUrl) {
    const found = PLACES.get(code);
    if (!found) throw new Error(`The input allowed a place without a record: ${code}.`);
    const { place, record, realRecord } = found;
    const { sources, license, credit, method } = historyFacts;
    return {
      place: place.place,
      firstQuarter: sayQuarter(0),
      lastQuarter: sayQuarter(record.last),
      prices: describeRecord(record),
      afterInflation: describeRecord(realRecord),
      ...(quarters && { quarters: listQuarters(found) }),
      sources: sources[place.kind],
      license,
      credit,
      ...frameAnswer(`${siteUrl}${place.path}`, method),
    };
  },
});

function describeRecord({ since1991, since2000, fall, high, spans }: PriceRecord) {
  return {
    changeSince1991PercentPerYear: hundredths(since1991),
    changeSince2000PercentPerYear: hundredths(since2000),
    ...describeFall(fall),
    recordHighQuarter: sayQuarter(high.quarter),
    lastAgainstRecordHighPercent: hundredths(high.lastPercent),
    spans: spans.map(({ years, starts, lower, worst, best }) => ({
      years,
      starts,
      startsThatEndedLower: lower,
      worstPercentPerYear: hundredths(worst.percent),
      worstFromQuarter: sayQuarter(worst.start),
      bestPercentPerYear: hundredths(best.percent),
      bestFromQuarter: sayQuarter(best.start),
    })),
  };
}

function describeFall(fall: LargestFall | undefined) {
  if (!fall) throw new Error("Prices of every place fell at some time.");
  const { percent, peak, trough, recovery } = fall;
  return {
    largestFallPercent: hundredths(percent),
    highQuarter: sayQuarter(peak),
    lowQuarter: sayQuarter(trough),
    recoveredQuarter: recovery === undefined ? null : sayQuarter(recovery),
    yearsFromHighToRecovery: recovery === undefined ? null : (recovery - peak) / 4,
  };
}

function listQuarters({ place: { code, prices } }: PlaceRecord) {
  const file = findHistoryFile(`${code}.json`);
  return prices.map((priceIndex, index) => ({
    quarter: sayQuarter(index),
    priceIndex,
    rentIndex: file?.rents[index] ?? Number.NaN,
    consumerPriceIndex: file?.costs[index] ?? Number.NaN,
  }));
}

function hundredths(percent: number): number {
  return Number(percent.toFixed(2)) + 0;
}
