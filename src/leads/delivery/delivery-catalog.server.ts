import { company, disclaimer } from "../../../content/company.ts";
import { contactDetails } from "../../../content/contact-details.ts";
import { stateGuides } from "../../../content/guides/state-guides.ts";
import { part } from "../../../content/site-content.ts";
import { isStateServed } from "../../../content/states-served.ts";
import type { State } from "../../office/states.ts";
import type { MailSender } from "./mail-sender.ts";

export const mailSender = part<MailSender>((site) => {
  const { name, legalName, leadReply } = company;
  const { email, phone, address } = contactDetails(site);
  const postalAddress = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;
  return { name, legalName, email, phone: phone.display, postalAddress, leadReply, disclaimer };
});

const names: ReadonlyMap<string, string> = new Map(
  stateGuides.map(({ stateCode, state }) => [stateCode, state]),
);

/** `Texas` for `TX`. */
export function nameState(state: State): string {
  return names.get(state) ?? state;
}

/** The state of a lead: `California (not served)` for one where the service is not offered. */
export const nameLeadState = part((site) => (state: State) => {
  const name = nameState(state);
  return isStateServed(site)(state) ? name : `${name} (not served)`;
});
