import { parsePhoneNumberFromString } from "libphonenumber-js";
import { isEmailAddress } from "../../../platform/mail/email-address.ts";
import type { Subject } from "../privacy/opt-out.ts";
import { parseReference } from "./lead-reference.ts";
import type { LeadSearch } from "./lead-search.server.ts";
import { foldText, readPhonePart } from "./lead-search.ts";

/** Said where a text names nobody. */
export const SUBJECT_RULE = "Enter a whole e-mail address, a phone number or a reference (RR-...).";

/** An e-mail address, a phone number or a reference; undefined for anything else. */
export function parseSubject(text: string): Subject | undefined {
  const reference = parseReference(text);
  if (reference !== undefined) return { reference };
  if (isEmailAddress(text)) return { email: text };
  const phone = parsePhoneNumberFromString(text, { defaultCountry: "US", extract: false });
  return phone?.isValid() ? { phone: phone.number } : undefined;
}

/** What somebody looks for who typed this: a whole address or reference, a part of a phone number, or words of a name. */
export function parseSearch(text: string): LeadSearch {
  const subject = parseSubject(text);
  if (subject !== undefined) return subject;
  const phonePart = readPhonePart(text);
  return phonePart === undefined ? { words: foldText(text).split(/\s+/) } : { phonePart };
}
