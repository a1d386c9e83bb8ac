import type { CompetitionLevel } from "../../content/guides/city-guide.ts";
import type { LenderPresence } from "../../content/guides/state-guide.ts";

/** A word and its emphasis. The word alone carries the meaning. */
export interface GuideBadge {
  readonly text: string;
  readonly tone: "strong" | "secondary" | "outline" | "good" | "marginal" | "poor";
}

/** Spec, section 4: states use Growing, Stable and Declining; cities Growing and Hot; any other word is unstyled. */
export function marketTrendBadge(trend: string): GuideBadge {
  const tones: Readonly<Record<string, GuideBadge["tone"]>> = {
    Growing: "good",
    Hot: "strong",
    Stable: "secondary",
    Declining: "poor",
  };
  return { text: trend, tone: tones[trend] ?? "outline" };
}

export function lenderPresenceBadge(presence: LenderPresence): GuideBadge {
  const tones = { High: "good", Medium: "secondary", Low: "marginal" } as const;
  return { text: presence, tone: tones[presence] };
}

export function competitionBadge(level: CompetitionLevel): GuideBadge {
  const tones = { Medium: "secondary", High: "marginal" } as const;
  return { text: level, tone: tones[level] };
}

/** Spec, section 2: strongest style for 'Very Strong', secondary for 'Strong', outline otherwise. */
export function marketStrengthBadge(strength: string): GuideBadge {
  if (strength === "Very Strong") return { text: strength, tone: "strong" };
  return { text: strength, tone: strength === "Strong" ? "secondary" : "outline" };
}

export function shortTermRentalBadge(isFriendly: boolean): GuideBadge {
  return isFriendly ? { text: "Allowed", tone: "secondary" } : { text: "Restricted", tone: "outline" };
}
