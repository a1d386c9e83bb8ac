import { contactDetails } from "../../content/contact-details.ts";
import { part } from "../../content/site-content.ts";
import type { FrameContact } from "./frame-contact.ts";

/** Only what the footer shows: it is part of every document. */
export const frameContact = part<FrameContact>((site) => {
  const { phone, email, address, social } = contactDetails(site);
  const { street, city, region, postalCode } = address;
  return { phone, email, address: { street, city, region, postalCode }, social };
});
