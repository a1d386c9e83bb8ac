import type { CarriedQuery } from "../../platform/http/carried-query.ts";
import { CAMPAIGN_LABELS, campaignQuery } from "./campaign.ts";

/** The campaign, as the HTTP server carries it. Documents contain the same links that the browser will render. */
export const carriedCampaign: CarriedQuery = {
  parameter: "utm_campaign",
  of: campaignQuery,
  hasOther: (search) =>
    search !== "" &&
    search
      .slice(1)
      .split("&")
      .some((pair) => pair !== "" && !CAMPAIGN_LABELS.some((label) => pair.startsWith(`${label}=`))),
};
