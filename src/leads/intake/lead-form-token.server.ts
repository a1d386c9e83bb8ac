import { createSigner } from "../../../platform/signer.ts";
import type { Suspicion } from "../records/lead-record.ts";

/** Nobody can read the consent text and type a name, an address and a number in less time. */
const SHORTEST_VISIT_MS = 3_000;
/** A program must not reuse one token forever. A person who left the page open overnight may be flagged. */
const LONGEST_VISIT_MS = 24 * 60 * 60 * 1000;

/** Largest expected difference between the clocks of two processes. */
const CLOCK_SKEW_MS = 60_000;

/** Tokens that state when the form was opened, signed so that the sender cannot choose the time. */
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
      // The clock was set back, so nobody knows how long the form was open. The visitor is not to blame.
      if (age < -CLOCK_SKEW_MS) return undefined;
      if (age < SHORTEST_VISIT_MS) return "sent-too-fast";
      return age > LONGEST_VISIT_MS ? "form-token-invalid" : undefined;
    },
  };
}
