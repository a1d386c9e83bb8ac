import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import { isEmailAddress } from "../../../platform/mail/email-address.ts";
import { CAMPAIGN_LABELS, type Campaign } from "../../campaign/campaign.ts";
import { STATES } from "../../office/states.ts";
import {
  DEFAULT_SOURCE,
  FIELD_ERRORS,
  type FieldErrors,
  FORM_FIELDS,
  type FormField,
  type LeadFields,
  LOAN_PURPOSES,
  MAX_LENGTHS,
  parseSource,
} from "../lead.ts";
import { cleanMessage, findMessageError } from "../lead-message.ts";
import type { LeadOrigin } from "../records/lead-record.ts";

/** A validated submission. */
export interface LeadSubmission {
  readonly fields: LeadFields;
  readonly origin: LeadOrigin;
  /** Hash of the consent text that the form showed. */
  readonly consentHash: string | undefined;
  /** Only our form sends a token, and always does. It is empty if the form could not get one. */
  readonly formToken: string | undefined;
  readonly isHoneypotFilled: boolean;
  /** The visitor chose a state where the service is not offered, and asks for a call about another one. */
  readonly wantsOtherState: boolean;
}

export type SubmissionReading =
  | { readonly submission: LeadSubmission }
  | { readonly errors: FieldErrors; readonly message: string };

/**
 * Reads the spec's seven fields and the additions of our form. An invalid field is refused. An invalid addition is
 * dropped: nobody should lose a lead over a campaign name. Everything else is ignored.
 */
export function readSubmission(json: unknown): SubmissionReading {
  return readWith(wire, json);
}

/** The same for what the operator types: somebody who called has left a number, somebody who wrote an address. */
export function readEnteredSubmission(json: unknown): SubmissionReading {
  const reading = readWith(enteredWire, json);
  if (!("submission" in reading)) return reading;
  const { email, phone } = reading.submission.fields;
  return email + phone === "" ? { errors: { phone: NO_ADDRESS }, message: NO_ADDRESS } : reading;
}

const NO_ADDRESS = "Please enter a phone number or an email address.";

function readWith(fields: typeof wire | typeof enteredWire, json: unknown): SubmissionReading {
  const parsed = fields.safeParse(json);
  if (parsed.success) return { submission: toSubmission(parsed.data) };
  const { issues } = parsed.error;
  if (issues.some(({ path }) => path.length === 0)) {
    const names = REQUIRED_FIELDS.join(", ");
    return { errors: describe(REQUIRED_FIELDS), message: `Send a JSON object with at least: ${names}.` };
  }
  const wrong = FORM_FIELDS.filter((field) => issues.some(({ path }) => path[0] === field));
  const tooLong = issues.find(({ path }) => path[0] === "message")?.message;
  const errors = { ...describe(wrong), ...(tooLong && { message: tooLong }) };
  return { errors, message: Object.values(errors)[0] ?? "The request is not valid." };
}

const REQUIRED_FIELDS = ["name", "email", "phone", "tcpaConsent"] as const satisfies FormField[];

function describe(wrong: readonly FormField[]): FieldErrors {
  return Object.fromEntries(wrong.map((field) => [field, FIELD_ERRORS[field]]));
}

/** Refuses control characters, unpaired surrogates, and characters that change the reading order. */
function isPlainText(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u.test(text);
}

function plainText(maxLength: number) {
  return z.string().trim().normalize("NFC").min(1).max(maxLength).refine(isPlainText);
}

const email = plainText(MAX_LENGTHS.email).refine(isEmailAddress);

/** A number without a country code is read as a US one; investors from abroad write theirs with a plus. */
const phone = plainText(MAX_LENGTHS.phone).transform((typed, context) => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: "US", extract: false });
  if (number?.isValid()) return { typed, e164: number.number };
  context.addIssue("No such phone number.");
  return z.NEVER;
});

/** Forms send an empty string for a missing value; programs send null or nothing. */
function optional<Field extends z.ZodType>(field: Field) {
  return z.preprocess((given) => (isBlank(given) ? undefined : given), field.optional());
}

/** Line breaks are allowed and stored as one character, whatever the sender's system uses. */
const dealSummary = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, "\n"))
  .trim()
  .normalize("NFC")
  .max(MAX_LENGTHS.dealSummary)
  .refine((text) => isPlainText(text.replaceAll("\n", " ")));

/** The issue's text is shown to the visitor: it says how long the message is. */
const message = z
  .string(FIELD_ERRORS.message)
  .overwrite(cleanMessage)
  .superRefine((text, context) => {
    const error = findMessageError(text);
    if (error !== undefined) context.addIssue(error);
  });

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === "string" && value.trim() === "");
}

const campaignLabel = plainText(100).optional().catch(undefined);

const wire = z.object({
  name: plainText(MAX_LENGTHS.name).regex(/\p{L}/u),
  email,
  phone,
  state: optional(z.enum(STATES)),
  loanPurpose: optional(z.enum(LOAN_PURPOSES.map(({ value }) => value))),
  message: optional(message),
  dealSummary: optional(dealSummary),
  tcpaConsent: z.literal(true),
  /** A box of a form sends "on". */
  otherState: z
    .unknown()
    .optional()
    .transform((given) => given === true || given === "on"),

  source: z
    .string()
    .refine((text) => parseSource(text) !== undefined)
    .catch(DEFAULT_SOURCE),
  consentHash: z.string().optional().catch(""),
  formToken: z.string().max(200).optional().catch(""),
  website: z
    .unknown()
    .optional()
    .transform((given) => given !== undefined && !isBlank(given)),
  page: plainText(200)
    .regex(/^\/[^?#]*$/)
    .optional()
    .catch(undefined),
  referrer: plainText(2000).transform(withoutQuery).optional().catch(undefined),
  utm_source: campaignLabel,
  utm_medium: campaignLabel,
  utm_campaign: campaignLabel,
  utm_term: campaignLabel,
  utm_content: campaignLabel,
});

const enteredWire = wire.extend({ email: optional(email), phone: optional(phone) });

type Wire = z.infer<typeof enteredWire>;

function toSubmission(sent: Wire): LeadSubmission {
  const { name, state, loanPurpose, source, consentHash, formToken } = sent;
  return {
    fields: {
      name,
      email: sent.email ?? "",
      phone: sent.phone?.e164 ?? "",
      phoneTyped: sent.phone?.typed ?? "",
      state: state ?? null,
      loanPurpose: loanPurpose ?? null,
      source,
      dealSummary: sent.dealSummary ?? null,
      // Cleaning may leave an empty message: one that had only invisible characters.
      message: sent.message || null,
    },
    origin: { page: sent.page ?? null, referrer: sent.referrer ?? null, campaign: readCampaign(sent) },
    consentHash,
    formToken,
    isHoneypotFilled: sent.website,
    wantsOtherState: sent.otherState,
  };
}

function readCampaign(sent: Wire): Campaign {
  return Object.fromEntries(
    CAMPAIGN_LABELS.flatMap((label) => {
      const value = sent[label];
      return value === undefined ? [] : [[label, value]];
    }),
  );
}

/** Drops the query: other sites put names and search terms in it. */
function withoutQuery(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, pathname } = new URL(address);
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, 300) : undefined;
}
