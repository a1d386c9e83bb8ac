/** What this tool loads later, as one file. */
export { PrintedDeal } from "./printed-deal.tsx";
export { DealSections } from "./sections/deal-sections.tsx";
