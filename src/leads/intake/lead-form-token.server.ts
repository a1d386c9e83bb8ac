import { createSigner } from "../../../platform/signer.ts";
import type { Suspicion } from "../records/lead-record.ts";

/** Nobody reads the consent text, and types a name, an address and a number, in less. */
const SHORTEST_VISIT_MS = 3_000;
/** A program that found one token should not live on it; a person who left the page open overnight may be marked. */
const LONGEST_VISIT_MS = 24 * 60 * 60 * 1000;

/** By which the clocks of two processes may differ. */
const CLOCK_SKEW_MS = 60_000;

/** When the form was opened, signed, so that the sender cannot choose it. */
export interface FormTokens {
  issue(): string;
  judge(token: string): Suspicion | undefined;
}

export function createFormTokens(secret: string, now: () => number): FormTokens {
  const { sign, isSigned } = createSigner(secret, "lead-form");
  return {
    issue() {
      const openedAt = now().toString(36);
      return `${openedAt}.${sign(openedAt)}`;
    },
    judge(token) {
      const [openedAt = "", signature = ""] = token.split(".");
      if (!isSigned(openedAt, signature)) return "form-token-invalid";
      const age = now() - Number.parseInt(openedAt, 36);
      // The clock was set back since: nobody knows how long the form was open, and a visitor is not to blame.
      if (age < -CLOCK_SKEW_MS) return undefined;
      if (age < SHORTEST_VISIT_MS) return "sent-too-fast";
      return age > LONGEST_VISIT_MS ? "form-token-invalid" : undefined;
    },
  };
}
