import type { RuleCheck } from "../../calculators/deal/lenders/stated-limits.ts";

/** How a checked rule looks. The word says it too, for those who do not see the color. */
export const RULE_STATUS = {
  pass: { mark: "✓", word: "Pass", look: "text-good" },
  miss: { mark: "✕", word: "Miss", look: "text-poor" },
  "not-stated": { mark: "?", word: "Not stated", look: "text-ink-soft" },
} as const satisfies Record<RuleCheck["status"], { mark: string; word: string; look: string }>;
