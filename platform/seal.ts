import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createSigner } from "./signer.ts";

/** Keeps a text from whoever has the database without the site's secret. */
export interface Seal {
  /** What is sealed about one thing cannot be opened as if it were about another. */
  seal(text: string, about: string): string;
  /** Undefined when another secret sealed it, or somebody changed it. */
  open(sealed: string, about: string): string | undefined;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Of every sealed text. */
export const SEAL_PREFIX = `${CIPHER}:`;

export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(createSigner(secret, purpose, { encoding: "hex" }).sign("key"), "hex");
  return {
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return SEAL_PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed, about) {
      if (!sealed.startsWith(SEAL_PREFIX)) return undefined;
      const bytes = Buffer.from(sealed.slice(SEAL_PREFIX.length), "base64url");
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
