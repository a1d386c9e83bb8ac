import type { DeskBundle } from "../desk/desk-room.server.ts";
import type { StaticFiles } from "../platform/http/cache/static-files.ts";
import type { RenderPage } from "../platform/http/pages.ts";
import type { SecurityHeaders } from "../platform/http/security-headers.ts";
import type { NamedRecord } from "../src/records/record-store.server.ts";
import type { SiteSearch } from "../src/search/site-search.server.ts";
import type { SiteFacts } from "../src/site/site-facts-catalog.server.ts";
import type { SiteServices } from "../src/site/site-services.server.ts";

/** One edition of the site: everything that the published records decide. */
export interface Site {
  readonly staticFiles: StaticFiles;
  readonly renderPage: RenderPage;
  /** Renders with other pages of the operator than the published ones, such as one that is being written. */
  readonly renderWith: (pages: SiteServices["contentPages"]) => RenderPage;
  /** Renders with other records than the published ones. Absent in development. Throws if they cannot be shown. */
  readonly renderRecords?: (records: readonly NamedRecord[]) => RenderPage;
  readonly facts: SiteFacts;
  readonly search: SiteSearch;
  /** Renders the operator's desk. */
  readonly desk: DeskBundle;
  /**
   * Paths of pages that state the current date. They are rendered once a day; pages that the operator publishes are
   * rendered once. Absent in development, where every page is rendered each time.
   */
  readonly datedPaths?: readonly string[];
}

export interface SiteTools {
  readonly services: () => SiteServices;
  readonly reportError: (error: unknown, requestId: string) => void;
}

/** The records of an edition. */
export interface Edition {
  readonly records: readonly NamedRecord[];
  /** The build was rendered with them. */
  readonly isShipped: boolean;
}

/** The parts that differ between production and development. */
export interface SiteSource {
  readonly security: SecurityHeaders;
  readonly isDevelopment?: boolean;
  /** Renders in advance what may be published soon. */
  prepare?(records: readonly NamedRecord[]): Promise<void>;
  load(edition: Edition, tools: SiteTools): Promise<Site>;
  /** Wraps the application's listener. */
  readonly intercept?: (listener: Listener) => Listener;
}

type Listener = import("./app/app.ts").App["listener"];
