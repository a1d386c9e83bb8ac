import { company, disclaimer } from "../../../content/company.ts";
import type { Correspondent } from "./correspondent.ts";

export const correspondent: Correspondent = {
  name: company.name,
  legalName: company.legalName,
  email: company.email,
  phone: company.phone.display,
  postalAddress: `${company.address.street}, ${company.address.city}, ${company.address.region} ${company.address.postalCode}`,
  leadReply: company.leadReply,
  disclaimer,
};
