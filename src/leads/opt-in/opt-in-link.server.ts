import { createSigner } from "../../../platform/signer.ts";
import { emailKey } from "../records/lead-addresses.server.ts";
import type { Lead } from "../records/lead-record.ts";

type MailedLead = Pick<Lead, "id" | "email">;

export interface OptInLinks {
  /** The whole URL. */
  issue(lead: MailedLead): string;
  /** Undefined for a text that is no token. Nothing is proven before `isProof`. */
  read(token: string): OptInLink | undefined;
}

export interface OptInLink {
  readonly leadId: string;
  readonly issuedAt: number;
  readonly isExpired: boolean;
  /** Whether it was mailed to the address that the lead has: a link to the one before a correction proves nothing. */
  isProof(lead: MailedLead): boolean;
}

export const OPT_IN_LINK_DAYS = 14;
const LIFETIME_MS = OPT_IN_LINK_DAYS * 24 * 60 * 60 * 1000;

/** Lower case only, because the site redirects URLs to their lower-case form. */
const TOKEN = /^([a-z0-9-]{1,80})\.([a-z0-9]{1,12})\.([0-9a-f]{64})$/;

/** The links by which somebody who opted out agrees to be contacted again. Whoever opens one has read mail to the address. */
export function createOptInLinks(
  secret: string,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: () => number },
): OptInLinks {
  const { sign, isSigned } = createSigner(secret, "lead-opt-in", { encoding: "hex" });
  const signed = ({ id, email }: MailedLead, issued: string) => `${id}.${issued}.${emailKey(email)}`;
  return {
    issue(lead) {
      const issued = now().toString(36);
      return `${siteUrl}/opt-in/${lead.id}.${issued}.${sign(signed(lead, issued))}`;
    },
    read(token) {
      const [, leadId, issued = "", signature = ""] = TOKEN.exec(token) ?? [];
      if (leadId === undefined) return undefined;
      const issuedAt = Number.parseInt(issued, 36);
      return {
        leadId,
        issuedAt,
        isExpired: now() > issuedAt + LIFETIME_MS,
        isProof: (lead) => lead.id === leadId && isSigned(signed(lead, issued), signature),
      };
    },
  };
}
