import type {
  RequestChannel,
  RequestKind,
  RequestOutcome,
} from "../../src/leads/privacy/requests/data-request.ts";
import type { Moment, PromiseClock } from "../frame/office-times.ts";

/** A request in a list. */
export interface ListedRequest {
  readonly reference: string;
  readonly kind: RequestKind;
  /** The address, or what is left of it. */
  readonly who: string;
  readonly channel: RequestChannel;
  readonly asked: Moment;
  /** While it waits for an answer: how much of the legal time is left. */
  readonly clock?: PromiseClock | undefined;
  readonly answered?: { readonly when: Moment; readonly outcome: RequestOutcome } | undefined;
}

export interface PersonLead {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly received: Moment;
}

/** What is stored under an address, a number or a reference. */
export interface PersonView {
  /** As typed, or as proven. */
  readonly who: string;
  readonly named: readonly PersonLead[];
  /** They share only an address with these, and may be somebody else's. */
  readonly linked: readonly PersonLead[];
  readonly subscriptions: number;
  /** Under an address that a lead has, but that was not proven. */
  readonly unprovenSubscriptions: number;
  /** In words: "opted out of text, asked the operator". */
  readonly choices: readonly { readonly when: Moment; readonly text: string }[];
  readonly requests: readonly ListedRequest[];
  readonly isStored: boolean;
}

/** What was typed into the form for a request that came by phone or post. */
export interface EnteredRequest {
  readonly who: string;
  readonly kind: string;
  readonly channel: string;
  readonly detail: string;
}

export interface PrivacyView {
  readonly page: "privacy";
  readonly open: readonly ListedRequest[];
  readonly answered: readonly ListedRequest[];
  readonly search: string;
  readonly searchProblem?: string | undefined;
  readonly person?: PersonView | undefined;
  readonly entered: EnteredRequest;
  readonly problem?: string | undefined;
}

/** The fields of the first lead, to be changed. */
export const CORRECTED_FIELDS = ["name", "email", "phone", "state", "purpose"] as const;
export type CorrectedValues = Readonly<Record<(typeof CORRECTED_FIELDS)[number], string>>;

export interface CorrectionView {
  /** As stored when the page was made: a colleague's change since then is noticed by it. */
  readonly stored: CorrectedValues;
  /** As typed. */
  readonly values: CorrectedValues;
  /** Beside fields that a colleague has changed: the other value. */
  readonly notes: Partial<CorrectedValues>;
}

export interface RequestView extends ListedRequest {
  readonly page: "privacy-request";
  readonly proven?: Moment | undefined;
  readonly deadline: Moment;
  readonly detail?: string | undefined;
  readonly hasPrivacySignal: boolean;
  /** Whether the person gets the answer by mail. If not, the operator tells them. */
  readonly isMailed: boolean;
  /** Undefined once it was answered. */
  readonly person?: PersonView | undefined;
  readonly correction?: CorrectionView | undefined;
  /** References of the linked leads that were chosen in a form that is shown again. */
  readonly chosen?: readonly string[] | undefined;
  readonly note?: string | undefined;
  /** The leads that the answer concerned. */
  readonly references: readonly string[];
  /** Who did what, the newest first. */
  readonly proof: readonly { readonly when: Moment; readonly by: string; readonly text: string }[];
  /** What was wrong with a form, beside what was typed. */
  readonly problem?: { readonly text: string; readonly note: string } | undefined;
}

/** Asks once more before anything is deleted. */
export interface DeletionView {
  readonly page: "privacy-deletion";
  readonly reference: string;
  readonly who: string;
  readonly leads: readonly PersonLead[];
  /** Those that were chosen although the person has not proven them. */
  readonly chosen: readonly string[];
  readonly subscriptions: number;
  readonly lenders: readonly string[];
  /** Left alone, because they may be somebody else's. */
  readonly spared: readonly PersonLead[];
  readonly sparedSubscriptions: number;
}
