import { company, disclaimer } from "../../../content/company.ts";
import type { MailSender } from "./mail-sender.ts";

export const mailSender: MailSender = {
  name: company.name,
  legalName: company.legalName,
  email: company.email,
  phone: company.phone.display,
  postalAddress: `${company.address.street}, ${company.address.city}, ${company.address.region} ${company.address.postalCode}`,
  leadReply: company.leadReply,
  disclaimer,
};
