import { DATE_RULE, isDay } from "../../office/office-calendar.ts";
import { CONTACT_CHANNELS, type ContactChannel } from "../privacy/opt-out.ts";

/** How a person agreed who did not use the site's form. */
export const CONSENT_WAYS = ["on the phone", "in person", "in writing", "on another website"] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** What the operator says that a person agreed to. */
export interface EntryConsent {
  readonly channels: readonly [ContactChannel, ...ContactChannel[]];
  readonly way: ConsentWay;
  /** An ISO date in the office. */
  readonly day: string;
  /** What was said, or what the person signed. */
  readonly words: string;
}

/** As somebody typed it. */
export interface TypedConsent {
  readonly channels: readonly string[];
  readonly way: string;
  readonly day: string;
  readonly words: string;
}

export type ConsentProblems = Readonly<Partial<Record<"channels" | "way" | "day" | "words", string>>>;

const MAX_WORDS = 2_000;

/** Null if the person agreed to nothing. `today` is an ISO date in the office. */
export function readEntryConsent(
  typed: TypedConsent,
  today: string,
): { readonly consent: EntryConsent | null } | { readonly problems: ConsentProblems } {
  const [channel, ...others] = CONTACT_CHANNELS.filter((known) => typed.channels.includes(known));
  const unknown = typed.channels.find((name) => !CONTACT_CHANNELS.some((known) => known === name));
  if (unknown !== undefined) {
    return { problems: { channels: `"${unknown}" is none of ${CONTACT_CHANNELS.join(", ")}.` } };
  }
  if (channel === undefined) {
    const isHalf = [typed.way, typed.day, typed.words].some((text) => text !== "");
    return isHalf
      ? { problems: { channels: "Say what the person agreed to, or leave the consent out as a whole." } }
      : { consent: null };
  }
  const way = CONSENT_WAYS.find((known) => known === typed.way);
  const problems: ConsentProblems = {
    ...(way === undefined && { way: `Say how the person agreed: ${CONSENT_WAYS.join(", ")}.` }),
    ...(!isDay(typed.day) && { day: `Say on which day the person agreed. ${DATE_RULE}` }),
    ...(isDay(typed.day) && typed.day > today && { day: "This day has not come yet." }),
    ...(typed.words === "" && { words: "Write down what the person said or signed." }),
    ...(typed.words.length > MAX_WORDS && { words: `Please write at most ${MAX_WORDS} characters.` }),
  };
  if (way === undefined || Object.keys(problems).length > 0) return { problems };
  return { consent: { channels: [channel, ...others], way, day: typed.day, words: typed.words } };
}

const CHANNEL_WORDS: Readonly<Record<ContactChannel, string>> = {
  phone: "called",
  sms: "sent text messages",
  email: "written to by e-mail",
};

/** In the order in which people say it. */
const SAID = ["phone", "sms", "email"] as const satisfies readonly ContactChannel[];

/** `called, sent text messages or written to by e-mail`. */
function nameUses(channels: readonly ContactChannel[]): string {
  const words = SAID.filter((channel) => channels.includes(channel)).map((channel) => CHANNEL_WORDS[channel]);
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((part) => part !== "").join(" or ");
}

/**
 * The text that the consent record keeps. It says who recorded it and how, and never looks like a text that the site has
 * shown to somebody.
 */
export function writeRecordedConsent(consent: EntryConsent | null, recordedBy: string): string {
  const start = `Recorded by the operator (${recordedBy}), who entered this lead by hand. The site has shown the person no text.`;
  if (consent === null) return `${start}\nThe person has not agreed to be contacted.`;
  return [
    start,
    `On ${consent.day}, ${consent.way}, the person agreed to be ${nameUses(consent.channels)}. In words:`,
    consent.words,
  ].join("\n");
}

/** For whoever would call: why not. Undefined if the person agreed to everything. */
export function explainMissingConsent(notAgreed: readonly ContactChannel[]): string | undefined {
  if (notAgreed.length === 0) return undefined;
  return `Entered by hand, without consent to be ${nameUses(notAgreed)}.`;
}
