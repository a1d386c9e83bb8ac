import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL, in the order of the specification's route table. */
export default [
  index("home/home.route.tsx"),
  route("dscr-calculator", "calculators/dscr-calculator.route.tsx"),
  route("dscr-loan-requirements", "landings/requirements.route.tsx"),
  route("investment-property-loans", "landings/loan-options.route.tsx"),
  route("cash-flow-calculator", "calculators/cash-flow-calculator.route.tsx"),
  route("dscr-vs-traditional-mortgages", "articles/article.route.tsx", {
    id: "dscr-vs-traditional-mortgages",
  }),
  route("pros-and-cons-dscr-loans", "articles/article.route.tsx", { id: "pros-and-cons-dscr-loans" }),
  route("dscr-loan-long-form", "articles/article.route.tsx", { id: "dscr-loan-long-form" }),
  route("lender-partners", "lender-partners/lender-partners.route.tsx"),
  route("dscr-news", "news/news-list.route.tsx"),
  route("dscr-news/rss.xml", "news/news-feed.route.ts"),
  route("dscr-news/:id", "news/news-article.route.tsx"),
  route("prequalification-steps", "prequalification/prequalification.route.tsx"),
  route("faq", "company/faq.route.tsx"),
  route("about", "company/about.route.tsx"),
  route("contact", "company/contact.route.tsx"),
  route("disclosures", "company/disclosures.route.tsx"),
  route("terms", "company/terms.route.tsx"),
  route("privacy", "company/privacy.route.tsx"),
  route("states", "guides/states.route.tsx"),
  route("states/:guide", "guides/guide.route.tsx", { id: "state-guide" }),
  route("credit-score/:guide", "guides/guide.route.tsx", { id: "credit-score-guide" }),
  route("property-types/:guide", "guides/guide.route.tsx", { id: "property-type-guide" }),
  route("cities/:guide", "guides/guide.route.tsx", { id: "city-guide" }),
  route("loan-amounts/:guide", "guides/guide.route.tsx", { id: "loan-amount-guide" }),
  route("dscr-loan-rates", "landings/rates.route.tsx"),
  route("dscr-loan-florida", "landings/market-landing.route.tsx", { id: "dscr-loan-florida" }),
  route("dscr-loan-texas", "landings/market-landing.route.tsx", { id: "dscr-loan-texas" }),
  route("dscr-loan-pros-and-cons", "landings/pros-and-cons.route.tsx"),
  route("austin-dscr-loans", "landings/market-landing.route.tsx", { id: "austin-dscr-loans" }),
  route("dallas-dscr-loans", "landings/market-landing.route.tsx", { id: "dallas-dscr-loans" }),

  route("lead-received", "leads/lead-received.route.tsx"),
  route("search", "search/search.route.tsx"),
  route("sitemap.xml", "seo/sitemap.route.ts"),
  route("robots.txt", "seo/robots.route.ts"),
  route("llms.txt", "seo/llms.route.ts"),
  route("site.webmanifest", "seo/manifest.route.ts"),

  ...(import.meta.env.DEV ? [route("ui-gallery", "ui/gallery.route.tsx")] : []),

  // Everything else: a content page from the database, or one of the two not-found screens.
  route("*", "content-pages/content-page.route.tsx"),
] satisfies RouteConfig;
