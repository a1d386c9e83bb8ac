/**
 * What an investor attests before a deal is offered to any lender. A change of wording is a new version: what was
 * attested is stored with its text.
 */
export const businessPurpose = {
  version: "1.0",
  text: "I will not live in this property, and neither will my family. The loan is for a business purpose: to buy, refinance or improve property that is rented out.",
} as const;
