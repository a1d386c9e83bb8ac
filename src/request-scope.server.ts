import { createContext } from "react-router";
import { describePageAt } from "./seo/page-meta-catalog.server.ts";
import type { PageRecord } from "./seo/page-record.ts";

/** What the process hands to every rendered page: where the site lives, and what is of this answer alone. */
export interface RequestScope {
  /** Public address without a trailing slash. */
  readonly siteUrl: string;
  /** Whether the operator counts visits: the privacy page says which. Absent while building. */
  readonly countsVisits?: boolean;
  /** Absent while prerendering: those scripts are allowed by their hashes. */
  readonly nonce?: string;
  /** Who asks, for evidence and limits; never for the log. Absent while prerendering. */
  readonly caller?: { readonly address: string; readonly requestId: string };
  /** Keeps what the loaders have loaded in a file, and answers with its address. Absent: it goes into the document. */
  readonly storeData?: (data: string) => string;
  /** Where an error while rendering goes; the console, while prerendering. */
  readonly reportError?: (error: unknown) => void;
}

export const requestScope = createContext<RequestScope>();

/** The metadata that a loader returns with its page. */
export function describePage(page: PageRecord, scope: RequestScope) {
  return describePageAt(scope.siteUrl, page);
}
