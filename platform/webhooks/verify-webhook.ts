import { timingSafeEqual } from "node:crypto";
import { Webhook } from "standardwebhooks";

export interface SignedMessage {
  readonly headers: Pick<Headers, "get">;
  readonly body: Uint8Array;
}

/** Older or younger messages may be replayed, or their sender's clock is wrong. */
const TOLERANCE_MS = 5 * 60_000;
/** More are no list of a rotation, and each would take a comparison. */
const MOST_SIGNATURES = 5;

const ID = /^[\w.-]{1,100}$/;

/** The id of a message signed according to Standard Webhooks. Undefined if it was not, or not just now. */
export function verifyWebhook(
  { headers, body }: SignedMessage,
  { secret, now }: { readonly secret: string; readonly now: number },
): string | undefined {
  const id = headers.get("webhook-id") ?? "";
  const seconds = headers.get("webhook-timestamp") ?? "";
  const given = (headers.get("webhook-signature") ?? "").split(" ").slice(0, MOST_SIGNATURES);
  const sentAt = /^\d{1,12}$/.test(seconds) ? Number(seconds) * 1000 : 0;
  // Signed in any case, so that the time of an answer tells nothing about the secret.
  const expected = Buffer.from(new Webhook(secret).sign(id, new Date(sentAt), Buffer.from(body)));
  const isSigned = given.some((signature) => {
    const bytes = Buffer.from(signature);
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
  return isSigned && ID.test(id) && Math.abs(now - sentAt) <= TOLERANCE_MS ? id : undefined;
}
