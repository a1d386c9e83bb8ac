import { contact } from "../../content/contact.ts";
import { contactDetails } from "../../content/contact-details.ts";
import { leadInShort, leadMessage, leadReceivedText } from "../../content/lead-form.ts";
import { consentText, lenderPartnersShown, notALender } from "../../content/legal/consent.ts";
import { disclosures } from "../../content/legal/disclosures.ts";
import { privacy } from "../../content/legal/privacy.ts";
import { terms } from "../../content/legal/terms.ts";
import { part } from "../../content/site-content.ts";
import { isStateServed, unservedStatesText } from "../../content/states-served.ts";
import { STATES } from "../office/states.ts";
import { stepPage } from "../seo/page-record.ts";
import { sha256 } from "./consent/consent-record.server.ts";
import type { LeadFormContent, UnservedStates } from "./form/lead-form-content.ts";
import type { ConsentOffer } from "./intake/lead-intake.server.ts";

/** Everything shown beside the checkbox, partners included: another partner makes another text and another hash. */
const shownText = part(
  (site) => `${consentText.text}\nLender partners: ${lenderPartnersShown(site).join(", ")}.`,
);
const shownSha256 = part((site) => sha256(shownText(site)));

/** The consent on offer now. A copy is stored with each consent. */
export const consentOffer = part<ConsentOffer>((site) => ({
  text: shownText(site),
  textVersion: consentText.version,
  textSha256: shownSha256(site),
  partners: lenderPartnersShown(site),
  policies: {
    privacy: privacy(site).version,
    terms: terms(site).version,
    disclosures: disclosures(site).version,
  },
  channels: ["phone", "sms", "email"],
}));

const steps = part((site) => contact(site).whatHappensNext.steps.slice(1));

/** Sent with the pages that show the form; the dialog fetches it. */
export const leadFormContent = part<LeadFormContent>((site) => ({
  consent: { text: shownText(site), version: consentText.version, sha256: shownSha256(site) },
  notALender,
  phone: contactDetails(site).phone.display,
  nextSteps: steps(site).map(({ text }) => text),
  inShort: leadInShort,
  message: leadMessage,
  unserved: unservedStates(site),
}));

const unservedStates = part<UnservedStates | null>((site) => {
  const states = STATES.filter((state) => !isStateServed(site)(state));
  return states.length === 0 ? null : { states, ...unservedStatesText };
});

export const leadReceivedPage = stepPage(leadReceivedText, {
  path: "/lead-received",
  updated: consentText.effective,
});
