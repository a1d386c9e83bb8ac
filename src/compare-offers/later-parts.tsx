/** What this tool loads later, as one file. */
export { PrintedOffers } from "./printed-offers.tsx";
export { OffersSections } from "./results/offers-sections.tsx";
