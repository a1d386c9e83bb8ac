import { type DefaultTreeAdapterTypes, parse } from "parse5";

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** The elements inside it, in the document's order. */
  readonly within: readonly HtmlElement[];
}

/** A document as a reader without scripts gets it: for its texts, lists and links. */
export function readDocument(html: string) {
  const elements = listElements(html);
  const all = (tag: string, attributes?: Readonly<Record<string, string>>) =>
    selectElements(elements, tag, attributes);
  const textOf = (tag: string, attributes?: Readonly<Record<string, string>>) =>
    all(tag, attributes)[0]?.text ?? "";
  return {
    html,
    elements,
    all,
    textOf,
    heading: textOf("h1"),
    text: textOf("main"),
    links: linksIn({ within: elements }),
    /** A section, navigation or form by its heading or label. */
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

export type HtmlDocument = ReturnType<typeof readDocument>;

/** Every element of a document in its order, as a reader without scripts gets it. */
export function listElements(html: string): readonly HtmlElement[] {
  return toElements(parse(html, { scriptingEnabled: false }).childNodes);
}

/** Those with this tag and these attributes. */
export function selectElements(
  elements: readonly HtmlElement[],
  tag: string,
  wanted: Readonly<Record<string, string>> = {},
): readonly HtmlElement[] {
  return elements.filter(
    (element) =>
      element.tag === tag &&
      Object.entries(wanted).every(([name, value]) => element.attributes[name] === value),
  );
}

/** Where the links inside an element lead. */
export function linksIn({ within }: Pick<HtmlElement, "within"> = { within: [] }): readonly string[] {
  return selectElements(within, "a").flatMap(({ attributes }) => attributes.href ?? []);
}

function toElements(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): readonly HtmlElement[] {
  return nodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    const within = toElements(node.childNodes);
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [{ tag: node.tagName, attributes, text: textOf(node), within }, ...within];
  });
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
