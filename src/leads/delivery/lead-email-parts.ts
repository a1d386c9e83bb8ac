import type { LoanPurpose, State } from "../lead.ts";
import type { Lead } from "../records/lead-record.ts";

const PURPOSES: Readonly<Record<LoanPurpose, string>> = {
  purchase: "purchase",
  refinance: "refinance",
  cashout: "cash-out refinance",
  portfolio: "portfolio",
  other: "other purpose",
};

/** `New lead: Texas purchase, RR-7K3M9-QXTB2`. Mail servers log subjects, so it does not identify the person. */
export function titleLeadEmail(
  { state, loanPurpose, reference }: Pick<Lead, "state" | "loanPurpose" | "reference">,
  nameState: (state: State) => string,
): string {
  const kind = [state && nameState(state), loanPurpose && PURPOSES[loanPurpose]].filter(
    (word) => word !== null,
  );
  return `New lead: ${[...(kind.length > 0 ? [kind.join(" ")] : []), reference].join(", ")}`;
}

/** The part of a consent record that the mail states. */
export interface StatedConsent {
  readonly recordedAt: string;
  readonly channels: readonly string[];
  readonly isTextConfirmed: boolean;
  readonly hasPrivacySignal: boolean;
  readonly sequence: number;
  readonly hash: string;
}

/** The proof in a line: number and hash show years later that nobody changed the record. */
export function stateConsent(consent: StatedConsent | undefined): string {
  if (consent === undefined) return "Consent: the record is no longer kept.";
  const { recordedAt, channels, isTextConfirmed, hasPrivacySignal, sequence, hash } = consent;
  return [
    `Consent: agreed on ${recordedAt} to be contacted by ${channels.join(", ")}.`,
    ...(isTextConfirmed ? [] : ["The text was shown by a program of the sender, not by our form."]),
    ...(hasPrivacySignal ? ["The browser asked not to sell or share (GPC)."] : []),
    `To verify the record: npm run operator -- consent verify --expect ${sequence}:${hash}`,
  ].join(" ");
}
