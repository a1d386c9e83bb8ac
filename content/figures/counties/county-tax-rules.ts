import type { StateCode } from "../figure-table.ts";

/**
 * How what owners pay in a county becomes what a landlord pays there. A state's range says it for the state; each end is
 * divided by what owners pay where it was measured. A rule that doubles the bill doubles it in every county.
 */
export type CountyTaxRule =
  /** Both ends were measured at the state's median: each is divided by what owners pay in the state. */
  | { readonly kind: "state" }
  /** The upper end is the rate of a city: it is divided by what owners pay in that city's county. */
  | { readonly kind: "city"; readonly county: string }
  /** The upper end is a rule of one city alone: it holds in that county and nowhere else. */
  | { readonly kind: "one-city"; readonly county: string }
  /** Both ends are rates of one city. */
  | { readonly kind: "both-in-city"; readonly county: string }
  /** A levy that owners do not pay, in percent of the price, and whatever the upper end has on top of it. */
  | { readonly kind: "levy"; readonly points: number }
  /** The upper end is the most that the law allows, in every county. */
  | { readonly kind: "cap" }
  /** Owners' bills say nothing about a landlord's: the state's range stays. */
  | { readonly kind: "none" };

export const countyTaxRules: Readonly<Partial<Record<StateCode, CountyTaxRule>>> = {
  AL: { kind: "city", county: "01089" },
  AR: { kind: "city", county: "05119" },
  // The law sets about 1% of the price everywhere. What owners pay tells how long they have owned.
  CA: { kind: "none" },
  // Each county has its own class for rentals.
  HI: { kind: "none" },
  ID: { kind: "city", county: "16001" },
  IL: { kind: "city", county: "17089" },
  IN: { kind: "cap" },
  LA: { kind: "city", county: "22071" },
  ME: { kind: "city", county: "23005" },
  MA: { kind: "one-city", county: "25025" },
  // 18 mills on half of the value.
  MI: { kind: "levy", points: 0.9 },
  MS: { kind: "city", county: "28049" },
  MT: { kind: "both-in-city", county: "30111" },
  NV: { kind: "city", county: "32003" },
  NM: { kind: "city", county: "35001" },
  OK: { kind: "city", county: "40109" },
  PA: { kind: "one-city", county: "42101" },
  TX: { kind: "city", county: "48201" },
  WV: { kind: "city", county: "54039" },
  WI: { kind: "city", county: "55079" },
};
