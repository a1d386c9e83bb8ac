import { type DefaultTreeAdapterTypes, parse } from "parse5";

export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** The elements inside it, in the document's order. */
  readonly within: readonly HtmlElement[];
}

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
