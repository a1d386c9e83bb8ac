import type { ReactNode } from "react";

interface ToolSectionProps {
  /** Also its address on the page. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** One question about the figures, and its answer. */
export function ToolSection({ id, heading, children }: ToolSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section">
      <h2 id={`${id}-heading`} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
