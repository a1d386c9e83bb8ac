import { type Cipher, createCipher } from "../../../platform/encryption.ts";
import { createSigner } from "../../../platform/signer.ts";

/**
 * What the site's secret does for persons who were forgotten. What is left of them are digests, and phone numbers are few:
 * with all that a digest is made of, somebody could try them all. So part of it is never in the database.
 */
export interface PrivacyKeys {
  /** Tells the digests of one secret from those of another, and nothing about the secret. */
  readonly id: string;
  /** Of an address that was digested with the salt in the database. */
  digest(saltedDigest: string): string;
  /** For the salts of consent records. */
  readonly salts: Cipher;
}

export function createLeadKeys(secret: string): PrivacyKeys {
  const { sign } = createSigner(secret, "forgotten-address", { encoding: "hex" });
  return {
    id: createSigner(secret, "forgotten-address-key", { encoding: "hex", length: 8 }).sign("id"),
    digest: (saltedDigest) => `hmac-sha256:${sign(saltedDigest)}`,
    salts: createCipher(secret, "consent-salt"),
  };
}
