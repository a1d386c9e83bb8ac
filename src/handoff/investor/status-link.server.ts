import { createSigner } from "../../../platform/signer.ts";
import { emailKey } from "../../leads/records/lead-addresses.server.ts";
import type { Lead } from "../../leads/records/lead-record.ts";
import { parseReference } from "../../leads/records/lead-reference.ts";
import { DEAL_STATUS_PATH } from "./deal-status-path.ts";

type LinkedLead = Pick<Lead, "reference" | "email">;

/**
 * How the link came to whoever has it. Anybody can type a stranger's address into the form and see the link after it; only
 * one that was mailed to the address lets a name out.
 */
export type LinkChannel = "form" | "mail";

export interface StatusLink {
  readonly reference: string;
  readonly channel: LinkChannel;
  readonly isExpired: boolean;
  /** Whether it is about this lead, with the address that it has: a link to the one before a correction opens nothing. */
  isProof(lead: LinkedLead): boolean;
}

export interface DealStatusLinks {
  /** `/deal-status?token=...` */
  issue(lead: LinkedLead, channel: LinkChannel): string;
  /** Undefined for a text that is no token. Nothing is proven before `isProof`. */
  read(token: string): StatusLink | undefined;
}

/** Every mail brings a new one, and the page of an expired one mails another. */
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

const TOKEN = /^([A-Z0-9-]{1,20})\.(form|mail)\.([a-z0-9]{1,12})\.([\w-]{43})$/;

export function createDealStatusLinks(secret: string, now: () => number): DealStatusLinks {
  const { sign, isSigned } = createSigner(secret, "deal-status");
  const contentOf = ({ reference, email }: LinkedLead, channel: string, issued: string) =>
    [reference, channel, issued, emailKey(email)].join(" ");
  return {
    issue(lead, channel) {
      const issued = now().toString(36);
      const token = [lead.reference, channel, issued, sign(contentOf(lead, channel, issued))].join(".");
      return `${DEAL_STATUS_PATH}?token=${token}`;
    },
    read(token) {
      const [, typed = "", channel = "", issued = "", signature = ""] = TOKEN.exec(token) ?? [];
      const reference = parseReference(typed);
      if (reference === undefined) return undefined;
      return {
        reference,
        channel: channel === "mail" ? "mail" : "form",
        isExpired: now() > Number.parseInt(issued, 36) + LIFETIME_MS,
        isProof: (lead) =>
          lead.reference === reference && isSigned(contentOf(lead, channel, issued), signature),
      };
    },
  };
}
