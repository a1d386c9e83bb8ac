import { createHmac, timingSafeEqual } from "node:crypto";

/** Proves that a link came from a mail of ours, and to whom: it names the lead, never the person. */
export interface UnsubscribeTokens {
  issue(leadId: string): string;
  /** The id of the lead; undefined for anything that was not issued. */
  read(token: string): string | undefined;
}

/** Lower case only: the site redirects other addresses to their lower-case form. */
const TOKEN = /^([a-z0-9-]{1,64})\.([0-9a-f]{32})$/;
const SIGNATURE_BYTES = 16;

/** Without an expiry: the link in an old mail must work for as long as somebody can find it. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (leadId: string) =>
    createHmac("sha256", secret).update(`unsubscribe ${leadId}`).digest().subarray(0, SIGNATURE_BYTES);
  return {
    issue: (leadId) => `${leadId}.${sign(leadId).toString("hex")}`,
    read(token) {
      const [, leadId, signature] = TOKEN.exec(token) ?? [];
      if (leadId === undefined || signature === undefined) return undefined;
      return timingSafeEqual(Buffer.from(signature, "hex"), sign(leadId)) ? leadId : undefined;
    },
  };
}
