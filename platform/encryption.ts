import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createSigner } from "./signer.ts";

/** Protects text from anyone who has the database but not the site's secret. */
export interface Cipher {
  /** `about` is authenticated: text encrypted for one subject cannot be decrypted for another. */
  encrypt(text: string, about: string): string;
  /** Undefined if it was encrypted with another secret, or was altered. */
  decrypt(encrypted: string, about: string): string | undefined;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Every encrypted text starts with it. */
export const CIPHER_PREFIX = `${CIPHER}:`;

export function createCipher(secret: string, purpose: string): Cipher {
  const key = Buffer.from(createSigner(secret, purpose, { encoding: "hex" }).sign("key"), "hex");
  return {
    encrypt(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return CIPHER_PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    decrypt(encrypted, about) {
      if (!encrypted.startsWith(CIPHER_PREFIX)) return undefined;
      const bytes = Buffer.from(encrypted.slice(CIPHER_PREFIX.length), "base64url");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(about));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8");
      try {
        return text + decipher.final("utf8");
      } catch {
        // Only the tag comparison can fail here.
        return undefined;
      }
    },
  };
}
