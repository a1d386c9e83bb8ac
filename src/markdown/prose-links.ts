import { addCampaign } from "../campaign/campaign.ts";

/** Adds the campaign of the current URL's query to the internal links of rendered Markdown. */
export function addCampaignToLinks(html: string, search: string): string {
  return html.replaceAll(/(?<=<a href=")\/[^"]*/g, (href) =>
    addCampaign(href.replaceAll("&amp;", "&"), search).replaceAll("&", "&amp;"),
  );
}
