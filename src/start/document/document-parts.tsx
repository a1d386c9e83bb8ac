import { createContext, useContext } from "react";
import { PAGE_START_ID } from "../page-start.ts";

/** What the server puts into a document. The browser's bundle does not have it: it would travel twice. */
export interface DocumentParts {
  readonly headScript: string;
  /** See `writePageStart`. */
  readonly start: string;
  readonly nonce: string | undefined;
}

/** Null in the browser. React leaves scripts and styles that it does not know where they are. */
export const PagePartsContext = createContext<DocumentParts | null>(null);

/**
 * First in the head: the theme must be known before anything is painted. In the browser React must know that a script
 * stands here, or it would take this one for the next of the head, which describes the page.
 */
export function HeadScript() {
  const parts = useContext(PagePartsContext);
  return (
    <script
      nonce={parts?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, compiled by the build
      dangerouslySetInnerHTML={{ __html: parts?.headScript ?? "" }}
    />
  );
}

export function PageStartData() {
  const parts = useContext(PagePartsContext);
  return (
    parts && (
      <script
        id={PAGE_START_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, and not run
        dangerouslySetInnerHTML={{ __html: parts.start }}
      />
    )
  );
}

const STYLES_ID = "page-styles";

/** Where the styles go once the document is there: they are chosen by what is in it. */
export function PageStylesSlot() {
  const parts = useContext(PagePartsContext);
  return parts && <style id={STYLES_ID} nonce={parts.nonce} />;
}

export function fillPageStyles(html: string, css: string): string {
  const slot = new RegExp(`(<style id="${STYLES_ID}"[^>]*>)(</style>)`);
  return html.replace(slot, (_, start, end) => `${start}${css}${end}`);
}
