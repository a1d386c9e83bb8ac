import { createHmac, timingSafeEqual } from "node:crypto";

/** Tells what this site has issued from what somebody has made up. */
export interface Signer {
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

interface SignatureForm {
  readonly encoding?: "base64url" | "hex";
  /** In characters; all of them unless told. */
  readonly length?: number;
}

/** What is signed for one purpose is void for every other. */
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
