/** What a document says about the application that takes it over. Written by the server, read by the starter. */
export interface PageStart {
  /** Modules in the order in which they are run. */
  readonly files: readonly string[];
  /** The modules of the page's routes, by the ids of the routes. */
  readonly routes: Readonly<Record<string, string>>;
  /** Begins to draw. */
  readonly entry: string;
  /** All of it: the document has only what it needs itself. */
  readonly stylesheet: string;
  /** React Router's, for its browser half. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** What the page's loaders have loaded, or the address of it. */
  readonly data: { readonly text: string } | { readonly file: string };
}

export const PAGE_START_ID = "page-start";

/** As the text of a script element, which ends at the first `</script`. */
export function writePageStart(start: PageStart): string {
  return JSON.stringify(start).replaceAll("<", "\\u003c");
}
