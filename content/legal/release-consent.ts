import { company } from "../company.ts";

/**
 * What an investor agrees to before one lender gets the name. It names that lender, so every lender has a text of its own.
 * A consent record stores it word for word with its SHA-256: a change of wording is a new version.
 */
export const releaseConsent = {
  version: "1.0",
  text: (lender: string) =>
    `I choose ${lender}. ${company.legalName} may give ${lender} my name, email address and phone number, with the deal that it answered and this agreement. ${lender} may contact me about this loan by phone, text message and email. Nobody else gets my name by this. Consent is not a condition of purchase. Message and data rates may apply. I can take this back at any time, on this page or by contacting ${company.name}; ${lender} is then told to stop contacting me and to delete my data.`,
} as const;
