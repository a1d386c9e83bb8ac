import type { ReactNode } from "react";
import { useFollowedLinks } from "../ui/followed-links.tsx";

/**
 * A part of the frame that the server renders and the browser leaves as it is: it never changes, so its code and its
 * texts need not be downloaded. Pass the children behind `import.meta.env.SSR`. Links inside navigate like all others.
 *
 * It must stay mounted: what React takes away here it cannot draw again.
 */
export function StaticIsland({ children }: { readonly children: ReactNode }) {
  const follow = useFollowedLinks();
  if (import.meta.env.SSR) return <div>{children}</div>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is clicked, and Enter clicks a link
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its links
    <div
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React from looking inside
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
