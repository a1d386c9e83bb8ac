import { company, disclaimer } from "../../content/company.ts";
import { contactDetails } from "../../content/contact-details.ts";
import { requirements } from "../../content/landings/requirements.ts";
import { figuresAsOf } from "../../content/loan-facts.ts";
import { part } from "../../content/site-content.ts";

/** The requirements page and the company, for the sheet to print. */
export const requirementsGuide = part((site) => ({
  requirements,
  figuresAsOf: figuresAsOf(site),
  company,
  contactDetails: contactDetails(site),
  disclaimer,
}));
