import { readableText } from "../../../server/edition/readable-text.ts";
import { analyzerFacts, dealAnalyzerPage } from "../../../src/deal-analyzer/deal-analyzer-catalog.server.ts";
import { shippedContent } from "../shipped-content.ts";
import { renderedPages } from "./rendered-pages.ts";

/**
 * Every page as a visitor reads it, with the hints in its forms, which a search leaves out. Includes the pages of
 * content/pages, which are published at the first start.
 */
export const shownPages: readonly { readonly path: string; readonly text: string }[] = (
  await renderedPages
).map(({ path, html }) => {
  const withForms = html.replaceAll(/<(\/?)form\b/g, "<$1section");
  const { text } = readableText(`<main>${withForms}</main>`);
  // The analyzer shows some of its facts only beside the figures that somebody typed.
  const later = path === dealAnalyzerPage(shippedContent).path ? analyzerFacts(shippedContent) : "";
  return { path, text: `${text}\n${JSON.stringify(later, null, 1)}` };
});
