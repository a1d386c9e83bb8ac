import { dealStatusText } from "../../content/deal-status.ts";
import { businessPurpose } from "../../content/legal/business-purpose.ts";
import { releaseConsent } from "../../content/legal/release-consent.ts";
import { part } from "../../content/site-content.ts";
import { isStateServed } from "../../content/states-served.ts";
import { sha256 } from "../leads/consent/consent-record.server.ts";
import { lenderChannels, publicLenders } from "../lenders/lenders-catalog.server.ts";
import { stepPage } from "../seo/page-record.ts";
import type { DealLender } from "./deal/match-lenders.ts";
import type { HandoffRules } from "./handoff.server.ts";
import { DEAL_STATUS_PATH } from "./investor/deal-status-path.ts";
import type { ReleaseText } from "./release/release-store.server.ts";

/** What a person attests before the deal is offered. */
export const purposeOnOffer = businessPurpose;

/** What a person agrees to before this lender gets the name. */
export function releaseOnOffer(lender: string): ReleaseText {
  const text = releaseConsent.text(lender);
  return { text, version: releaseConsent.version, sha256: sha256(text) };
}

export const dealStatusPage = stepPage(dealStatusText, {
  path: DEAL_STATUS_PATH,
  updated: dealStatusText.updated,
});
export const dealStatusContent = dealStatusText;

const dealLenders = part<readonly DealLender[]>((site) =>
  publicLenders(site).map((lender) => ({
    ...lender,
    ...(lenderChannels(site).get(lender.id) ?? { receivers: [], webhookUrl: null, confirmedBy: null }),
  })),
);

/** What the operator has published. */
export const handoffRules = part<HandoffRules>((site) => ({
  dealLenders: dealLenders(site),
  isStateServed: isStateServed(site),
}));
