import type { ReactNode } from "react";

interface EmbedLinkProps {
  /** Path, query and fragment on this site. */
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link from an embed to the site. Always in a new tab: the page around the embed stays where it is, and no other page
 * of the site may appear in the frame.
 */
export function EmbedLink({ href, className = "link", children }: EmbedLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
