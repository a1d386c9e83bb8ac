import { parsePhoneNumberFromString } from "libphonenumber-js";
import { isEmailAddress } from "../../../platform/mail/email-address.ts";
import type { Subject } from "../privacy/opt-out.ts";
import { parseReference } from "./lead-reference.ts";
import type { LeadSearch } from "./lead-search.server.ts";
import { foldText, readPhonePart, readReferencePart } from "./lead-search.ts";

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

/** What somebody looks for who typed this: a whole address or reference, or anything that stands somewhere in a lead. */
export function parseSearch(text: string): LeadSearch {
  return (
    parseSubject(text) ?? {
      words: foldText(text).split(/\s+/),
      referencePart: readReferencePart(text),
      phonePart: readPhonePart(text),
    }
  );
}
