/** What a document tells the starter about the application. Written by the server, read in the browser. */
export interface PageStart {
  /** Modules, in the order in which they run. */
  readonly files: readonly string[];
  /** The modules of the page's routes, by route id. */
  readonly routes: Readonly<Record<string, string>>;
  /** The module that starts rendering. */
  readonly entry: string;
  /** The full stylesheet, for other pages: the document contains the rules of its own. */
  readonly stylesheet: string;
  /** React Router's settings for its client. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The data of the page's loaders, as React Router serializes it. */
  readonly data: string;
}

export const PAGE_START_ID = "page-start";

/** Serialized for a script element, which would end at the first `</script`. */
export function writePageStart(start: PageStart): string {
  return JSON.stringify(start).replaceAll("<", "\\u003c");
}
