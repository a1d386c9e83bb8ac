import { createSigner } from "../../../platform/signer.ts";

/** Signs notices to lenders. */
export function createNoticeSigner(secret: string): (text: string) => string {
  return createSigner(secret, "lender-notice", { encoding: "hex" }).sign;
}
