import type { Shared } from "../sharing/share-link.ts";

/** How a tool's figures are written in its URL. */
export interface FiguresLink<Entry> {
  readonly read: (fragment: string) => Shared<Entry>;
  /** Empty for figures that need no fragment: the example and an empty form. */
  readonly write: (entry: Entry) => string;
}

/**
 * The fragment that would restore these figures, or undefined if the URL already does: a link that was only opened
 * stays as it was sent.
 */
export function fragmentToWrite<Entry>(
  { read, write }: FiguresLink<Entry>,
  entry: Entry,
  fragment: string,
): string | undefined {
  const arrival = read(fragment);
  const present = arrival.kind === "inputs" ? write(arrival.inputs) : "";
  const wanted = write(entry);
  return wanted === present ? undefined : wanted;
}
