import type { Moment } from "../frame/office-times.ts";

export interface ConsentView {
  readonly given: Moment;
  readonly text: string;
  readonly channels: readonly string[];
  readonly partners: readonly string[];
  readonly page: string;
  readonly hasPrivacySignal: boolean;
  readonly hash: string;
  readonly sequence: number;
  readonly proof?: ProofView | undefined;
}

/** What was found when the record was verified, in sentences. */
export interface ProofView {
  readonly isIntact: boolean;
  /** Whether the chain around the record was verified too. */
  readonly isWhole: boolean;
  readonly sentences: readonly string[];
  /** When it was found, in milliseconds since 1970. */
  readonly at: number;
}
