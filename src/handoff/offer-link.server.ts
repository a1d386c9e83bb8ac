import { createSigner } from "../../platform/signer.ts";

export interface OfferLink {
  readonly offerId: string;
  /** Which of the offer's receivers got the link. */
  readonly receiver: number;
}

export interface OfferLinks {
  /** The whole URL. */
  issue(link: OfferLink): string;
  /** Undefined for a token that was not issued here. */
  read(token: string): OfferLink | undefined;
}

/** Lower case only, because the site redirects URLs to their lower-case form. */
const TOKEN = /^([a-z0-9-]{1,80})\.(\d)\.([0-9a-f]{64})$/;

/** The links by which a lender opens a deal. They never say no by themselves: the offer knows whether it is open. */
export function createOfferLinks(secret: string, siteUrl: string): OfferLinks {
  const { sign, isSigned } = createSigner(secret, "deal-offer", { encoding: "hex" });
  return {
    issue({ offerId, receiver }) {
      const content = `${offerId}.${receiver}`;
      return `${siteUrl}/deal-offer/${content}.${sign(content)}`;
    },
    read(token) {
      const [, offerId = "", receiver = "", signature = ""] = TOKEN.exec(token) ?? [];
      if (!isSigned(`${offerId}.${receiver}`, signature)) return undefined;
      return { offerId, receiver: Number(receiver) };
    },
  };
}
