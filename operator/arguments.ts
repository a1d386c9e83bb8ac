import { InvalidArgumentError } from "commander";
import { isEmailAddress } from "../platform/mail/email-address.ts";
import type { Subject } from "../src/leads/privacy/opt-out.ts";
import { parseReference } from "../src/leads/records/lead-reference.ts";
import { parseSubject } from "../src/leads/records/parse-search.server.ts";
import { DATE_RULE, isDay } from "../src/office/office-calendar.ts";

/** Parsers for command-line arguments. Each error message says what is expected. */

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

export function readVersion(text: string): number {
  const version = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (version < 1) throw new InvalidArgumentError("Enter a version number from the history.");
  return version;
}

/** An ISO date. */
export function readDay(text: string): string {
  if (!isDay(text)) throw new InvalidArgumentError(DATE_RULE);
  return text;
}

export function readAddress(text: string): string {
  if (!isEmailAddress(text)) throw new InvalidArgumentError("An e-mail address looks like you@example.com.");
  return text;
}

/** Argument of the commands that use `readSubject`. */
export const WHO = ["<who>", "the person's e-mail address, phone number or reference"] as const;

/** Identifies a person by e-mail address, phone number or lead reference. */
export function readSubject(text: string): Subject {
  const subject = parseSubject(text);
  if (subject !== undefined) return subject;
  throw new InvalidArgumentError("Enter an e-mail address, a phone number or a reference (RR-...).");
}
