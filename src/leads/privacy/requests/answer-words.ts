import { cleanText } from "../../../api/clean-text.ts";
import { type DataRequest, MAX_DETAIL_LENGTH, type RequestOutcome } from "./data-request.ts";

/** What the desk and the command line say about a request and its answer. */

export type NoteReading = { readonly note: string } | { readonly note: string; readonly problem: string };

/** Why a request is declined, as typed: the person reads it. */
export function readAnswerNote(typed: string): NoteReading {
  const note = cleanText(typed).trim();
  if (note === "") return { note, problem: "Say why. The person reads it." };
  if (note.length > MAX_DETAIL_LENGTH) {
    return { note, problem: `The reason has at most ${MAX_DETAIL_LENGTH} characters.` };
  }
  return { note };
}

/** The address while the request is open; afterwards nobody needs to read it. */
export function whoseOf({
  subject,
  masked = "a deleted person",
  answer,
}: Pick<DataRequest, "subject" | "masked" | "answer">): string {
  if (subject === undefined || answer !== undefined) return masked;
  return Object.values(subject)[0] ?? masked;
}

export function describeAnswered(reference: string, outcome: RequestOutcome, isMailed: boolean): string {
  const next = isMailed ? "The person gets a mail." : "Tell the person yourself.";
  return `${reference} is answered: ${outcome}. ${next}`;
}

/** One more sentence, if the leads concerned were passed on. */
export function tellLenders(lenders: readonly string[]): string {
  return lenders.length === 0 ? "" : ` Tell the lenders that have their details: ${lenders.join(", ")}.`;
}
