import { createHmac, timingSafeEqual } from "node:crypto";

/** Proves that a link came from a mail of ours, and what it is about: it names a record, never the person. */
export interface UnsubscribeTokens {
  issue(recordId: string): string;
  /** The id of the record; undefined for anything that was not issued. */
  read(token: string): string | undefined;
}

/** Lower case only: the site redirects other addresses to their lower-case form. */
const TOKEN = /^([a-z0-9-]{1,64})\.([0-9a-f]{32})$/;
const SIGNATURE_BYTES = 16;

/** Without an expiry: the link in an old mail must work for as long as somebody can find it. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (recordId: string) =>
    createHmac("sha256", secret).update(`unsubscribe ${recordId}`).digest().subarray(0, SIGNATURE_BYTES);
  return {
    issue: (recordId) => `${recordId}.${sign(recordId).toString("hex")}`,
    read(token) {
      const [, recordId, signature] = TOKEN.exec(token) ?? [];
      if (recordId === undefined || signature === undefined) return undefined;
      return timingSafeEqual(Buffer.from(signature, "hex"), sign(recordId)) ? recordId : undefined;
    },
  };
}
