import { useLocation } from "react-router";
import { campaignQuery } from "./campaign.ts";

/** Carries the campaign through a GET form: its fields replace the query of its action. */
export function CampaignFields() {
  const { search } = useLocation();
  return Array.from(new URLSearchParams(campaignQuery(search)), ([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
