import type { TypedDeal } from "./entered-deal.ts";
import type { TypedConsent } from "./entry-consent.ts";

/** A lead that came in another way than through the site, as somebody typed it. */
export interface TypedEntry extends TypedDeal {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly state: string;
  readonly loanPurpose: string;
  readonly message: string;
  /** Where it came from, in a few words. */
  readonly source: string;
  /** An ISO date; empty for today. */
  readonly received: string;
  readonly campaign: string;
  /** Where work with it stands; empty: new. */
  readonly status: string;
  readonly consent: TypedConsent;
}

type EntryField = Exclude<keyof TypedEntry, "consent"> | "channels" | "way" | "day" | "words";
export type EntryProblems = Readonly<Partial<Record<EntryField, string>>>;
