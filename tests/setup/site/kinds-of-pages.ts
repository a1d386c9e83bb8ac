/** Subscription pages, which search engines do not list. */
const NEWS_STEPS = [
  "/dscr-news/subscribe",
  "/dscr-news/check-your-inbox",
  "/dscr-news/confirm",
  "/dscr-news/subscribed",
];

/** Pages after the form for privacy requests. Without a token they say that the link does not work. */
const REQUEST_STEPS = [
  "/privacy-request/check-your-inbox",
  "/privacy-request/confirm",
  "/privacy-request/status",
];

/** Pages that are not in the sitemap. */
const UNLISTED = [
  "/search?q=rates",
  "/nope",
  "/no/such",
  "/states/atlantis",
  ...NEWS_STEPS,
  ...REQUEST_STEPS,
  "/deal-status",
];

/** Paths whose pages come from one template. Guides to states and cities have sections of their own. */
const SAME_TEMPLATE = [
  /^\/states\/./,
  /^\/cities\/./,
  /^\/(credit-score|property-types|loan-amounts)\/./,
  /^\/(dscr-loan-(texas|florida)|(austin|dallas)-dscr-loans)$/,
  /^\/(pros-and-cons-dscr-loans|dscr-vs-traditional-mortgages|dscr-loan-long-form|forty-years-of-house-prices)$/,
  /^\/dscr-news\/./,
];

/** One page of every kind, from the sitemap. */
export async function listKindsOfPages(siteUrl: string): Promise<string[]> {
  const paths = await listSitemapPaths(siteUrl);
  const kinds = new Map(
    paths.map((path) => [SAME_TEMPLATE.find((template) => template.test(path)) ?? path, path]),
  );
  return [...kinds.values(), ...UNLISTED];
}

/** Every page, not only one of each kind. */
export async function listEveryPage(siteUrl: string): Promise<string[]> {
  return [...(await listSitemapPaths(siteUrl)), ...UNLISTED];
}

/** The paths of all pages in the sitemap. */
export async function listSitemapPaths(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return Array.from(sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+(\/[^<]*)<\/loc>/g), (match) => match[1] ?? "/");
}
