import { company } from "../company.ts";
import { part } from "../site-content.ts";
import { disclosures } from "./disclosures.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

/** The legal documents as pages. */
export const legalPageTexts = part((site) => ({
  disclosures: {
    heading: "Disclosures",
    title: "Disclosures: What We Are and Who Pays Us",
    metaDescription: `${company.name} is an educational and referral service, not a lender. How it is paid, what its figures are worth, NMLS, consent and complaints.`,
    document: disclosures(site),
  },
  terms: {
    heading: "Terms of Service",
    title: "Terms of Service",
    metaDescription:
      "The agreement for using this site in twelve short sections: what the service does and does not do, referrals, consent to contact, liability and Texas law.",
    document: terms(site),
  },
  privacy: {
    heading: "Privacy Policy",
    title: "Privacy Policy",
    metaDescription:
      "What personal data this site handles and why, with whom it is shared, how long it is kept, and how to see, correct or delete it or opt out of contact.",
    document: privacy(site),
  },
}));
