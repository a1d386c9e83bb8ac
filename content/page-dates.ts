/**
 * ISO date on which the texts of the pages without a date of their own were last revised, for the sitemap and for
 * search engines. It says nothing about any figure.
 */
export const pagesRevised = "2026-11-18";
