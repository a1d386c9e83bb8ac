import { canonicalJson } from "./canonical-json.ts";

/** What the person saw, and where, when they agreed. */
export interface ConsentCircumstances {
  readonly text: string;
  readonly textVersion: string;
  readonly textSha256: string;
  /** True if the form sent the hash of the text it showed. False if a program sent only the spec's fields. */
  readonly isTextConfirmed: boolean;
  readonly partners: readonly string[];
  readonly policies: Readonly<Record<string, string>>;
  readonly channels: readonly string[];
  readonly page: string | null;
  readonly source: string;
  /** The browser sent Sec-GPC: 1. */
  readonly hasPrivacySignal: boolean;
  /** Only of a release: somebody agreed that one lender gets their name. */
  readonly release?: { readonly id: string; readonly lender: string; readonly recordedBy: string };
  /** Only of a lead that the operator entered: nobody saw a text of the site, and `text` is what the operator wrote. */
  readonly recordedByOperator?: {
    readonly by: string;
    /** Null if the person agreed to nothing. */
    readonly way: string | null;
    /** An ISO date. */
    readonly day: string | null;
  };
}

/** Stored beside the chain, not in it, so that they can be removed without breaking the chain. */
export const PERSONAL_FIELDS = ["name", "email", "phone", "ip", "userAgent"] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];
export type PersonalValues = Readonly<Record<PersonalField, string>>;
type PersonalDigests = PersonalValues;

/** What is stored of a lead and of its consent alike. */
export const SHARED_FIELDS = ["name", "email", "phone"] as const;
export type SharedField = (typeof SHARED_FIELDS)[number];

/** A recorded change of a lead. Digests of what it was changed to are missing in those of earlier versions. */
export interface RecordedCorrection {
  readonly fields: readonly string[];
  readonly digests?: Partial<Record<SharedField, string>> | undefined;
}

export interface ConsentPosition {
  readonly sequence: number;
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
}

/** One link of the chain. Its hashes stay forever; its content is erased once the law no longer requires it. */
export interface ConsentRecord extends ConsentPosition {
  readonly leadId: string;
  /** Null for the record that came with the lead. Each release to a lender adds one with an id of its own. */
  readonly releaseId: string | null;
  /** The text that was hashed; null once erased. */
  readonly content: string | null;
  readonly contentSha256: string;
  readonly previousHash: string;
  readonly hash: string;
  /**
   * Random, so that digests of phone numbers cannot be looked up in a precomputed table. Encrypted with the site's
   * secret once the person is forgotten, null once erased.
   */
  readonly salt: string | null;
  /** Empty once the person is forgotten: only the digests in the content remain. */
  readonly personal: Readonly<Partial<PersonalValues>>;
}

/** The first record's `previousHash`. */
export const CHAIN_START = "0".repeat(64);

/** From this format on, the content names the lead. Records of format 1 stay as they were hashed. */
export const FORMAT_WITH_LEAD = 2;

/** The text whose SHA-256 enters the chain. It contains personal values only as salted digests. */
export function writeConsentContent(
  { sequence, reference, recordedAt, leadId }: ConsentPosition & { readonly leadId: string },
  circumstances: ConsentCircumstances,
  personal: PersonalDigests,
): string {
  return canonicalJson({
    format: FORMAT_WITH_LEAD,
    sequence,
    reference,
    leadId,
    recordedAt: new Date(recordedAt).toISOString(),
    ...circumstances,
    personal,
  });
}
