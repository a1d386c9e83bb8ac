import type { Subject } from "../opt-out.ts";

/** A request that a person makes about their data, from asking to what became of it. */

export const REQUEST_KINDS = ["export", "correct", "delete", "opt-out"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** How a request came. Only those through the site prove their address by themselves. */
export const REQUEST_CHANNELS = ["website", "phone", "post", "email"] as const;
export type RequestChannel = (typeof REQUEST_CHANNELS)[number];

export const REQUEST_OUTCOMES = ["done", "declined", "nothing stored"] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

export interface RequestAnswer {
  readonly outcome: RequestOutcome;
  readonly at: number;
  /** For the person to read. */
  readonly note: string | undefined;
  /** The leads that it concerned. */
  readonly references: readonly string[];
}

export interface DataRequest {
  readonly id: string;
  readonly reference: string;
  readonly kind: RequestKind;
  readonly channel: RequestChannel;
  /** Undefined once it was answered and the answer is on its way: nobody needs the address any more. */
  readonly subject: Subject | undefined;
  /** Enough to recognize the address, too little to find it out. Undefined once the person was deleted. */
  readonly masked: string | undefined;
  /** Whether the answer is mailed. If not, the operator tells the person. */
  readonly isMailed: boolean;
  /** What the person wrote beside it. */
  readonly detail: string | undefined;
  readonly hasPrivacySignal: boolean;
  readonly requestedAt: number;
  /** When the person proved the address, or the operator entered the request. */
  readonly provenAt: number | undefined;
  readonly answer: RequestAnswer | undefined;
}

/** What each kind is called: by the person who asks, in a list, and in the past tense. */
export const REQUEST_WORDS = {
  export: { ask: "Send me a copy of my data", name: "copy of the data", done: "Your copy is ready." },
  correct: { ask: "Correct my data", name: "correction", done: "Your data was corrected." },
  delete: { ask: "Delete my data", name: "deletion", done: "Your data was deleted." },
  "opt-out": {
    ask: "Stop contacting me and passing on my data",
    name: "opt-out",
    done: "Your opt-out was recorded.",
  },
} as const satisfies Record<RequestKind, { ask: string; name: string; done: string }>;

/** Limits what the person writes beside the request. */
export const MAX_DETAIL_LENGTH = 2_000;

/** How soon the mail with the link leaves, at the latest, while the mail server works. */
export const LINK_MINUTES = 10;

/** Shown after sending; the same for every address, known or not, and true also while a pause holds the mail back. */
export const LINK_SENT = `Unless several links went to this address lately, we have mailed one, or will within ${LINK_MINUTES} minutes. Nothing is done until you open it and confirm.`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The time that the law gives for an answer (California Civil Code 1798.130; other states have the same). */
export const DEADLINE_DAYS = 45;
/** From then on the deadline is shown as close. */
const CLOSE_DAYS = 10;
/** From then on the operator is reminded every day. */
export const URGENT_DAYS = 7;
/** How long the mailed link works, and how long an unproven request is kept. */
export const PROOF_DAYS = 3;
export const PROOF_LIFETIME_MS = PROOF_DAYS * DAY_MS;
/** How long a copy can be downloaded. */
export const COPY_DAYS = 14;
export const COPY_LIFETIME_MS = COPY_DAYS * DAY_MS;

/** Counted from the day of asking, not from the proof: the person has waited since then. */
export function deadlineOf({ requestedAt }: Pick<DataRequest, "requestedAt">): number {
  return requestedAt + DEADLINE_DAYS * DAY_MS;
}

export type DeadlineState = "in time" | "soon" | "late";

export interface Deadline {
  readonly at: number;
  readonly state: DeadlineState;
  /** Begun days left, or past it. */
  readonly days: number;
}

export function readDeadline(request: Pick<DataRequest, "requestedAt">, now: number): Deadline {
  const at = deadlineOf(request);
  const left = at - now;
  if (left < 0) return { at, state: "late", days: Math.ceil(-left / DAY_MS) };
  const state = left <= CLOSE_DAYS * DAY_MS ? "soon" : "in time";
  return { at, state, days: Math.ceil(left / DAY_MS) };
}

export function describeDeadline({ state, days }: Deadline): string {
  const count = `${days} ${days === 1 ? "day" : "days"}`;
  if (state === "late") return `late by ${count}`;
  return days <= 1 ? "the last day" : `${count} left`;
}

/** `a***@example.com`, `***0142`; a reference names nobody. */
export function maskSubject(subject: Subject): string {
  if ("reference" in subject) return subject.reference;
  if ("phone" in subject) return `***${subject.phone.slice(-4)}`;
  const at = subject.email.lastIndexOf("@");
  return `${subject.email.slice(0, 1)}***${subject.email.slice(at)}`;
}

export function canDownloadCopy({ kind, answer }: DataRequest, now: number): boolean {
  return kind === "export" && answer?.outcome === "done" && now < answer.at + COPY_LIFETIME_MS;
}

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** How many random bytes a reference of a request takes. */
export const REQUEST_REFERENCE_BYTES = 8;

/** `PR-7K3M-9QXT` */
export function formatRequestReference(random: Uint8Array): string {
  const letters = Array.from(random, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
  return `PR-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

export function parseRequestReference(text: string | undefined): string | undefined {
  const reference = text?.trim().toUpperCase() ?? "";
  return /^PR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(reference) ? reference : undefined;
}

/** The kinds of jobs that a request can queue. */
export const REQUEST_JOBS = ["privacy-link", "privacy-receipt", "privacy-notice", "privacy-answer"] as const;
export type RequestJobKind = (typeof REQUEST_JOBS)[number];
