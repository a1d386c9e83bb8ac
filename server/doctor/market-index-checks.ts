import { describeLowRanges, INDEX_MAX_AGE_DAYS, isIndexOld } from "../../src/dscr/market-index.ts";
import type { ReviewedContent } from "../../src/site/reviewed-content-catalog.server.ts";
import { advice, type Finding, problem, when } from "./finding.ts";

/** The index beside the sample rates. `today` is an ISO date. */
export function checkMarketIndex(
  { sampleRates, marketIndex }: ReviewedContent["rates"],
  today: string,
): readonly Finding[] {
  if (marketIndex === null) {
    return [
      advice(
        "No market index stands beside the sample rates",
        "Publish one at the desk (Publish, Market index), or write its file (docs/operations.md): npm run operator -- market-index publish FILE.yaml",
      ),
    ];
  }
  const { id, name, date } = marketIndex;
  const enter = `npm run operator -- market-index set ${id} value 4.75 date ${today}`;
  return [
    ...when(
      date > today,
      problem(`The market index is of a day in the future: ${name} (${date})`, `Correct it: ${enter}`),
    ),
    ...when(
      isIndexOld(marketIndex, today),
      advice(
        `The market index is more than ${INDEX_MAX_AGE_DAYS} days old, and pages say so: ${name} (${date})`,
        `Enter the current value and its day: ${enter}`,
      ),
    ),
    ...describeLowRanges(sampleRates, marketIndex).map((sentence) =>
      advice(
        sentence.replace(/\.$/, ""),
        "Pages say so too. To raise the range: npm run operator -- settings edit rates",
      ),
    ),
  ];
}
