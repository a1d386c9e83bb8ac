import { company } from "../company.ts";
import type { ConsentText } from "./consent.ts";

/**
 * What a subscriber agrees to. Each confirmation stores it word for word, so any change here, including a change of the
 * company's name, is a new version.
 */
export const newsConsent = {
  version: "1.0",
  effective: "2026-11-15",
  text: `I want ${company.legalName} to email me its DSCR news: one short message with a link for each new article. I can stop at any time with the unsubscribe link in every message.`,
} as const satisfies ConsentText;
