import { CsvError, parse } from "csv-parse/sync";
import { CONTACT_CHANNELS } from "../privacy/opt-out.ts";
import { MAX_LINES } from "./import-limits.ts";
import type { TypedEntry } from "./typed-entry.ts";

/** A line of a file, as it was typed there. */
export interface ImportLine {
  /** As a spreadsheet counts: the line of titles is the first. */
  readonly line: number;
  readonly typed: TypedEntry;
}

export type ImportReading =
  | {
      readonly lines: readonly ImportLine[];
      /** Titles of columns that mean nothing here. */
      readonly ignored: readonly string[];
    }
  | { readonly problem: string };

/** Titles, in lower case and with letters only, by what they hold. Those of our own exports are among them. */
const COLUMNS: Readonly<Record<Exclude<keyof TypedEntry, "consent">, readonly string[]>> = {
  name: ["name", "fullname"],
  email: ["email", "emailaddress"],
  phone: ["phone", "phonenumber", "phonetyped"],
  state: ["state"],
  loanPurpose: ["loanpurpose", "purpose"],
  message: ["message", "notes"],
  source: ["source"],
  received: ["received", "receivedat", "date"],
  campaign: ["campaign", "utmcampaign"],
  status: ["status"],
  ratio: ["ratio", "lendersratio"],
  loan: ["loan", "loanamount"],
  dealSummary: ["dealsummary"],
};
const CONSENT_COLUMNS = {
  channels: ["consentchannels"],
  way: ["consenthow"],
  day: ["consenton"],
  words: ["consentwords"],
} as const;

/** `source` is that of lines without one. */
export function readImport(text: string, source: string): ImportReading {
  const rows = parseRows(text);
  if (typeof rows === "string") return { problem: rows };
  const [{ cells: titles } = { cells: [] }, ...rest] = rows;
  if (rest.length === 0) return { problem: "The file has no line below its titles." };
  if (rest.length > MAX_LINES) {
    return { problem: `The file has ${rest.length} leads. Import at most ${MAX_LINES} at once.` };
  }
  const known = titles.map((title) => title.toLowerCase().replaceAll(/[^a-z]/g, ""));
  const columnOf = (names: readonly string[]) => known.findIndex((title) => names.includes(title));
  const has = (field: keyof typeof COLUMNS) => columnOf(COLUMNS[field]) >= 0;
  const missing = [
    ...(has("name") ? [] : ["name"]),
    ...(has("email") || has("phone") ? [] : ["email or phone"]),
  ];
  if (missing.length > 0) {
    return { problem: `The first line must name the columns. Missing: ${missing.join(", ")}.` };
  }
  const all: readonly string[] = [...Object.values(COLUMNS), ...Object.values(CONSENT_COLUMNS)].flat();
  return {
    lines: rest.map(({ line, cells }) => ({ line, typed: readLine(cells, columnOf, source) })),
    ignored: titles.filter((title, index) => title !== "" && !all.includes(known[index] ?? "")),
  };
}

function readLine(
  cells: readonly string[],
  columnOf: (names: readonly string[]) => number,
  source: string,
): TypedEntry {
  // Our exports mark what a spreadsheet would run as a formula with an apostrophe.
  const read = (names: readonly string[]) =>
    (cells[columnOf(names)] ?? "").trim().replace(/^'(?=[=+\-@])/, "");
  return {
    name: read(COLUMNS.name),
    email: read(COLUMNS.email),
    phone: read(COLUMNS.phone),
    state: read(COLUMNS.state),
    loanPurpose: read(COLUMNS.loanPurpose),
    message: read(COLUMNS.message),
    source: read(COLUMNS.source) || source,
    // A time of day is dropped: `2026-11-15 06:00`, `2026-11-15T06:00:00Z`.
    received: read(COLUMNS.received).replace(/^(\d{4}-\d{2}-\d{2})[ T].*$/, "$1"),
    campaign: read(COLUMNS.campaign),
    status: read(COLUMNS.status),
    ratio: read(COLUMNS.ratio),
    loan: read(COLUMNS.loan),
    dealSummary: read(COLUMNS.dealSummary),
    consent: {
      channels: read(CONSENT_COLUMNS.channels)
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter((name) => name !== "")
        .map((name) => CONTACT_CHANNELS.find((channel) => channel === name) ?? name),
      way: read(CONSENT_COLUMNS.way).toLowerCase(),
      day: read(CONSENT_COLUMNS.day),
      words: read(CONSENT_COLUMNS.words),
    },
  };
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows that hold something, or what is wrong with the file. Spreadsheets in some countries separate with semicolons. */
function parseRows(text: string): readonly Row[] | string {
  const [first = ""] = text.split("\n", 1);
  const delimiter = [",", ";", "\t"].find((separator) => first.includes(separator)) ?? ",";
  try {
    const rows: readonly (readonly string[])[] = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
    });
    return rows
      .map((cells, index) => ({ line: index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  } catch (error) {
    if (error instanceof CsvError) return `This is not CSV: ${error.message}`;
    throw error;
  }
}
