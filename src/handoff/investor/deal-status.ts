/** What the investor's page shows. Days are ISO dates. It has no name, address or number: whoever has the link sees it. */
export interface DealStatus {
  readonly token: string;
  readonly reference: string;
  /** A name is released only by a link that was mailed. */
  readonly isMailed: boolean;
  readonly purpose: { readonly text: string; readonly version: string; readonly attested: string | null };
  /** How lenders see the value; null if the person did not say. */
  readonly valueAs: "band" | "exact" | null;
  /** They asked not to be passed on to lenders. */
  readonly isOptedOut: boolean;
  /** What lenders were told, label and value; empty before the first offer. */
  readonly deal: readonly { readonly label: string; readonly value: string }[];
  readonly offers: readonly StatusOffer[];
  /** Opens Compare Offers with the terms; null before a yes. */
  readonly comparison: {
    readonly link: string;
    /** Whose terms are for another loan, one line each. */
    readonly otherLoans: readonly string[];
  } | null;
  readonly holders: readonly NameHolder[];
}

export interface StatusOffer {
  readonly id: string;
  readonly lender: string;
  readonly asked: string;
  /** In words, what the lender did or may still do. */
  readonly state: string;
  /** What it saw that is not what lenders see now, such as `loan $240,000`. */
  readonly otherFacts: readonly string[];
  /** What it said, one line each. */
  readonly lines: readonly string[];
  /** What it needs to know, each with the choices. Empty unless it asked. */
  readonly questions: readonly {
    readonly name: string;
    readonly label: string;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
  }[];
  /** What would change a no. */
  readonly lever: string | null;
  /** Null unless the lender can be chosen now. */
  readonly choice: { readonly text: string; readonly sha256: string; readonly until: string } | null;
  /** Whether the deal can be taken from it: it has no name yet. */
  readonly isWithdrawable: boolean;
  /** Why it cannot be chosen although it answered. */
  readonly refusal: string | null;
}

export interface NameHolder {
  /** Null if it was given by the operator's own hand. */
  readonly offerId: string | null;
  readonly lender: string;
  readonly since: string;
  /** The text that was agreed to. */
  readonly text: string | null;
  readonly hasReceived: boolean;
  readonly outcome: string | null;
  readonly takenBack: string | null;
  /** When the lender confirmed that it forgot the name. */
  readonly forgot: string | null;
}
