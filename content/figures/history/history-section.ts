import { termTexts } from "../../titled-texts.ts";
import { indexNotice } from "../index-notice.ts";

/** Texts of the history of prices on /data, and in what programs get. */
export const historySection = {
  heading: "Prices since 1985",
  introduction:
    "Forty years of the price index for fifty states and fourteen metropolitan areas. Sort by the largest fall to see where a loan was in danger, by the worst ten years to see where patience was not enough, and by the change after inflation to see what the house earned and not the dollar. A growth rate in a projection should be one that this table has seen for as long as you mean to hold.",
  caption: "What house prices did since 1985",
  noun: "places",
  rowHeading: "Place",
  filter: {
    label: "Find places",
    hint: "A name or a code. Separate several with commas: FL, Tampa, Ohio",
    empty: "No place has this name or code. Try Florida or FL.",
    reset: "Show all places",
  },
  area: (city: string) => `${city} area`,
  groups: {
    change: "Change a year since 1991",
    fall: "Largest fall since 1985",
    tens: "Ten years, all starts",
    high: "Last quarter",
  },
  columns: {
    nominal: { heading: "Prices", lead: "Change a year since 1991, " },
    real: { heading: "After inflation", lead: "Change a year since 1991, " },
    fall: { heading: "Fall" },
    peak: { heading: "From", lead: "Largest fall: " },
    trough: { heading: "To", lead: "Largest fall: " },
    recovery: { heading: "Back after", lead: "Largest fall: " },
    worst: { heading: "Worst, a year", lead: "Ten years: " },
    worstFrom: { heading: "From", lead: "Worst ten years: " },
    lower: { heading: "Ended lower", lead: "Ten years: " },
    today: { heading: "Against the high" },
  },
  years: (years: string) => `${years} years`,
  downloads: {
    heading: "Download",
    note: "One file with prices, rents and consumer prices for each place: /data/history/fl.json, /data/history/tampa.json.",
  },
  mapByYear: { fileName: "rentratio-states-by-year.json", label: "Map by year, JSON" },
  tables: {
    states: "House price index of states by quarter",
    areas: "House price index of metropolitan areas by quarter",
    consumer: "Consumer prices and rents by month",
    statesFrom2000: "House price index of states from 2000, for the map in past years",
    treasury: "Ten-year Treasury by month, for the map in past years",
  },
  method: {
    heading: "How it is computed, and what it cannot tell you",
    items: termTexts({
      "One release for each index.":
        "States end in the third quarter of 2025, areas in the fourth. The agency re-estimates old quarters with each release, so two releases are never joined, and neither is this index with the newer one above.",
      "Falls.":
        "The lowest point after an earlier high, over that high, single quarters from 1985 on. Prices are back in the first quarter at or above the high. The years count from the high.",
      "Ten years.":
        "The index over the same quarter ten years earlier, for every starting quarter, in percent a year, compounded. Starts that overlap are not independent: there are only four full decades in the record.",
      "Since 1991.":
        "Between averages of four quarters, so that seasons and the noise of single quarters drop out.",
      "After inflation.":
        "The index divided by the Consumer Price Index for all items, as the average of the months of a quarter. October 2025 was never published; that quarter is the average of two months.",
      "Checked twice.":
        "A second program, written apart from the one behind this table and with decimal arithmetic, finds the same falls, dates and changes in the same index, before and after inflation. The site is not published while they differ.",
    }),
  },
  caveats: [
    "Two files have the index of states. One begins in 1985 and ends with 2025 Q3; the other begins in 2000, ends with 2026 Q1 and moves only the map in past years. They are two releases: never put a quarter of one beside a quarter of the other.",
    "Before 1985 too few homes sold twice, and some states jumped by a tenth in one quarter, which no market did. So the record leaves those years out, and it understates the oil bust in Oklahoma and Houston, which began before.",
    "An index is an average of single-family homes with loans that Fannie Mae or Freddie Mac bought, and it counts appraisals for refinancing. One house, one street and one year of repairs can differ from it by more than any column shows.",
    "It has no rent, no costs and no tax. What a hold earned is another question: the hold projection answers it for your deal.",
  ],
  credit: `Sources: Federal Housing Finance Agency, House Price Index; US Bureau of Labor Statistics, Consumer Price Index; Federal Reserve Board, Selected Interest Rates (H.15); retrieved November 18, 2026. Every change is this site's arithmetic. ${indexNotice}`,
} as const;
