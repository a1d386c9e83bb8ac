import { createSigner } from "../../../../platform/signer.ts";

interface TokenSource {
  readonly id: string;
  readonly salt: string;
}

/** The secret parts of mailed links. The database contains neither them nor enough to derive them. */
export interface RequestTokens {
  /** Proves the address. */
  proof(request: TokenSource): string;
  /** Opens the page that says what became of the request. */
  status(request: TokenSource): string;
}

export function createRequestTokens(secret: string): RequestTokens {
  const proof = createSigner(secret, "privacy-request-proof", { encoding: "hex" });
  const status = createSigner(secret, "privacy-request-status", { encoding: "hex" });
  return {
    proof: ({ id, salt }) => proof.sign(`${id} ${salt}`),
    status: ({ id, salt }) => status.sign(`${id} ${salt}`),
  };
}
