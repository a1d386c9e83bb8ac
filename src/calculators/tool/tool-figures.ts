import { isSameEntry } from "../fields/field-rows.ts";
import type { Shared } from "../sharing/share-link.ts";

/** What a tool asks for, how its URL keeps it, and what is computed from it. */
export interface ToolFigures<Entry, Missing extends string, Answer> {
  /** What the page starts with, so that it is never empty. */
  readonly example: Entry;
  readonly empty: Entry;
  readonly readFragment: (fragment: string) => Shared<Entry>;
  readonly writeFragment: (entry: Entry) => string;
  /** What is still needed for an answer. */
  readonly missingIn: (entry: Entry) => readonly Missing[];
  readonly answerTo: (entry: Entry) => Answer;
}

/** A tool's figures in its URL. */
export type FiguresLink<Entry> = Pick<
  ToolFigures<Entry, string, unknown>,
  "example" | "empty" | "readFragment" | "writeFragment"
>;

/**
 * The fragment that would restore these figures, or undefined if the URL already does: a link that was only opened
 * stays as it was sent. The example and an empty form need none.
 */
export function fragmentToWrite<Entry>(
  { example, empty, readFragment, writeFragment }: FiguresLink<Entry>,
  entry: Entry,
  fragment: string,
): string | undefined {
  const write = (figures: Entry) =>
    isSameEntry(figures, example) || isSameEntry(figures, empty) ? "" : writeFragment(figures);
  const arrival = readFragment(fragment);
  const present = arrival.kind === "inputs" ? write(arrival.inputs) : "";
  const wanted = write(entry);
  return wanted === present ? undefined : wanted;
}
