import type { EntryProblems, TypedEntry } from "../../src/leads/entry/typed-entry.ts";

export interface EntryView {
  readonly page: "entry";
  readonly typed: TypedEntry;
  readonly errors: EntryProblems;
  /** Names the form: a second click stores nothing twice. */
  readonly key: string;
  readonly today: string;
}

export interface ImportRow {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** As typed; empty: new. */
  readonly status: string;
  readonly loan: string;
  readonly ratio: string;
  /** What is wrong, in sentences. */
  readonly problems: readonly string[];
  /** A lead of the same person that is already there. */
  readonly known?: string | undefined;
  /** An earlier line of the file with the same address or number. */
  readonly sameAs?: number | undefined;
}

/** What a file would do, before anything is stored. */
export interface ImportPreview {
  /** The file itself, to be sent again with the decision. */
  readonly text: string;
  readonly source: string;
  readonly fresh: number;
  readonly known: number;
  readonly wrong: number;
  readonly withoutConsent: number;
  /** Of all, those that nobody has answered. */
  readonly waiting: number;
  /** All that need a look, and the first of the others. */
  readonly rows: readonly ImportRow[];
  readonly hidden: number;
  readonly ignored: readonly string[];
}

export interface ImportView {
  readonly page: "import";
  readonly key: string;
  readonly source: string;
  readonly problem?: string | undefined;
  readonly preview?: ImportPreview | undefined;
}
