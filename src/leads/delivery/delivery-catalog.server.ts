import { company, disclaimer } from "../../../content/company.ts";
import { contactDetails } from "../../../content/contact-details.ts";
import { part } from "../../../content/site-content.ts";
import type { MailSender } from "./mail-sender.ts";

export const mailSender = part<MailSender>((site) => ({
  name: company.name,
  legalName: company.legalName,
  email: contactDetails(site).email,
  phone: contactDetails(site).phone.display,
  postalAddress: `${contactDetails(site).address.street}, ${contactDetails(site).address.city}, ${contactDetails(site).address.region} ${contactDetails(site).address.postalCode}`,
  leadReply: company.leadReply,
  disclaimer,
}));
