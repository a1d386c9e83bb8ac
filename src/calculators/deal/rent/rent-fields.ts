import { choice, claim, money } from "../../fields/field-kinds.ts";
import { SHORT_TERM_RULE_NAMES } from "./short-term-rules.ts";

/** The rents of one unit, or of the whole property if its units are not listed separately. */
export const RENT_FIELDS = {
  use: choice("Use", "use", "long-term", [
    ["long-term", "Long-term lease"],
    ["short-term", "Short-term rental"],
  ]),
  leaseRent: money("Rent on the lease a month", "rent"),
  /** As an appraiser would state it; 0 if unknown. */
  marketRent: money("Market rent a month", "market"),
  isVacant: claim("Occupancy", "vacant", false, { yes: "Vacant", no: "Leased" }),
  /** One year of bookings, before fees. */
  shortTermGross: money("Bookings a year", "gross"),
  /** False if that year is a projection. */
  hasShortTermHistory: claim("Behind the bookings", "history", true, {
    yes: "12 months of bookings",
    no: "A projection",
  }),
  shortTermRule: choice("Rule for bookings", "rule", "gross-80", [
    ["gross-80", SHORT_TERM_RULE_NAMES["gross-80"]],
    ["lower-80", SHORT_TERM_RULE_NAMES["lower-80"]],
    ["net-of-fees", SHORT_TERM_RULE_NAMES["net-of-fees"]],
    ["average-100", SHORT_TERM_RULE_NAMES["average-100"]],
    ["market-only", SHORT_TERM_RULE_NAMES["market-only"]],
  ]),
  /** In place of the rule above if there is only a projection. */
  projectionRule: choice("Rule for a projection", "projrule", "market-only", [
    ["market-only", SHORT_TERM_RULE_NAMES["market-only"]],
    ["projection-share", SHORT_TERM_RULE_NAMES["projection-share"]],
  ]),
} as const;
