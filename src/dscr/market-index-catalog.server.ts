import { marketIndex } from "../../content/market-index.ts";
import { sampleRates } from "../../content/sample-rates.ts";
import { part, type SiteContent } from "../../content/site-content.ts";
import { dayInOffice } from "../office/office-calendar.ts";
import { officeCalendar } from "../office/office-catalog.server.ts";
import { describeIndex, describeLowRanges, isIndexOld } from "./market-index.ts";

/** Pages with an index say how old it is, so they are rendered once a day. */
export const showsMarketIndex = (site: SiteContent) => marketIndex(site) !== null;

/** The index beside the sample rates; null if none is published. */
export const describedIndex = part((site) => {
  const index = marketIndex(site);
  if (index === null) return null;
  return {
    text: describeIndex(index),
    source: index.source,
    lowRanges: describeLowRanges(sampleRates(site), index),
  };
});
export type DescribedIndex = NonNullable<ReturnType<typeof describedIndex>> & { readonly isOld: boolean };

/** The same, with its age at a moment. */
export function marketIndexAt(site: SiteContent, now: number): DescribedIndex | null {
  const [index, described] = [marketIndex(site), describedIndex(site)];
  if (index === null || described === null) return null;
  return { ...described, isOld: isIndexOld(index, dayInOffice(now, officeCalendar(site))) };
}
