import { company, disclaimer } from "../../content/company.ts";
import { contactDetails } from "../../content/contact-details.ts";
import { requirements } from "../../content/landings/requirements.ts";
import { part } from "../../content/site-content.ts";

/** The requirements page and the company, for the sheet to print. */
export const requirementsGuide = part((site) => ({
  requirements,
  company,
  contactDetails: contactDetails(site),
  disclaimer,
}));
