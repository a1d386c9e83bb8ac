import { InvalidArgumentError } from "commander";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { isEmailAddress } from "../platform/mail/email-address.ts";
import type { Subject } from "../src/leads/privacy/lead-person.server.ts";
import { parseReference } from "../src/leads/records/lead-reference.ts";

/** Parsers for command-line arguments. Each error message says what is expected. */

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
    throw new InvalidArgumentError(`Enter a whole number from 1 to ${MAX_LIMIT}.`);
  }
  return limit;
}

/** Start of the day, UTC. */
export function readDay(text: string): number {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(text)) {
    throw new InvalidArgumentError("A date looks like 2026-11-30.");
  }
  return moment;
}

/** Start of the next day, UTC, so that the day itself is included. */
export function readLastDay(text: string): number {
  return readDay(text) + DAY_MS;
}

/** Argument of the commands that use `readSubject`. */
export const WHO = ["<who>", "the person's e-mail address, phone number or reference"] as const;

/** Identifies a person by e-mail address, phone number or lead reference. */
export function readSubject(text: string): Subject {
  const reference = parseReference(text);
  if (reference !== undefined) return { reference };
  if (isEmailAddress(text)) return { email: text };
  const phone = parsePhoneNumberFromString(text, { defaultCountry: "US", extract: false });
  if (phone?.isValid()) return { phone: phone.number };
  throw new InvalidArgumentError("Enter an e-mail address, a phone number or a reference (RR-...).");
}
