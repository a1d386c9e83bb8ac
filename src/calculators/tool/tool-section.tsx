import type { ReactNode } from "react";

interface ToolSectionProps {
  /** Also its address on the page. */
  readonly id: string;
  readonly heading: string;
  /** What it answers, or how. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** One question about the figures, and its answer. */
export function ToolSection({ id, heading, text, children }: ToolSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section">
      <h2 id={`${id}-heading`} tabIndex={-1}>
        {heading}
      </h2>
      {text && <p className="mt-3 mb-5 max-w-[60ch]">{text}</p>}
      {children}
    </section>
  );
}
