import { createPortal } from "react-dom";

/** A head tag as React Router's `meta` describes it, received as JSON. */
export type HeadTag = Readonly<Record<string, unknown>>;

/** Head tags of a page that loads after its navigation: React Router only knows what a loader waited for. */
export function HeadTags({ tags }: { readonly tags: readonly HeadTag[] }) {
  return tags.map((tag) => <OneTag key={JSON.stringify(tag)} tag={tag} />);
}

function OneTag({ tag }: { readonly tag: HeadTag }) {
  const { title, tagName, "script:ld+json": structured, ...attributes } = tag;
  if (typeof title === "string") return <title>{title}</title>;
  if (structured !== undefined) return createPortal(<StructuredData document={structured} />, document.head);
  // React itself moves these into the head.
  return tagName === "link" ? <link {...attributes} /> : <meta {...attributes} />;
}

function StructuredData({ document }: { readonly document: unknown }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs; writeJson escapes <
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJson(document) }} />;
}

function writeJson(document: unknown): string {
  return JSON.stringify(document).replaceAll("<", "\\u003c");
}
