import type { PageKind, PageRecord } from "./page-record.ts";

const SECTIONS: readonly { readonly title: string; readonly kinds: readonly PageKind[] }[] = [
  { title: "Calculators", kinds: ["tool"] },
  { title: "Articles", kinds: ["article", "page", "faq"] },
  { title: "Market pages", kinds: ["landing"] },
  { title: "Guides", kinds: ["guide"] },
  { title: "News", kinds: ["news"] },
  { title: "Legal", kinds: ["legal"] },
];

/** The site's contents as Markdown for language models (llmstxt.org). */
export function llmsText(
  site: { readonly name: string; readonly summary: string; readonly note: string },
  pages: readonly PageRecord[],
  siteUrl: string,
): string {
  const sections = SECTIONS.map(({ title, kinds }) => {
    const lines = pages
      .filter((page) => kinds.includes(page.kind) && !page.isUnlisted)
      .map((page) => `- [${page.title}](${siteUrl}${page.path}): ${page.description}`);
    return lines.length > 0 ? `## ${title}\n\n${lines.join("\n")}\n` : "";
  });
  const forPrograms = [
    "## For programs\n",
    `- [Calculation API](${siteUrl}/openapi.json): the figures of every calculator as JSON, without a key. Each answer names its assumptions and links to the same figures here.`,
    `- [MCP server](${siteUrl}/developers#mcp): the same as tools for assistants, over Streamable HTTP at ${siteUrl}/mcp.\n`,
  ].join("\n");
  return [
    `# ${site.name}\n`,
    `> ${site.summary}\n`,
    `${site.note}\n`,
    forPrograms,
    ...sections.filter(Boolean),
  ].join("\n");
}
