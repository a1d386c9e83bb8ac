import { contact } from "../../content/contact.ts";
import { contactDetails } from "../../content/contact-details.ts";
import { leadMessage, leadReceivedText } from "../../content/lead-form.ts";
import { consentText, lenderPartnersShown, notALender } from "../../content/legal/consent.ts";
import { disclosures } from "../../content/legal/disclosures.ts";
import { privacy } from "../../content/legal/privacy.ts";
import { terms } from "../../content/legal/terms.ts";
import type { PageRecord } from "../seo/page-record.ts";
import { sha256 } from "./consent/consent-record.server.ts";
import type { LeadFormContent } from "./form/lead-form-content.ts";
import type { ConsentOffer } from "./intake/lead-intake.server.ts";

/** Everything shown beside the checkbox, partners included: another partner makes another text and another hash. */
const shownText = `${consentText.text}\nLender partners: ${lenderPartnersShown.join(", ")}.`;
const shownSha256 = sha256(shownText);

/** The consent on offer now. A copy is stored with each consent. */
export const consentOffer: ConsentOffer = {
  text: shownText,
  textVersion: consentText.version,
  textSha256: shownSha256,
  partners: lenderPartnersShown,
  policies: { privacy: privacy.version, terms: terms.version, disclosures: disclosures.version },
  channels: ["phone", "sms", "email"],
};

const [, ...steps] = contact.whatHappensNext.steps;

/** Sent with the pages that show the form; the dialog fetches it. */
export const leadFormContent: LeadFormContent = {
  consent: { text: shownText, version: consentText.version, sha256: shownSha256 },
  notALender,
  phone: contactDetails.phone.display,
  nextSteps: steps.map(({ text }) => text),
  message: leadMessage,
};

export const leadReceivedPage: PageRecord = {
  path: "/lead-received",
  title: leadReceivedText.title,
  description: leadReceivedText.metaDescription,
  kind: "page",
  updated: consentText.effective,
  breadcrumb: [{ name: leadReceivedText.title, path: "/lead-received" }],
  isUnlisted: true,
};
