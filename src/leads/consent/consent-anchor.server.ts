import { createSigner } from "../../../platform/signer.ts";

/**
 * How far the consent chain reached at a given time. A chain proves its own content, but not that its end is still
 * there: that takes evidence from outside the database.
 */
export interface ConsentAnchor {
  /** Sequence number of the last record at that time, and so the number of records. */
  readonly sequence: number;
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly anchoredAt: number;
}

export interface SignedAnchor extends ConsentAnchor {
  readonly signature: string;
}

export interface AnchorSigner {
  sign(anchor: ConsentAnchor): SignedAnchor;
  isSigned(anchor: SignedAnchor): boolean;
}

/** Signed so that somebody who can write the file but lacks the secret cannot anchor a chain of their own. */
export function createAnchorSigner(secret: string): AnchorSigner {
  const signer = createSigner(secret, "consent-anchor");
  const textOf = ({ sequence, hash, anchoredAt }: ConsentAnchor) => `${sequence} ${hash} ${anchoredAt}`;
  return {
    sign: (anchor) => ({ ...anchor, signature: signer.sign(textOf(anchor)) }),
    isSigned: (anchor) => signer.isSigned(textOf(anchor), anchor.signature),
  };
}

/** A claim that the chain has this record, with this sequence number if one is given. */
export interface ChainClaim {
  readonly sequence?: number | undefined;
  readonly hash: string;
}

/** Text to mail, write down or paste: `15:4be9...`. */
export function formatClaim({ sequence, hash }: ChainClaim): string {
  return sequence === undefined ? hash : `${sequence}:${hash}`;
}

export function parseClaim(text: string): ChainClaim | undefined {
  const [, sequence, hash] = /^(?:(\d{1,9}):)?([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  if (hash === undefined) return undefined;
  return { sequence: sequence === undefined ? undefined : Number(sequence), hash: hash.toLowerCase() };
}
