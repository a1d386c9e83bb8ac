import { createSigner } from "../../../platform/signer.ts";

/**
 * How far the chain of consent reached at a moment. A chain proves what is inside it, not that its end is still there: that
 * takes a word from outside the database.
 */
export interface ConsentAnchor {
  /** Of the last record then, and so the number of all. */
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

/** Keeps whoever can write the file, but has not the secret, from anchoring a chain of their own. */
export function createAnchorSigner(secret: string): AnchorSigner {
  const signer = createSigner(secret, "consent-anchor");
  const textOf = ({ sequence, hash, anchoredAt }: ConsentAnchor) => `${sequence} ${hash} ${anchoredAt}`;
  return {
    sign: (anchor) => ({ ...anchor, signature: signer.sign(textOf(anchor)) }),
    isSigned: (anchor) => signer.isSigned(textOf(anchor), anchor.signature),
  };
}

/** What somebody says about the chain: that it has this record, with this number if they know it. */
export interface ChainClaim {
  readonly sequence?: number | undefined;
  readonly hash: string;
}

/** To mail, write down and paste: `15:4be9...`. */
export function formatClaim({ sequence, hash }: ChainClaim): string {
  return sequence === undefined ? hash : `${sequence}:${hash}`;
}

export function parseClaim(text: string): ChainClaim | undefined {
  const [, sequence, hash] = /^(?:(\d{1,9}):)?([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  if (hash === undefined) return undefined;
  return { sequence: sequence === undefined ? undefined : Number(sequence), hash: hash.toLowerCase() };
}
