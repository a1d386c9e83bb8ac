import { contactDetails } from "../../content/contact-details.ts";
import type { FrameContact } from "./frame-contact.ts";

const { phone, email, address, social } = contactDetails;
const { street, city, region, postalCode } = address;

/** Only what the footer shows: it is part of every document. */
export const frameContact: FrameContact = {
  phone,
  email,
  address: { street, city, region, postalCode },
  social,
};
