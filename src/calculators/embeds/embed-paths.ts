/** Pages that other sites may frame. Nothing else of the site may be framed (decision 0023). */
export const EMBED_PATHS = ["/embed/dscr-calculator", "/embed/deal-analyzer"] as const;

export function isEmbedPath(path: string): boolean {
  return EMBED_PATHS.some((embed) => embed === path);
}
