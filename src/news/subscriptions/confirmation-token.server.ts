import { createHash, createHmac } from "node:crypto";

/** The secret part of a mailed link. The database has neither it nor enough to make it. */
export interface ConfirmationTokens {
  /** The same for every attempt to send one link; another salt makes another link. */
  issue(subscriptionId: string, salt: string): string;
}

export function createConfirmationTokens(secret: string): ConfirmationTokens {
  return {
    issue: (subscriptionId, salt) =>
      createHmac("sha256", secret).update(`news-confirmation ${subscriptionId} ${salt}`).digest("hex"),
  };
}

export function digestToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
