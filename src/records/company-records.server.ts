import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import type {
  ContactDetails,
  MarketIndex,
  SampleRates,
  Service,
  Testimonial,
} from "../../content/record-types.ts";
import { isEmailAddress } from "../../platform/mail/email-address.ts";
import { WEEKDAYS } from "../office/describe-time.ts";
import { STATES } from "../office/states.ts";
import {
  group,
  isoDate,
  list,
  number,
  pattern,
  recordId,
  substantiation,
  text,
} from "./field-rules.server.ts";

const time = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time like "09:00"');

const office = group({
  timeZone: text(60).refine(isTimeZone, 'must be a time zone like "America/Chicago"'),
  openDays: list(z.enum(WEEKDAYS, "must be a day of the week, such as Monday"), 1, 7).refine(
    (days) => new Set(days).size === days.length,
    "must name each day once",
  ),
  opensAt: time,
  closesAt: time,
  holidays: list(isoDate, 0, 100),
}).refine(({ opensAt, closesAt }) => opensAt < closesAt, {
  path: ["closesAt"],
  error: "must be later than opensAt",
});

export const contactRecord = group({
  phone: text(40).refine(
    (phone) => parsePhoneNumberFromString(phone, "US")?.isPossible() === true,
    'must be a telephone number like "(512) 555-0142" or "+44 20 7946 0958"',
  ),
  email: text(254).refine(isEmailAddress, "must be an e-mail address"),
  address: group({
    street: text(120),
    city: text(80),
    region: text(40),
    postalCode: text(20),
    country: pattern(/^[A-Z]{2}$/, 'a country code like "US"'),
  }),
  office,
  social: list(
    group({ name: text(40), url: z.url({ protocol: /^https$/, error: "must be a link with https://" }) }),
    0,
    8,
  ),
}) satisfies z.ZodType<ContactDetails>;

const percent = number(0.1, 30, "a rate in percent, such as 6.75");
const range = group({ low: percent, high: percent }).refine(({ low, high }) => low < high, {
  path: ["high"],
  error: "must be higher than low",
});

export const ratesRecord = group({
  dscr: range,
  conventional: range,
}) satisfies z.ZodType<SampleRates>;

export const serviceRecord = group({
  states: list(z.enum(STATES, "must be one of the 50 states, such as TX"), 1, STATES.length).refine(
    (states) => new Set(states).size === states.length,
    "must name each state once",
  ),
}) satisfies z.ZodType<Service>;

const points = number(0, 15, "percentage points, such as 2.75");

export const marketIndexRecord = group({
  id: recordId,
  name: text(60),
  value: percent,
  date: isoDate,
  source: text(120),
  spread: group({ low: points, high: points }).refine(({ low, high }) => low < high, {
    path: ["high"],
    error: "must be higher than low",
  }),
}) satisfies z.ZodType<MarketIndex>;

export const testimonialRecord = group({
  id: recordId,
  quote: text(600),
  author: text(120),
  detail: text(160),
  stars: z.literal(5, "must be 5"),
  substantiation,
}) satisfies z.ZodType<Testimonial>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
