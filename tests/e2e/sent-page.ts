import { type HtmlElement, listElements, selectElements } from "../setup/html-elements.ts";
import { openSite } from "./browser.ts";

/**
 * A page as the server sends it, read without a browser: for its texts, lists and links. Rendering one in a browser takes
 * half a second of a processor.
 */
export async function fetchPage(path: string, siteUrl = openSite()) {
  const response = await fetch(new URL(path, siteUrl));
  const html = await response.text();
  const elements = listElements(html);
  const all = (tag: string, attributes?: Readonly<Record<string, string>>) =>
    selectElements(elements, tag, attributes);
  const textOf = (tag: string, attributes?: Readonly<Record<string, string>>) =>
    all(tag, attributes)[0]?.text ?? "";
  return {
    status: response.status,
    path: new URL(response.url).pathname,
    html,
    elements,
    all,
    textOf,
    heading: textOf("h1"),
    text: textOf("main"),
    /** A section or navigation by its heading or label. */
    part: (name: string) =>
      elements.find(
        ({ tag, attributes: { "aria-label": label, "aria-labelledby": id }, within }) =>
          ["section", "nav", "form"].includes(tag) &&
          (label === name ||
            (id !== undefined &&
              within.some(({ attributes, text }) => attributes.id === id && text === name))),
      ),
    /** What the page says about itself in its head. */
    meta: (name: string) => all("meta", { name })[0]?.attributes.content,
    structuredData: () => all("script", { type: "application/ld+json" }).map(({ text }) => JSON.parse(text)),
  };
}

export const linksIn = (element: HtmlElement | undefined): readonly (string | undefined)[] =>
  selectElements(element?.within ?? [], "a").map(({ attributes }) => attributes.href);
