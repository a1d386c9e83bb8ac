import { z } from "zod";
import type { Lender } from "../../content/record-types.ts";
import { isEmailAddress } from "../../platform/mail/email-address.ts";
import { STATES } from "../office/states.ts";
import {
  describeMistakes,
  group,
  isoDate,
  list,
  listMistakes,
  number,
  pattern,
  recordId,
  substantiation,
  text,
} from "../records/field-rules.server.ts";

/** Those that a deal can be (calculators/deal/lenders/property-types.ts). */
const PROPERTY_TYPES = [
  "single-family",
  "duplex",
  "triplex",
  "fourplex",
  "small-multifamily",
  "mixed-use",
  "commercial",
] as const;
const CLOSING_TIME = /^\d{1,3}-\d{1,3} days$/;
const dollars = number(1_000, 1_000_000_000, "a number of dollars, from 1000").int("must be a whole number");

const BOOKINGS_RULES = [
  "gross-80",
  "lower-80",
  "net-of-fees",
  "average-100",
  "market-only",
  "projection-share",
] as const;

/** A lender as it is published. Pages sort, filter and compute with these values. */
export const lenderRecord = group({
  id: recordId,
  name: text(80),
  description: text(400),
  minDSCR: number(0, 5, "a ratio, such as 1.1"),
  maxLTV: number(1, 100, "percent, such as 80"),
  minLoanAmount: dollars,
  maxLoanAmount: dollars,
  rates: pattern(/^\d{1,2}(\.\d+)?%-\d{1,2}(\.\d+)?%$/, 'a range like "7.0%-8.25%"'),
  specialty: list(text(80), 1, 8),
  features: list(text(160), 1, 8),
  rating: number(0, 5, "a number from 0 to 5"),
  closingTime: z.custom<Lender["closingTime"]>(
    (value) => typeof value === "string" && CLOSING_TIME.test(value),
    {
      error: 'must be like "21-30 days", whose first number sorts and filters',
    },
  ),
  commissionRate: text(40),
  ratingSubstantiation: substantiation,
  minCreditScore: number(300, 850, "a credit score from 300 to 850").int("must be a whole number").optional(),
  maxUnits: number(1, 8, "a number of units from 1 to 8").int("must be a whole number").optional(),
  propertyTypes: list(
    z.enum(PROPERTY_TYPES, "must be a property type, such as duplex"),
    0,
    PROPERTY_TYPES.length,
  ).optional(),
  uses: list(z.enum(["long-term", "short-term"], "must be long-term or short-term"), 0, 2).optional(),
  bookingsRules: list(
    z.enum(BOOKINGS_RULES, "must be a rule for bookings, such as gross-80"),
    0,
    BOOKINGS_RULES.length,
  ).optional(),
  states: list(z.enum(STATES, "must be one of the 50 states, such as TX"), 0, STATES.length).optional(),
  receivers: list(
    group({ name: text(80), email: text(254).refine(isEmailAddress, "must be an e-mail address") }),
    0,
    5,
  ).optional(),
  webhookUrl: z
    .string()
    .max(500, "must have at most 500 characters")
    .refine(isWebhookUrl, "must be a link like https://lender.example/deals")
    .optional(),
  confirmedOn: isoDate.optional(),
  confirmedBy: z.string().trim().min(1, "must say who confirmed").optional(),
})
  .refine(({ minLoanAmount, maxLoanAmount }) => minLoanAmount < maxLoanAmount, {
    path: ["maxLoanAmount"],
    error: "must be more than minLoanAmount",
  })
  .refine(({ confirmedOn, confirmedBy }) => (confirmedOn === undefined) === (confirmedBy === undefined), {
    path: ["confirmedOn"],
    error: "and confirmedBy stand together or not at all",
  })
  .transform(
    ({
      confirmedOn,
      confirmedBy,
      propertyTypes,
      uses,
      bookingsRules,
      states,
      receivers,
      ...rest
    }): Lender => {
      // A list that was emptied says nothing, like one that is absent.
      const lender = {
        ...rest,
        ...(propertyTypes?.length && { propertyTypes }),
        ...(uses?.length && { uses }),
        ...(bookingsRules?.length && { bookingsRules }),
        ...(states?.length && { states }),
        ...(receivers?.length && { receivers }),
      };
      const isConfirmed = confirmedOn !== undefined && confirmedBy !== undefined;
      return isConfirmed ? { ...lender, confirmedOn, confirmedBy } : lender;
    },
  );

/** Plain http only on this machine, where programs are tried out. */
function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname));
}

/**
 * Stops the build at a record that the pages cannot use. Types check the same in an editor, but the build ignores
 * types.
 */
export function assertLender(record: { readonly id: string }): void {
  const { error } = lenderRecord.safeParse(record);
  if (error)
    throw new Error(
      `Lender "${record.id}": ${describeMistakes(listMistakes(error)).replaceAll("\n", "; ")}.`,
    );
}
