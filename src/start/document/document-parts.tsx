import { createContext, useContext } from "react";
import { ADDRESS_ATTRIBUTE } from "../document-address.ts";
import { PAGE_START_ID } from "../page-start.ts";

/**
 * Parts that the server puts into a document. They are not in the browser's bundle, or they would be downloaded twice.
 */
export interface DocumentParts {
  readonly headScript: string;
  /** See `writePageStart`. */
  readonly start: string;
  readonly nonce: string | undefined;
}

/** Null in the browser. React leaves scripts and styles that it does not know in place. */
export const DocumentPartsContext = createContext<DocumentParts | null>(null);

/**
 * First in the head: the theme must be known before the first paint. In the browser, React must know that there is a
 * script here, or it would mistake this one for the next script in the head, which describes the page.
 */
export function HeadScript() {
  const parts = useContext(DocumentPartsContext);
  return (
    <script
      nonce={parts?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled by the build
      dangerouslySetInnerHTML={{ __html: parts?.headScript ?? "" }}
    />
  );
}

export function PageStartData() {
  const parts = useContext(DocumentPartsContext);
  return (
    parts && (
      <script
        id={PAGE_START_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, which is not executed
        dangerouslySetInnerHTML={{ __html: parts.start }}
      />
    )
  );
}

const STYLES_ID = "page-styles";

/** Placeholder for the styles, which are selected once the document is rendered: they depend on its content. */
export function PageStylesSlot() {
  const parts = useContext(DocumentPartsContext);
  return parts && <style id={STYLES_ID} nonce={parts.nonce} />;
}

export function fillPageStyles(html: string, css: string): string {
  const [slot] = html.match(new RegExp(`<style id="${STYLES_ID}"[^>]*>(?=</style>)`)) ?? [];
  if (slot === undefined) throw new Error("The document has no place for its styles.");
  return html.replace(slot, () => slot + css);
}

/** After rendering, because documents that are cached serve several addresses. */
export function writeDocumentAddress(html: string, address: string): string {
  const start = "<html ";
  if (!html.includes(start)) throw new Error("The document has no place for its address.");
  const value = address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return html.replace(start, () => `${start}${ADDRESS_ATTRIBUTE}="${value}" `);
}
