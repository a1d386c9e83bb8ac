import { createSigner } from "../../../platform/signer.ts";

/** What a link in the mail about a lead can record. */
const LINK_STATUSES = ["contacted", "referred"] as const;
export type LinkStatus = (typeof LINK_STATUSES)[number];

export interface StatusLink {
  readonly leadId: string;
  readonly status: LinkStatus;
}

export interface StatusLinks {
  /** The whole URL. */
  issue(link: StatusLink): string;
  /** Undefined for a token that was not issued here. */
  read(token: string): (StatusLink & { readonly isExpired: boolean }) | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Leads are answered within days, and mails about them are forwarded to lenders and kept for years. So the links expire,
 * unlike those to unsubscribe; the command line still sets the status.
 */
const LIFETIME_MS = 30 * DAY_MS;

/** Lower case only, because the site redirects URLs to their lower-case form. */
const TOKEN = /^([a-z]+)\.([a-z0-9-]{1,80})\.([a-z0-9]{1,12})\.([0-9a-f]{32})$/;
const SIGNATURE = { encoding: "hex", length: 32 } as const;

/** The links by which the operator sets the status of a lead from the mail about it. */
export function createStatusLinks(
  secret: string,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: () => number },
): StatusLinks {
  const { sign, isSigned } = createSigner(secret, "lead-status", SIGNATURE);
  return {
    issue({ leadId, status }) {
      const content = `${status}.${leadId}.${(now() + LIFETIME_MS).toString(36)}`;
      return `${siteUrl}/lead-status/${content}.${sign(content)}`;
    },
    read(token) {
      const [, name, leadId = "", end = "", signature = ""] = TOKEN.exec(token) ?? [];
      const status = LINK_STATUSES.find((known) => known === name);
      if (status === undefined || !isSigned(`${status}.${leadId}.${end}`, signature)) return undefined;
      return { leadId, status, isExpired: now() > Number.parseInt(end, 36) };
    },
  };
}
