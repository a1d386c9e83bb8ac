import { createPortal } from "react-dom";

/** A tag of the head as React Router's `meta` describes it, after a journey as JSON. */
export type HeadTag = Readonly<Record<string, unknown>>;

/** The head of a page that comes later than its navigation: React Router knows only what a loader waited for. */
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs; no tag can end it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJson(document) }} />;
}

function writeJson(document: unknown): string {
  return JSON.stringify(document).replaceAll("<", "\\u003c");
}
