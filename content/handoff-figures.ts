import type { SiteContent } from "./site-content.ts";

/** Counted by the site itself. Null until there is enough to count. */
export const handoffFigures = ({ records }: SiteContent) => records.handoffFigures;
