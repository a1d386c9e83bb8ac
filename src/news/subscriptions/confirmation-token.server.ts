import { createSigner } from "../../../platform/signer.ts";

/** The secret part of a mailed link. The database contains neither it nor enough to derive it. */
export interface ConfirmationTokens {
  /** Returns the same token for every attempt to send one link; another salt makes another link. */
  issue(subscriptionId: string, salt: string): string;
}

export function createConfirmationTokens(secret: string): ConfirmationTokens {
  const { sign } = createSigner(secret, "news-confirmation", { encoding: "hex" });
  return { issue: (subscriptionId, salt) => sign(`${subscriptionId} ${salt}`) };
}
