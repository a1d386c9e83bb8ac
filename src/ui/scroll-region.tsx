import type { ReactNode } from "react";

interface ScrollRegionProps {
  readonly label: string;
  /** Its height, and its border. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A long table that scrolls by itself, so that it does not fill five screens. Printed in full. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, only a focused element can be scrolled
      tabIndex={0}
      className={`overflow-auto print:max-h-none print:overflow-visible ${className}`}
    >
      {children}
    </section>
  );
}
