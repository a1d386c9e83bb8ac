import { type HtmlDocument, readDocument } from "../setup/html-elements.ts";
import { renderedPages } from "../setup/site/rendered-pages.ts";

const documents = new Map((await renderedPages).map(({ path, html }) => [path, readDocument(html)]));

/** A page between the site's header and footer, as a reader without scripts gets it. */
export function documentAt(path: string): HtmlDocument {
  const document = documents.get(path);
  if (document === undefined) throw new Error(`There is no page ${path}.`);
  return document;
}
