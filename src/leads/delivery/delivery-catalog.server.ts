import { company, disclaimer } from "../../../content/company.ts";
import { contactDetails } from "../../../content/contact-details.ts";
import { stateGuides } from "../../../content/guides/state-guides.ts";
import { part } from "../../../content/site-content.ts";
import type { State } from "../lead.ts";
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

const names: ReadonlyMap<string, string> = new Map(
  stateGuides.map(({ stateCode, state }) => [stateCode, state]),
);

/** `Texas` for `TX`. */
export function nameState(state: State): string {
  return names.get(state) ?? state;
}
