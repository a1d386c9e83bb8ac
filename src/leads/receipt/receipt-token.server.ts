import { createSigner } from "../../../platform/signer.ts";
import { parseReference } from "../records/lead-reference.ts";

/** Long enough to read the confirmation and keep a copy. After that, its URL shows nothing personal. */
const RECEIPT_LIFETIME_MS = 60 * 60 * 1000;

export interface ReceivedLead {
  readonly reference: string;
  /** Whether the proof is recent enough to show what was sent. */
  readonly isRecent: boolean;
}

/** Ties a reference to the response that issued it, so that nobody can forge a confirmation. */
export interface ReceiptTokens {
  /** Query of the confirmation URL: `reference=RR-7K3M9-QXTB2&proof=...`. */
  issue(reference: string): string;
  /** Undefined for a query that was never issued. */
  check(query: URLSearchParams): ReceivedLead | undefined;
}

export function createReceiptTokens(secret: string, now: () => number): ReceiptTokens {
  const { sign, isSigned } = createSigner(secret, "lead-received");
  return {
    issue(reference) {
      const issuedAt = now().toString(36);
      return `reference=${reference}&proof=${issuedAt}.${sign(`${reference} ${issuedAt}`)}`;
    },
    check(query) {
      const reference = parseReference(query.get("reference"));
      const [issuedAt = "", signature = ""] = query.get("proof")?.split(".") ?? [];
      if (reference === undefined || !isSigned(`${reference} ${issuedAt}`, signature)) return undefined;
      return { reference, isRecent: now() - Number.parseInt(issuedAt, 36) <= RECEIPT_LIFETIME_MS };
    },
  };
}
