import { createSigner } from "../signer.ts";

/** A token proves that a link came from one of our mails. It names a record, never the person. */
export interface UnsubscribeTokens {
  issue(recordId: string): string;
  /** Returns the record's id, or undefined for a token that was not issued here. */
  read(token: string): string | undefined;
}

/** Lower case only, because the site redirects URLs to their lower-case form. */
const TOKEN = /^([a-z0-9-]{1,80})\.([0-9a-f]{32})$/;
const SIGNATURE = { encoding: "hex", length: 32 } as const;

/** Tokens do not expire: the link in an old mail must keep working. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const { sign, isSigned } = createSigner(secret, "unsubscribe", SIGNATURE);
  return {
    issue: (recordId) => `${recordId}.${sign(recordId)}`,
    read(token) {
      const [, recordId, signature] = TOKEN.exec(token) ?? [];
      if (recordId === undefined || signature === undefined) return undefined;
      return isSigned(recordId, signature) ? recordId : undefined;
    },
  };
}
