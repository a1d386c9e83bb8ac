import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { PAGE_START_ID, type PageStart } from "../../../src/start/page-start.ts";

/** A page as a program reads it that does not run scripts. */
export interface ReadDocument {
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly titles: readonly string[];
  readonly description: string;
  /** Title, metadata, canonical and other links, structured data: what machines read instead of the page. */
  readonly head: readonly string[];
  readonly start: PageStart | undefined;
}

type Element = DefaultTreeAdapterTypes.Element;

export function readDocument(html: string): ReadDocument {
  const elements = listElements(parse(html));
  const head = elements.filter(({ tagName }) => tagName === "head").flatMap(listElements);
  const start = elements.find((element) => attribute(element, "id") === PAGE_START_ID);
  const description = head.find((element) => attribute(element, "name") === "description");
  return {
    links: elements.flatMap((element) => (element.tagName === "a" ? (attribute(element, "href") ?? []) : [])),
    ids: new Set(elements.flatMap((element) => attribute(element, "id") ?? [])),
    titles: head.filter(({ tagName }) => tagName === "title").map(textOf),
    description: description === undefined ? "" : (attribute(description, "content") ?? ""),
    head: head.flatMap(describeTag).toSorted(),
    start: start === undefined ? undefined : JSON.parse(textOf(start)),
  };
}

/** The scripts that a document names: all that the page needs to be hydrated. */
export function listScripts({ files, routes, entry }: PageStart): Set<string> {
  return new Set([...files, ...Object.values(routes), entry]);
}

function listElements(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...listElements(child)] : []));
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

function describeTag(element: Element): string[] {
  const { tagName } = element;
  if (tagName === "title") return [`title ${textOf(element)}`];
  if (tagName === "script" && attribute(element, "type") === "application/ld+json")
    return [`script ${JSON.stringify(JSON.parse(textOf(element)))}`];
  const isMetadata =
    tagName === "meta" && (attribute(element, "name") ?? attribute(element, "property")) !== undefined;
  const isRelation = tagName === "link" && /^(canonical|alternate)$/.test(attribute(element, "rel") ?? "");
  if (!isMetadata && !isRelation) return [];
  const attributes = element.attrs.map(({ name, value }) => `${name}=${value}`);
  return [`${tagName} ${attributes.toSorted().join(" ")}`];
}
