import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** What is stored of the secret part of a mailed link. */
export function digestToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Distinguishes values that this site issued from forged ones. */
export interface Signer {
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

interface SignatureForm {
  readonly encoding?: "base64url" | "hex";
  /** In characters; the full signature by default. */
  readonly length?: number;
}

/** A signature for one purpose is invalid for every other. */
export function createSigner(
  secret: string,
  purpose: string,
  { encoding = "base64url", length }: SignatureForm = {},
): Signer {
  const sign = (text: string) =>
    createHmac("sha256", secret).update(`${purpose} ${text}`).digest(encoding).slice(0, length);
  return {
    sign,
    isSigned(text, signature) {
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(text))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
