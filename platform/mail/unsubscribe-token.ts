import { createSigner } from "../signer.ts";

/** Proves that a link came from a mail of ours, and what it is about: it names a record, never the person. */
export interface UnsubscribeTokens {
  issue(recordId: string): string;
  /** The id of the record; undefined for anything that was not issued. */
  read(token: string): string | undefined;
}

/** Lower case only: the site redirects other addresses to their lower-case form. */
const TOKEN = /^([a-z0-9-]{1,80})\.([0-9a-f]{32})$/;
const SIGNATURE = { encoding: "hex", length: 32 } as const;

/** Without an expiry: the link in an old mail must work for as long as somebody can find it. */
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
