import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: nobody guesses one. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token. It needs no salt and no slow hash, because tokens are random. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
