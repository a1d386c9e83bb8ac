import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createSigner } from "./signer.ts";

/** Keeps a text from whoever has the database without the site's secret. */
export interface Cipher {
  /** What is encrypted about one thing cannot be opened as if it were about another. */
  encrypt(text: string, about: string): string;
  /** Undefined when another secret encrypted it, or somebody changed it. */
  decrypt(encrypted: string, about: string): string | undefined;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Of every encrypted text. */
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
        // The only thing that can fail here is the comparison of the tag.
        return undefined;
      }
    },
  };
}
