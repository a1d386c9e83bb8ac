import { InvalidArgumentError } from "commander";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { isEmailAddress } from "../platform/mail/email-address.ts";
import type { Subject } from "../src/leads/privacy/lead-person.server.ts";
import { parseReference } from "../src/leads/records/lead-reference.ts";

/** Parsers of what is typed after a command. Each says what it takes. */

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_LIMIT = 10_000;

export function readReference(text: string): string {
  const reference = parseReference(text);
  if (reference === undefined) throw new InvalidArgumentError("A reference looks like RR-7K3M9-QXTB2.");
  return reference;
}

export function readLimit(text: string): number {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MAX_LIMIT) {
    throw new InvalidArgumentError(`It takes a whole number from 1 to ${MAX_LIMIT}.`);
  }
  return limit;
}

/** The first moment of the day, UTC. */
export function readDay(text: string): number {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(text)) {
    throw new InvalidArgumentError("A date looks like 2026-11-30.");
  }
  return moment;
}

/** The first moment after the day, UTC: the day itself is included. */
export function readLastDay(text: string): number {
  return readDay(text) + DAY_MS;
}

/** Of the commands that take `readSubject`. */
export const WHO = ["<who>", "e-mail address, phone number or reference of the person"] as const;

/** How a person is found: by what they wrote or called from, or by the reference they have. */
export function readSubject(text: string): Subject {
  const reference = parseReference(text);
  if (reference !== undefined) return { reference };
  if (isEmailAddress(text)) return { email: text };
  const phone = parsePhoneNumberFromString(text, { defaultCountry: "US", extract: false });
  if (phone?.isValid()) return { phone: phone.number };
  throw new InvalidArgumentError("It takes an e-mail address, a phone number or a reference (RR-...).");
}
