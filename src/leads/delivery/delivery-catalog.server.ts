import { company, disclaimer } from "../../../content/company.ts";
import { contactDetails } from "../../../content/contact-details.ts";
import type { MailSender } from "./mail-sender.ts";

export const mailSender: MailSender = {
  name: company.name,
  legalName: company.legalName,
  email: contactDetails.email,
  phone: contactDetails.phone.display,
  postalAddress: `${contactDetails.address.street}, ${contactDetails.address.city}, ${contactDetails.address.region} ${contactDetails.address.postalCode}`,
  leadReply: company.leadReply,
  disclaimer,
};
