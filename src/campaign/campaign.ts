/** Query parameters that name the advert or mail a visitor came from. No other is carried from page to page or stored. */
export const CAMPAIGN_LABELS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;
export type Campaign = Readonly<Partial<Record<(typeof CAMPAIGN_LABELS)[number], string>>>;

/** What browsers leave in a query, without the characters that HTML has to escape. */
const PAIR = /^\w+=[\w.~%+!*(),:;=@/|{}[\]$-]{1,150}$/;

/** The campaign's part of a query, as it is written there. Empty, malformed and repeated labels are left out. */
export function campaignQuery(search: string): string {
  const pairs = search.slice(1).split("&");
  return CAMPAIGN_LABELS.flatMap(
    (label) => pairs.find((pair) => pair.startsWith(`${label}=`) && PAIR.test(pair)) ?? [],
  ).join("&");
}

/** Links to other sites and to files, and links that name a campaign themselves. */
const WITHOUT = /^[^?#]*[.:]|^\/\/|^[^#]*[?&]utm_/;

/** Adds the campaign of the current URL's query to a link within the site. */
export function addCampaign(to: string, search: string): string {
  const campaign = campaignQuery(search);
  if (campaign === "" || WITHOUT.test(to)) return to;
  const end = to.search(/#|$/);
  const address = to.slice(0, end);
  return `${address}${address.includes("?") ? "&" : "?"}${campaign}${to.slice(end)}`;
}

/** Whether a query has anything but a campaign. */
export function hasOtherParameters(search: string): boolean {
  const pairs = search.slice(1).split("&");
  return pairs.some((pair) => pair !== "" && !CAMPAIGN_LABELS.some((label) => pair.startsWith(`${label}=`)));
}
