import type { SiteContent } from "./site-content.ts";

/** The market index beside the sample rates; null until the operator publishes one. None comes with the site. */
export const marketIndex = ({ records }: SiteContent) => records.marketIndex;
