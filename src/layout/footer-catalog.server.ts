import { contactDetails } from "../../content/contact-details.ts";
import { part } from "../../content/site-content.ts";

export const footerContact = part((site) => {
  const { phone, email, address, social } = contactDetails(site);
  return { phone, email, address, social };
});

export type FooterContact = ReturnType<typeof footerContact>;
