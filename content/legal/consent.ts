import { company } from "../company.ts";
import { lenders } from "../lenders.ts";
import { part } from "../site-content.ts";

/**
 * The text beside the consent box. A consent record stores it word for word with its SHA-256, so any change here,
 * including a change of the company's name, is a new version.
 */
export type ConsentText = {
  readonly version: string;
  readonly effective: string;
  readonly text: string;
};

export const consentText = {
  version: "1.1",
  effective: "2026-11-19",
  text: `I agree that ${company.legalName} may contact me by phone, SMS and email, at the number and address I give here, about loans for investment property, also for marketing. A lender partner gets my name only after I have chosen it, and may then contact me in the same ways. Calls and messages may be automated or prerecorded, and may use an artificial or prerecorded voice. Consent is not a condition of purchase. Message and data rates may apply. I may opt out at any time by replying STOP, by using the unsubscribe link in an email, or by contacting ${company.name}.`,
} as const satisfies ConsentText;

/** Shown beside the form's button. */
export const notALender = `${company.name} is not a lender. It does not originate, broker or fund loans, and it does not make credit decisions.`;

/** The partners named beside the consent text and stored with each consent record. */
export const lenderPartnersShown = part<readonly string[]>((site) =>
  lenders(site).map((lender) => lender.name),
);
