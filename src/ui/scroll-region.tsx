import type { ReactNode } from "react";

interface ScrollRegionProps {
  readonly label: string;
  /** Its height, and its border. */
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A table that scrolls by itself: so long that it would fill five screens, or wider than the screen. An edge that has
 * more is shaded. Printed in full.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, only a focused element can be scrolled
      tabIndex={0}
      className={`scroll-region overflow-auto print:max-h-none print:overflow-visible ${className}`}
    >
      {children}
    </section>
  );
}
