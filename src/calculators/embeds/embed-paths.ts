/** Pages that other sites may frame. Nothing else of the site may be framed (decision 0023). */
export const EMBED_PATHS = ["/embed/dscr-calculator", "/embed/deal-analyzer"] as const;

export function isEmbedPath(path: string): boolean {
  return EMBED_PATHS.some((embed) => embed === path);
}

/** A calculator that can stand on another site. */
export interface Embeddable {
  readonly path: (typeof EMBED_PATHS)[number];
  /** The page that has more of it. */
  readonly fullPath: string;
  readonly name: string;
  /** Pixels that its example takes in a column of text. */
  readonly height: number;
  readonly asksForState: boolean;
}
