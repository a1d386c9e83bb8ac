import { type Cipher, createCipher } from "../../../platform/encryption.ts";
import { createSigner } from "../../../platform/signer.ts";

/**
 * Protects forgotten people with the site's secret. Only digests are left of them, and phone numbers are few: with
 * every input of a digest, somebody could try them all. So one input is never in the database.
 */
export interface PrivacyKeys {
  /** Identifies the secret that made a digest, without revealing anything about it. */
  readonly id: string;
  /** Adds the secret to a digest made of an address and the salt in the database. */
  digest(saltedDigest: string): string;
  /** Encrypts the salts of consent records. */
  readonly salts: Cipher;
  /** Encrypts the addresses of answered requests until the answer was mailed. */
  readonly addresses: Cipher;
}

export function createLeadKeys(secret: string): PrivacyKeys {
  const { sign } = createSigner(secret, "forgotten-address", { encoding: "hex" });
  return {
    id: createSigner(secret, "forgotten-address-key", { encoding: "hex", length: 8 }).sign("id"),
    digest: (saltedDigest) => `hmac-sha256:${sign(saltedDigest)}`,
    salts: createCipher(secret, "consent-salt"),
    addresses: createCipher(secret, "request-address"),
  };
}
