import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** CSP sources (`sha256-...`) of what a document carries inside itself. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Script types that a browser acts on, and that a Content-Security-Policy therefore must allow; others are data. */
const ACTIVE_TYPES = new Set([
  "",
  "module",
  "importmap",
  "speculationrules",
  "text/javascript",
  "application/javascript",
  "text/ecmascript",
  "application/ecmascript",
]);

export function findInlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  // Without scripting, a style inside noscript counts: it is in force for just the visitors without scripts.
  for (const element of elementsOf(parse(html, { scriptingEnabled: false }))) {
    if (element.tagName === "style") styles.add(hashText(element));
    if (element.tagName === "script" && isActiveInline(element)) scripts.add(hashText(element));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function* elementsOf(parent: DefaultTreeAdapterTypes.ParentNode): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of parent.childNodes) {
    if (!("tagName" in child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

function isActiveInline(script: DefaultTreeAdapterTypes.Element): boolean {
  const attributes = new Map(script.attrs.map(({ name, value }) => [name, value]));
  return !attributes.has("src") && ACTIVE_TYPES.has((attributes.get("type") ?? "").trim().toLowerCase());
}

function hashText(element: DefaultTreeAdapterTypes.Element): string {
  const text = element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
