import { createSigner } from "../../../platform/signer.ts";

/**
 * What a lender's link opens: the deal, the contact of whoever chose the lender, or a notice to forget it. The mail about
 * the deal may have been passed around, so its link never shows a contact.
 */
const KINDS = ["deal", "contact", "notice"] as const;

export interface OfferLink {
  readonly kind: (typeof KINDS)[number];
  /** The offer, or the notice. */
  readonly id: string;
  /** Which of its receivers got the link. */
  readonly receiver: number;
}

export interface OfferLinks {
  /** The whole URL. */
  issue(link: OfferLink): string;
  /** Undefined for a token that was not issued here. */
  read(token: string): OfferLink | undefined;
}

/** Lower case only, because the site redirects URLs to their lower-case form. */
const TOKEN = /^([a-z0-9-]{1,80})\.(\d)(?:\.(contact|notice))?\.([0-9a-f]{64})$/;

/** Links that never say no by themselves: the offer knows whether it is open. */
export function createOfferLinks(secret: string, siteUrl: string): OfferLinks {
  const { sign, isSigned } = createSigner(secret, "deal-offer", { encoding: "hex" });
  return {
    issue({ kind, id, receiver }) {
      const content = `${id}.${receiver}${kind === "deal" ? "" : `.${kind}`}`;
      return `${siteUrl}/deal-offer/${content}.${sign(content)}`;
    },
    read(token) {
      const [, id = "", receiver = "", named, signature = ""] = TOKEN.exec(token) ?? [];
      if (!isSigned(token.slice(0, -(signature.length + 1)), signature)) return undefined;
      const kind = KINDS.find((known) => known === named) ?? "deal";
      return { kind, id, receiver: Number(receiver) };
    },
  };
}
