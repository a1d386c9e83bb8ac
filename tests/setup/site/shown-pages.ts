import { readableText } from "../../../server/edition/readable-text.ts";
import { analyzerFacts, dealAnalyzerPage } from "../../../src/deal-analyzer/deal-analyzer-catalog.server.ts";
import { shippedContent } from "../shipped-content.ts";
import { renderedPages } from "./rendered-pages.ts";

/**
 * Every page as a visitor reads it, with what a search leaves out: the hints in its forms, by-lines and notices. Includes the pages of
 * content/pages, which are published at the first start.
 */
export const shownPages: readonly { readonly path: string; readonly text: string }[] = (
  await renderedPages
).map(({ path, html }) => {
  const whole = html.replaceAll(/<(\/?)form\b/g, "<$1section").replaceAll(" data-nosnippet", "");
  const { text } = readableText(`<main>${whole}</main>`);
  // The analyzer shows some of its facts only beside the figures that somebody typed.
  const later = path === dealAnalyzerPage(shippedContent).path ? analyzerFacts(shippedContent) : "";
  return { path, text: `${text}\n${JSON.stringify(later, null, 1)}` };
});
