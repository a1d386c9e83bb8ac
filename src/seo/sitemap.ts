import type { PageRecord } from "./page-record.ts";

export function sitemap(pages: readonly PageRecord[], siteUrl: string): string {
  const entries = pages
    .filter((page) => !page.isUnlisted)
    .map(
      (page) => `<url><loc>${escapeXml(siteUrl + page.path)}</loc><lastmod>${page.updated}</lastmod></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
