import { type ImportLine, readImport } from "../../src/leads/entry/import-csv.server.ts";
import { findKnownPeople } from "../../src/leads/entry/known-people.server.ts";
import { type LeadEntry, readEntry } from "../../src/leads/entry/read-entry.server.ts";
import { listAddressKeys } from "../../src/leads/records/lead-addresses.server.ts";
import type { DeskData } from "../desk-data.server.ts";
import type { ImportPreview, ImportRow } from "./entry-view-data.ts";

/** New leads are all alike: a few show whether the columns are right. */
const SHOWN = 20;

interface ReadLine {
  readonly row: ImportRow;
  readonly entry: LeadEntry | undefined;
}

export interface ReadFile {
  readonly preview: ImportPreview;
  /** In the order of the file. Empty while a line is wrong. */
  readonly fresh: readonly LeadEntry[];
  /** The same with those whose person is already there, or stands in the file twice. */
  readonly all: readonly LeadEntry[];
}

/** Reads the whole file, so that all errors are found at once. */
export async function readPreview(
  text: string,
  source: string,
  { database, now, office }: Omit<DeskData, "keys">,
): Promise<ReadFile | { readonly problem: string }> {
  const reading = readImport(text, source);
  if ("problem" in reading) return reading;
  const read = reading.lines.map(({ line, typed }) => ({
    line,
    typed,
    ...readEntry(typed, { now, office }),
  }));
  const entries = read.flatMap((each) => ("entry" in each ? [each.entry] : []));
  const findKnown = await findKnownPeople(
    database,
    entries.map(({ fields }) => fields),
  );
  const seen = new Map<string, number>();
  const lines = read.map((each): ReadLine => {
    const { line, typed } = each;
    if (!("entry" in each)) {
      return { row: describe(line, typed, Object.values(each.problems)), entry: undefined };
    }
    const { fields } = each.entry;
    const { emails, phones } = listAddressKeys([fields]);
    const addresses = [...emails, ...phones];
    const sameAs = addresses.map((address) => seen.get(address)).find((found) => found !== undefined);
    for (const address of addresses) if (!seen.has(address)) seen.set(address, line);
    const known = findKnown(fields)?.reference;
    return { row: { ...describe(line, typed, []), known, sameAs }, entry: each.entry };
  });
  return sumUp(lines, { text, source, ignored: reading.ignored });
}

function describe(line: number, typed: ImportLine["typed"], problems: readonly string[]) {
  const { name, email, phone, status, loan, ratio } = typed;
  return { line, name, email, phone, status, loan, ratio, problems };
}

function isFresh({ row, entry }: ReadLine): boolean {
  return entry !== undefined && row.known === undefined && row.sameAs === undefined;
}

function sumUp(
  lines: readonly ReadLine[],
  about: Pick<ImportPreview, "text" | "source" | "ignored">,
): ReadFile {
  const fresh = lines.filter(isFresh);
  const broken = lines.filter(({ entry }) => entry === undefined);
  const others = [...broken, ...lines.filter((line) => line.entry !== undefined && !isFresh(line))];
  const wrong = broken.length;
  const toEntries = (some: readonly ReadLine[]) =>
    wrong > 0 ? [] : some.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  return {
    preview: {
      ...about,
      ...{ fresh: fresh.length, known: others.length - wrong, wrong },
      withoutConsent: lines.filter(({ entry }) => entry?.consent === null).length,
      waiting: lines.filter(({ entry }) => entry?.status === "new").length,
      rows: [...others, ...fresh.slice(0, SHOWN)].map(({ row }) => row),
      hidden: Math.max(0, fresh.length - SHOWN),
    },
    fresh: toEntries(fresh),
    all: toEntries(lines),
  };
}
