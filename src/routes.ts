import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL, in the order of the specification's route table. */
export default [
  index("home/home.route.tsx"),
  route("faq", "company/faq.route.tsx"),

  route("search", "search/search.route.tsx"),
  route("sitemap.xml", "seo/sitemap.route.ts"),
  route("robots.txt", "seo/robots.route.ts"),
  route("llms.txt", "seo/llms.route.ts"),
  route("site.webmanifest", "seo/manifest.route.ts"),

  // Everything else: a content page from the database, or one of the two not-found screens.
  route("*", "content-pages/content-page.route.tsx"),
] satisfies RouteConfig;
