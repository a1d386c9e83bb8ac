import { expect, test } from "vitest";
import {
  competitionBadge,
  lenderPresenceBadge,
  marketStrengthBadge,
  marketTrendBadge,
  shortTermRentalBadge,
} from "./guide-badges.ts";

test.each([
  [marketTrendBadge("Growing"), "Growing", "good"],
  [marketTrendBadge("Hot"), "Hot", "strong"],
  [marketTrendBadge("Stable"), "Stable", "secondary"],
  [marketTrendBadge("Declining"), "Declining", "poor"],
  [marketTrendBadge("Unclear"), "Unclear", "outline"],
  [lenderPresenceBadge("High"), "High", "good"],
  [lenderPresenceBadge("Medium"), "Medium", "secondary"],
  [lenderPresenceBadge("Low"), "Low", "marginal"],
  [competitionBadge("Medium"), "Medium", "secondary"],
  [competitionBadge("High"), "High", "marginal"],
  [marketStrengthBadge("Very Strong"), "Very Strong", "strong"],
  [marketStrengthBadge("Strong"), "Strong", "secondary"],
  [marketStrengthBadge("Moderate"), "Moderate", "outline"],
  [marketStrengthBadge("Weak"), "Weak", "outline"],
  [shortTermRentalBadge(true), "Allowed", "secondary"],
  [shortTermRentalBadge(false), "Restricted", "outline"],
])("%j", (badge, text, tone) => {
  expect(badge).toEqual({ text, tone });
});
